import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import config from '../tailwind.config'
import { classFigures } from '../tools/classFigures'
import { parseClasses } from '../tools/parseClasses'

const ROOT = join(import.meta.dirname, '..')

const sourceOf = (file: string) => readFileSync(join(ROOT, 'src', file), 'utf8')
// Tailwind makes no utilities from what the style sheet excludes.
const left = sourceOf('styles.css')
  .match(/^@source not .*;$/gm)!
  .join('')
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
const utilities = sources.filter((file) => file.endsWith('utilities.css')).map(sourceOf)
const tailwind = await compile(
  `@tailwind utilities; @config "tailwind.config.ts"; ${left} ${utilities.join('')}`,
  {
    base: ROOT,
    loadModule: (path) => Promise.resolve({ path, base: ROOT, module: config }),
  },
)
let built = tailwind.build([])

/** Whether Tailwind makes a rule of a class name, or other names refer to it. */
function isKnown(name: string): boolean {
  if (/^(group|peer)(\/[\w-]+)?$/.test(name)) return true
  const before = built
  built = tailwind.build([name])
  return built !== before
}

const known = new Map<string, boolean>()
const unknownIn = (file: string, code: string) =>
  [...new Set(parseClasses(file, code))].filter((name) => {
    if (!known.has(name)) known.set(name, isKnown(name))
    return !known.get(name)
  })

const components = sources
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, code: sourceOf(file) }))

test('Tailwind makes every class name of the components', () => {
  const unknown = components.flatMap(({ file, code }) =>
    unknownIn(file, code).map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
  expect(known.size).toBeGreaterThan(100)
})

test('an unknown class name is found wherever it stands', () => {
  const unknown = (code: string) => unknownIn('planted.tsx', code)
  expect(unknown(`const a = <p className="flex p-huge hover:p-4" />`)).toEqual(['p-huge'])
  expect(unknown('const a = <p className={`flex ${b} p-huge`} />')).toEqual(['p-huge'])
  expect(unknown(`const a = <p className={b === 'c' ? 'flex' : 'd'} />`)).toEqual(['d'])
  expect(unknown(`const a = <p className={b && 'wider:flex'} />`)).toEqual(['wider:flex'])
  expect(unknown(`const B = { c: 'd' }; const a = <p className={B.c} />`)).toEqual(['d'])
  expect(unknown(`const a = ['b'].map((c) => <p className={c} />)`)).toEqual(['b'])
  expect(unknown(`const a = <Icon iconClassName="b" />`)).toEqual(['b'])
  expect(unknown(`const a = <Toaster options={{ className: 'b' }} />`)).toEqual(['b'])
  expect(unknown(`const A = ({ className = 'b' }) => <p className={className} />`)).toEqual(['b'])
  // Tailwind cannot read a composed name.
  expect(unknown('const a = <p className={`p-${b}`} />')).toEqual(['p-'])
})

test('no class has more than 160 characters, and at most 6 % of the names are arbitrary values', () => {
  const { longest, tokens, arbitrary } = classFigures(components)
  expect(longest.text.length, `${longest.file}: ${longest.text}`).toBeLessThanOrEqual(160)
  expect(arbitrary / tokens).toBeLessThanOrEqual(0.06)
})

test('a class is counted at its longest, and each name as often as it occurs', () => {
  const figures = (code: string) => {
    const { longest, tokens, arbitrary } = classFigures([{ file: 'planted.tsx', code }])
    return [longest.text, tokens, arbitrary]
  }
  expect(figures('const a = <p className={`flex ${b ? "p-1" : "p-1.5 m-1"} m-2`} />')).toEqual([
    'flex p-1.5 m-1 m-2',
    5,
    0,
  ])
  expect(
    figures('const A = "flex"; const a = <p className={`${A} ${B} ${c && "m-1"}`} />'),
  ).toEqual(['flex m-1', 2, 0])
  expect(figures(`const a = <p className={join('flex', b && 'm-1')} />`)).toEqual([
    'flex m-1',
    2,
    0,
  ])
  expect(
    figures(
      'const S = [{ className: "m-1" }]; const a = S.map(({ className }) => <p className={`p-1 ${className}`} />)',
    ),
  ).toEqual(['p-1 m-1', 2, 0])
  expect(figures('const boxClassName = (a) => `flex ${a ? "m-1" : ""}`')).toEqual([
    'flex m-1',
    2,
    0,
  ])
  expect(
    figures('const a = <><p className="w-[3px]" /><p className="[&_a]:p-2 p-1" /></>'),
  ).toEqual(['[&_a]:p-2 p-1', 3, 2])
})
