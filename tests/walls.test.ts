import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import lint from '../.oxlintrc.json'
import pureProject from '../tsconfig.pure.json'
import { type Import, parseImports } from './parseImports'
import { BROWSER_PACKAGES, EXCEPTIONS, IN_BROWSER, PURE, PURE_PACKAGES, RANKS } from './walls'

const SRC = join(import.meta.dirname, '../src')

const rankOf = new Map(RANKS.flatMap((rooms, rank) => rooms.map((room) => [room, rank] as const)))

/** A path below src, and every folder above it, nearest first. */
function pathsOf(path: string): string[] {
  const parts = path.replace(/(\.d)?\.(tsx?|cjs)$/, '').split('/')
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
}
const roomOf = (path: string) => pathsOf(path).find((room) => rankOf.has(room))
const isPure = (path: string) => pathsOf(path).some((room) => PURE.includes(room))

/** Why a file may not import something; `undefined` if it may. */
function faultOf(file: string, { to, isOwn, isType }: Import): string | undefined {
  const room = roomOf(file)
  if (!room) return 'stands in no room'
  if (isOwn) {
    const target = roomOf(to)
    if (!target) return 'is in no room'
    if (target === room) return undefined
    if (isPure(file) && !isType && !isPure(to)) return 'is not pure'
    if (rankOf.get(target)! >= rankOf.get(room)!) return 'is not below'
    const isBuilt = !IN_BROWSER.has(target) || target === 'content/source/schema'
    return IN_BROWSER.has(room) && isBuilt && !isType && target !== room
      ? 'is of the build'
      : undefined
  }
  if (isPure(file)) return PURE_PACKAGES.has(to) ? undefined : 'is not pure'
  if (!IN_BROWSER.has(room) || isType || to.startsWith('virtual:')) return undefined
  return BROWSER_PACKAGES.has(to) ? undefined : 'does not run in a browser'
}

/** Every import that breaks a rule, as `file → target reason`. */
const offencesIn = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, code]) =>
    parseImports(file, code).flatMap((found) => {
      const fault = faultOf(file, found)
      return fault ? [`${file} → ${found.to} ${fault}`] : []
    }),
  )

const files = Object.fromEntries(
  readdirSync(SRC, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(tsx?|cjs)$/.test(path))
    .map((path) => [relative(SRC, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
)

test('every import keeps the rules, except the listed exceptions', () => {
  expect(offencesIn(files).toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})

test('every named room exists', () => {
  const paths = new Set(Object.keys(files).flatMap(pathsOf))
  expect([...RANKS.flat(), ...PURE].filter((room) => !paths.has(room))).toEqual([])
})

test('the pure rooms are compiled without the DOM', () => {
  const included = pureProject.include.map((path) => path.replace(/^src\/|\.ts$/g, ''))
  expect(included).toEqual(PURE)
})

test('the lint forbids clocks and random numbers in the pure rooms', () => {
  const override = lint.overrides.find(({ rules }) => 'no-restricted-properties' in rules)
  const forbidden = override?.files.map((path) => path.replaceAll(/^src\/|\/\*\*$|\.ts$/g, ''))
  expect(forbidden).toEqual(PURE)
})

test.each([
  [
    'the shell importing a page',
    'shell/Bar.tsx',
    "import { rows } from '../photography/lists/CategoryPage'",
  ],
  ['a picture importing the viewer', 'photo/PhotoFrame.tsx', "import '../viewer/Viewer'"],
  ['a page importing a page', 'photography/Cover.tsx', "import { Viewer } from '../viewer/Viewer'"],
  ['Node in a browser', 'content/loading/load.ts', "import { readFile } from 'node:fs'"],
  ['the validator in a browser', 'content/loading/load.ts', "import * as v from 'valibot'"],
  [
    'the validator through the schema',
    'content/loading/load.ts',
    "import { Photo } from '../source/schema/album'",
  ],
  ['a type of a higher room', 'content/site.ts', "import type { A } from './source/readContent'"],
  ['the build at the light table', 'table/page/a.ts', "import { a } from '../../prerender/a'"],
  ['a dynamic import', 'photo/PhotoFrame.tsx', "const v = await import('../viewer/Viewer')"],
  ['a re-export', 'photo/PhotoFrame.tsx', "export { Viewer } from '../viewer/Viewer'"],
  ['a re-export of all', 'photo/PhotoFrame.tsx', "export * from '../viewer/Viewer'"],
  [
    'a value in a pure file',
    'images/sources.ts',
    "import { albumPath } from '../content/addresses'",
  ],
  ['a type among values', 'page/head/a.ts', "import { type Area } from '../../home/Home'"],
  ['a type named by import()', 'physics/step.ts', "let r: import('../relief/rings').Ring"],
  ['a worker', 'physics/step.ts', "new Worker(new URL('../home/ringsWorker.ts', import.meta.url))"],
  ['a file by its path', 'progress.ts', "require('./darkroom/cli.ts')"],
  ['a package', 'physics/step.ts', "import { animate } from 'framer-motion'"],
  ['React in a pure file', 'viewer/gestures/reduceGesture.ts', "import { useRef } from 'react'"],
  ['a file beside the rooms', 'physics/step.ts', "import { useStore } from '../store'"],
  ['a file in no room', 'shed/rake.ts', "import { step } from '../physics/step'"],
])('the check reports %s', (_, file, code) => {
  expect(offencesIn({ [file]: code })).toHaveLength(1)
})

test.each([
  ['a file of the same room', 'viewer/Viewer.tsx', "import { Stage } from './Stage'"],
  ['a type of a lower room', 'relief/a.ts', "import type { Area } from '../physics/world'"],
  [
    'comments and texts that look like imports',
    'physics/step.ts',
    "// import x from '../home/Home'\nconst s = 'import(\"../home/Home\")'",
  ],
])('the check does not report %s', (_, file, code) => {
  expect(offencesIn({ [file]: code })).toEqual([])
})
