import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type Import, readImports } from './readImports'
import { type Wall, WALLS } from './walls'

const SRC = join(import.meta.dirname, '../src')

/** The room that a path below src belongs to; `undefined` where none is named. */
function roomOf(path: string): string | undefined {
  const parts = path.replace(/(\.d)?\.(tsx?|cjs)$/, '').split('/')
  for (let end = parts.length; end > 0; end--) {
    const room = parts.slice(0, end).join('/')
    if (WALLS[room]) return room
  }
  return undefined
}

/** What of a wall an import needs: under which heading, and by which name. */
function needOf({ to, isOwn, isType }: Import): [keyof Wall, string] {
  if (isOwn) return [isType ? 'types' : 'rooms', roomOf(to) ?? to]
  if (to.startsWith('node:')) return ['node', to.slice('node:'.length)]
  return [isType ? 'packageTypes' : 'packages', to]
}

/** Who may be imported may be imported by type as well. */
const WIDER: Partial<Record<keyof Wall, keyof Wall>> = { types: 'rooms', packageTypes: 'packages' }

/** The heading under which a wall allows this, if it does. */
function grantOf(wall: Wall, heading: keyof Wall, name: string): keyof Wall | undefined {
  const wider = WIDER[heading]
  if (wider && wall[wider]?.includes(name)) return wider
  return wall[heading]?.includes(name) ? heading : undefined
}

/** Every import that no wall allows, as `file → what`; and what the walls allow that was made use of. */
function judge(files: Record<string, string>): { offences: string[]; used: Set<string> } {
  const offences: string[] = []
  const used = new Set<string>()
  for (const [file, code] of Object.entries(files)) {
    const room = roomOf(file)
    for (const found of readImports(file, code)) {
      const [heading, name] = needOf(found)
      if (found.isOwn && room && name === room) continue
      const grant = room && grantOf(WALLS[room]!, heading, name)
      if (grant) used.add(`${room} ${grant} ${name}`)
      else offences.push(`${file} → ${found.isType ? 'type ' : ''}${found.to}`)
    }
  }
  return { offences, used }
}

const files = Object.fromEntries(
  readdirSync(SRC, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(tsx?|cjs)$/.test(path))
    .map((path) => [relative(SRC, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
)

test('every file stands in a room', () => {
  expect(Object.keys(files).filter((file) => !roomOf(file))).toEqual([])
})

test('no room imports what its wall does not allow', () => {
  expect(judge(files).offences).toEqual([])
})

test('no wall allows more than is used', () => {
  const { used } = judge(files)
  const allowed = Object.entries(WALLS).flatMap(([room, wall]) =>
    Object.entries(wall).flatMap(([heading, names]) =>
      names.map((name) => `${room} ${heading} ${name}`),
    ),
  )
  expect(allowed.filter((grant) => !used.has(grant))).toEqual([])
})

test('no room reaches itself, not even by types', () => {
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (room: string, way: readonly string[]) => {
    if (way.includes(room)) circles.push([...way.slice(way.indexOf(room)), room].join(' → '))
    else if (!done.has(room)) {
      const { rooms = [], types = [] } = WALLS[room] ?? {}
      for (const next of [...rooms, ...types]) follow(next, [...way, room])
      done.add(room)
    }
  }
  for (const room of Object.keys(WALLS)) follow(room, [])
  expect(circles).toEqual([])
})

test.each([
  ['the shell importing a page', 'shell/Bar.tsx', "import { rows } from '../photography/rows'"],
  ['a picture importing the viewer', 'photo/PhotoFrame.tsx', "import '../viewer/Viewer'"],
  ['a page importing a page', 'photography/Cover.tsx', "import { Viewer } from '../viewer/Viewer'"],
  ['Node in a browser', 'content/load.ts', "import { readFile } from 'node:fs'"],
  ['the validator in a browser', 'content/load.ts', "import * as v from 'valibot'"],
  [
    'the validator by way of the schema',
    'content/load.ts',
    "import { Photo } from './source/schema'",
  ],
  ['what the build reads', 'content/site.ts', "import type { A } from './source/readContent'"],
  ['an import while it runs', 'photo/PhotoFrame.tsx', "const v = await import('../viewer/Viewer')"],
  ['a re-export', 'photo/PhotoFrame.tsx', "export { Viewer } from '../viewer/Viewer'"],
  ['a re-export of all', 'photo/PhotoFrame.tsx', "export * from '../viewer/Viewer'"],
  ['more than a type', 'images/sources.ts', "import { albumPath } from '../content/addresses'"],
  ['a type among values', 'relief/nameBox.ts', "import { type Area } from '../physics/world'"],
  ['a type named in place', 'physics/step.ts', "let r: import('../relief/rings').Ring"],
  ['a worker', 'physics/step.ts', "new Worker(new URL('../home/ringsWorker.ts', import.meta.url))"],
  ['a file by its path', 'progress.ts', "require('./darkroom/cli.ts')"],
  ['a package', 'physics/step.ts', "import { animate } from 'framer-motion'"],
  ['a file beside the rooms', 'physics/step.ts', "import { useStore } from '../store'"],
  ['a room without a wall', 'shed/rake.ts', "import { step } from '../physics/step'"],
])('%s is found', (_, file, code) => {
  expect(judge({ [file]: code }).offences).toHaveLength(1)
})

test.each([
  ['a file of the same room', 'viewer/Viewer.tsx', "import { Stage } from './Stage'"],
  [
    'a type, where types are allowed',
    'relief/a.ts',
    "import type { Area } from '../physics/world'",
  ],
  [
    'what only looks like an import',
    'physics/step.ts',
    "// import x from '../home/Home'\nconst s = 'import(\"../home/Home\")'",
  ],
])('%s is not', (_, file, code) => {
  expect(judge({ [file]: code }).offences).toEqual([])
})
