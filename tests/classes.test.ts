import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import config from '../tailwind.config'
import { readClasses } from './readClasses'

const ROOT = join(import.meta.dirname, '..')

const styles = readFileSync(join(ROOT, 'src/styles.css'), 'utf8')
// What the site's own style sheet leaves out, Tailwind does not make.
const left = styles.match(/^@source not .*;$/gm)!.join('')
const tailwind = await compile(`@tailwind utilities; @config "tailwind.config.ts"; ${left}`, {
  base: ROOT,
  loadModule: (path) => Promise.resolve({ path, base: ROOT, module: config }),
})
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
  readClasses(file, code).filter((name) => {
    if (!known.has(name)) known.set(name, isKnown(name))
    return !known.get(name)
  })

test('every class name in a component is one that Tailwind makes', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const unknown = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      unknownIn(file, readFileSync(join(ROOT, 'src', file), 'utf8')).map(
        (name) => `${file}: ${name}`,
      ),
    )
  expect(unknown).toEqual([])
  expect(known.size).toBeGreaterThan(100)
})

test('one that it does not make is refused, wherever it stands', () => {
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
  // A name that is put together is none that Tailwind could read.
  expect(unknown('const a = <p className={`p-${b}`} />')).toEqual(['p-'])
})
