import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

type Import = { from: string; to: string; typeOnly: boolean }

const entries = readdirSync(SRC, { recursive: true, withFileTypes: true }).map((entry) => ({
  path: relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  isFolder: entry.isDirectory(),
}))
const files = entries.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => path)

/** `photography/rows.ts` → `photography`; a file beside the rooms is a room of its own: `store`. */
const roomOf = (path: string) => path.split('/')[0]!.replace(/\.tsx?$/, '')

/** A static or dynamic import or re-export of a file of ours, as its path under src without ending. */
const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/gm

function importsOf(file: string): Import[] {
  const code = readFileSync(join(SRC, file), 'utf8')
  return Array.from(code.matchAll(IMPORT), ([, type, still, later]) => ({
    from: file,
    to: posix.join(dirname(file), (still ?? later)!).replace(/\.tsx?$/, ''),
    typeOnly: type !== undefined,
  }))
}

// Declarations hold no code, and the route tree is written by a tool.
const imports = files.filter((file) => !/\.d\.ts$|^routeTree\.gen/.test(file)).flatMap(importsOf)
const told = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`)

test('the imports are found at all', () => {
  expect(told(imports)).toContain('store.ts → storage')
  expect(told(imports)).toContain('boot.ts → entry-client')
  expect(imports.filter((i) => i.typeOnly).length).toBeGreaterThan(10)
})

describe('arrows only go down', () => {
  const PAGES = new Set(['home', 'about', 'projects', 'photography', 'viewer'])
  test('page rooms never import each other', () => {
    const across = imports.filter(
      ({ from, to }) =>
        PAGES.has(roomOf(from)) && PAGES.has(roomOf(to)) && roomOf(from) !== roomOf(to),
    )
    expect(told(across)).toEqual([])
  })
  test.each(['physics', 'relief', 'images', 'store', 'content/schema'])(
    '%s imports nothing of other rooms but types',
    (room) => {
      const isInside = (path: string) => path === room || path.startsWith(`${room}/`)
      const outward = imports.filter(
        ({ from, to, typeOnly }) =>
          isInside(from.replace(/\.tsx?$/, '')) &&
          !isInside(to) &&
          !typeOnly &&
          // The store's own lower file.
          !(room === 'store' && to === 'storage'),
      )
      expect(told(outward)).toEqual([])
    },
  )
  test('nothing but the command line and the build imports the schema by more than type', () => {
    const loose = imports.filter(
      ({ from, to, typeOnly }) =>
        to === 'content/schema' &&
        !typeOnly &&
        from !== 'content/read.ts' &&
        !['prerender', 'darkroom'].includes(roomOf(from)),
    )
    expect(told(loose)).toEqual([])
  })
  test('what takes a library to understand of outside hosts stays with the command line', () => {
    const isHosts = (path: string) => path.startsWith('images/hosts/')
    const users = imports.filter(
      ({ from, to }) => isHosts(to) && !isHosts(from) && roomOf(from) !== 'darkroom',
    )
    expect(told(users)).toEqual([])
    expect(imports.some(({ from, to }) => isHosts(to) && roomOf(from) === 'darkroom')).toBe(true)
    const unpic = files.filter((f) => readFileSync(join(SRC, f), 'utf8').includes("from 'unpic'"))
    expect(unpic.filter((file) => !isHosts(file))).toEqual([])
  })
})

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
