import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

const entries = readdirSync(SRC, { recursive: true, withFileTypes: true }).map((entry) => ({
  path: relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  isFolder: entry.isDirectory(),
}))
const files = entries.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => path)

const EXPORTED = /^export (?:async )?(?:type|interface|const|let|class|function\*?) (\w+)/gm

describe('rooms', () => {
  test('no file gathers the exports of others', () => {
    const barrels = files.filter((file) => /(^|\/)index\.tsx?$/.test(file))
    expect(barrels).toEqual(['routes/index.tsx'])
  })
  test('none is named after what code is rather than what it is about', () => {
    const names = /(^|\/)(components|hooks|utils|lib|types)$/
    expect(entries.filter((e) => e.isFolder && names.test(e.path))).toEqual([])
  })
})

test('an exported name means one thing', () => {
  const homes = new Map<string, Set<string>>()
  // Each language has the same names for its words.
  for (const path of files.filter((file) => !/\.gen\.|^words\//.test(file)))
    for (const [, name] of readFileSync(join(SRC, path), 'utf8').matchAll(EXPORTED))
      homes.set(name!, new Set(homes.get(name!)).add(path))
  // A route file exports what the router asks for.
  homes.delete('Route')
  expect([...homes].filter(([, paths]) => paths.size > 1)).toEqual([])
})
