import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

const entries = readdirSync(SRC, { recursive: true, withFileTypes: true }).map((entry) => ({
  path: relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  isFolder: entry.isDirectory(),
}))
const files = entries.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => path)

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
