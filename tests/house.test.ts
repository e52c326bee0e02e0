import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createLogger, loadConfigFromFile } from 'vite'
import { describe, expect, test } from 'vitest'
import { countAll, countLines, functionsIn } from '../tools/codeFigures'
import { parseImports } from './parseImports'

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')

const entries = readdirSync(SRC, { recursive: true, withFileTypes: true }).map((entry) => ({
  path: relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  isFolder: entry.isDirectory(),
}))
const files = entries.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => path)

const EXPORTED = /^export (?:async )?(?:type|interface|const|let|class|function\*?) (\w+)/gm

describe('rooms', () => {
  test('no barrel file gathers the exports of others', () => {
    const barrels = files.filter((file) => /(^|\/)index\.tsx?$/.test(file))
    expect(barrels).toEqual(['routes/index.tsx'])
  })
  test('no folder is named components, hooks, utils, lib or types', () => {
    const names = /(^|\/)(components|hooks|utils|lib|types)$/
    expect(entries.filter((e) => e.isFolder && names.test(e.path))).toEqual([])
  })
})

test('no two files export the same name', () => {
  const homes = new Map<string, Set<string>>()
  // Each language has the same names for its words.
  for (const path of files.filter((file) => !/\.gen\.|^words\//.test(file)))
    for (const [, name] of readFileSync(join(SRC, path), 'utf8').matchAll(EXPORTED))
      homes.set(name!, new Set(homes.get(name!)).add(path))
  // A route file exports what the router asks for.
  homes.delete('Route')
  expect([...homes].filter(([, paths]) => paths.size > 1)).toEqual([])
})

/** Exempt: generated files, words (imported as a whole), and acts.ts (contract.ts exports all of it). */
const EXEMPT = /\.(gen|d|test-d)\.tsx?$|^src\/words\/|^src\/table\/acts\.ts$/

test('an exported name is used by a file that imports its file', () => {
  const below = ['src', 'tests', 'tools', 'bench'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
  )
  const paths = [...below, ...readdirSync(ROOT)].filter((path) => /\.tsx?$/.test(path))
  const importers = new Map<string, string[]>()
  const exported: [file: string, name: string][] = []
  for (const path of paths.map((one) => one.replaceAll('\\', '/'))) {
    const code = readFileSync(join(ROOT, path), 'utf8')
    for (const { to } of parseImports(path, code))
      importers.set(to, [...(importers.get(to) ?? []), code])
    if (EXEMPT.test(path)) continue
    for (const [, name] of code.matchAll(EXPORTED))
      exported.push([path.replace(/\.tsx?$/, ''), name!])
  }
  const unused = exported.filter(
    ([file, name]) => !importers.get(file)?.some((code) => new RegExp(`\\b${name}\\b`).test(code)),
  )
  // vite.config.ts names it in a text.
  expect(unused).toEqual([['src/missingFile', 'loadChunk']])
})

test('imports of packages come first, then those of farther folders', () => {
  const distanceOf = (path: string) =>
    path.startsWith('./') ? 0 : path.startsWith('.') ? path.split('../').length : Infinity
  const disordered = files.filter((file) => {
    const code = readFileSync(join(SRC, file), 'utf8')
    const found = Array.from(code.matchAll(/^(?:import|\}) .*from '([^']+)'$/gm), ([, path]) =>
      distanceOf(path!),
    )
    return found.some((distance, i) => distance > found[i - 1]!)
  })
  expect(disordered).toEqual([])
})

test('Vite finds nothing that keeps Node from loading vite.config.ts', async () => {
  const warnings: string[] = []
  const logger = { ...createLogger(), warn: (text: string) => void warnings.push(text) }
  const build = { command: 'build', mode: 'production' } as const
  expect(await loadConfigFromFile(build, 'vite.config.ts', ROOT, 'warn', logger)).not.toBeNull()
  expect(warnings).toEqual([])
})

describe('size', () => {
  const code = entries
    .filter(({ path }) => /\.(tsx?|css)$/.test(path) && !/\.gen\./.test(path))
    .map(({ path }) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

  test('no function has more than 100 lines', () => {
    const functions = code
      .filter(({ path }) => !path.endsWith('.css'))
      .flatMap(({ path, text }) => functionsIn(path, text))
    expect(functions.length).toBeGreaterThan(1000)
    expect(functions.filter(({ lines }) => lines > 100)).toEqual([])
  })
  test('no file has more than 250 lines, except the words of a language', () => {
    const long = code.filter(({ text }) => countLines(text).lines > 250)
    expect(long.map(({ path }) => path).filter((path) => !path.startsWith('words/'))).toEqual([])
  })
  test('no command of the darkroom has more than 60 lines', () => {
    const commands = code.filter(({ path }) => path.startsWith('darkroom/commands/'))
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter(({ text }) => countLines(text).lines > 60)).toEqual([])
  })
  test('at most 8 % of the lines are comments', () => {
    const { lines, comments } = countAll(code.map(({ text }) => text))
    expect(comments / lines).toBeLessThanOrEqual(0.08)
  })
  test('the counter counts lines of comments and of functions', () => {
    const text = '/**\n * a\n */\nfunction b() {\n  // c\n  return () => {\n  }\n}\n{/* d */}\n'
    expect(countLines(text)).toEqual({ lines: 9, comments: 5 })
    expect(functionsIn('e.tsx', text)).toEqual([
      { place: 'e.tsx:4', lines: 5 },
      { place: 'e.tsx:6', lines: 2 },
    ])
  })
})
