import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { createOutput, type OutputFolder } from '../../../src/prerender/output/outputFolder'
import { fill, makeFolder } from '../../folder'

const disk = vi.hoisted(() => ({ ignoresCase: false }))
/** The disk of a test can ignore case, as disks of macOS and Windows do. */
vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  /** The path under which the disk knows a file. */
  const known = (path: string): string => {
    if (!disk.ignoresCase || !path.startsWith(root)) return path
    const above = known(dirname(path))
    const name = basename(path)
    const names = fs.existsSync(above) ? fs.readdirSync(above) : []
    return join(above, names.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name)
  }
  const asKnown = (act: (path: string, ...rest: never[]) => unknown) =>
    ((path: string, ...rest: never[]) => act(known(path), ...rest)) as never
  return {
    ...fs,
    lstatSync: asKnown(fs.lstatSync),
    mkdirSync: asKnown(fs.mkdirSync),
    readFileSync: asKnown(fs.readFileSync),
    renameSync: (from, to) =>
      fs.renameSync(
        known(from as string),
        join(known(dirname(to as string)), basename(to as string)),
      ),
    rmSync: asKnown(fs.rmSync),
    writeFileSync: asKnown(fs.writeFileSync),
  }
})

let root: string
beforeEach(() => {
  disk.ignoresCase = false
  root = makeFolder()
})

const at = (file: string) => join(root, 'dist', file)
const text = (file: string) => readFileSync(at(file), 'utf8')
const LONG_AGO = new Date('2020-01-02T03:04:05.678Z')
const isUntouched = (file: string) => statSync(at(file)).mtime.getTime() === LONG_AGO.getTime()

/** Runs a build, then gives every file an old date. */
function build(work: (output: OutputFolder) => void): string[] {
  const output = createOutput(join(root, 'dist'))
  work(output)
  output.removeOthers()
  for (const { path } of output.files()) utimesSync(at(path), LONG_AGO, LONG_AGO)
  return output.files().map(({ path, bytes }) => `${path} ${bytes}`)
}

/** Runs a build that writes these texts. */
const buildOf = (texts: Record<string, string>) =>
  build((output) => {
    for (const [file, content] of Object.entries(texts)) output.write(file, content)
  })

test('a build writes only what has changed', () => {
  const first = buildOf({ 'a/same.html': 'same', 'a/other.html': 'one' })
  expect(first).toEqual(['a/same.html 4', 'a/other.html 3'])
  const output = createOutput(join(root, 'dist'))
  output.write('a/same.html', 'same')
  output.write('a/other.html', 'two')
  expect([isUntouched('a/same.html'), isUntouched('a/other.html')]).toEqual([true, false])
  expect(text('a/other.html')).toBe('two')
})

test('a build removes files of earlier builds and folders that become empty', () => {
  buildOf({ 'kept.html': '', 'album/secret/photo.html': '', 'album/kept.html': '' })
  buildOf({ 'kept.html': '', 'album/kept.html': '' })
  expect(readdirSync(join(root, 'dist'), { recursive: true }).toSorted()).toEqual([
    'album',
    'album/kept.html',
    'kept.html',
  ])
})

test.each([true, false])(
  'a build renames a file or a folder that differs in case only (the disk ignores case: %s)',
  (ignoresCase) => {
    disk.ignoresCase = ignoresCase
    buildOf({ 'docs/terms.pdf': 'terms', 'docs/old/more.pdf': 'more', 'docs/same.pdf': 'same' })
    buildOf({ 'docs/Terms.pdf': 'terms', 'docs/Old/More.pdf': 'changed', 'docs/same.pdf': 'same' })
    const files = ['Old', 'Old/More.pdf', 'Terms.pdf', 'same.pdf']
    expect(readdirSync(at('docs'), { recursive: true }).toSorted()).toEqual(files)
    expect([text('docs/Terms.pdf'), text('docs/Old/More.pdf')]).toEqual(['terms', 'changed'])
  },
)

test('a build keeps a file of another tool once it is added', () => {
  fill(root, { 'dist/assets/app.js': 'code', 'dist/assets/old.js': 'code' })
  expect(build((output) => output.add('assets/app.js'))).toEqual(['assets/app.js 4'])
  expect(existsSync(at('assets/old.js'))).toBe(false)
})

test('a build copies a file again if size or time of the original changes', () => {
  const from = join(root, 'lake.avif')
  const copy = () => build((output) => output.copy(from, 'photos/lake.avif'))
  writeFileSync(from, 'lake')
  utimesSync(from, LONG_AGO, LONG_AGO)
  copy()
  // Only reading the file would reveal this change.
  writeFileSync(at('photos/lake.avif'), 'LAKE')
  utimesSync(at('photos/lake.avif'), LONG_AGO, LONG_AGO)
  copy()
  expect(text('photos/lake.avif')).toBe('LAKE')
  utimesSync(from, LONG_AGO, new Date(LONG_AGO.getTime() + 2))
  copy()
  expect(text('photos/lake.avif')).toBe('lake')
  writeFileSync(from, 'lakes')
  utimesSync(from, LONG_AGO, LONG_AGO)
  copy()
  expect(text('photos/lake.avif')).toBe('lakes')
})

test('a build replaces a folder with a file of the same name', () => {
  buildOf({ 'page.html/below': '' })
  buildOf({ 'page.html': 'page' })
  expect(text('page.html')).toBe('page')
})
