import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createOutput, type OutputFolder } from '../../../src/prerender/output/outputFolder'
import { fill, makeFolder } from '../../folder'

let root: string
beforeEach(() => {
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

test('a build writes only what has changed', () => {
  const first = build((output) => {
    output.write('a/same.html', 'same')
    output.write('a/other.html', 'one')
  })
  expect(first).toEqual(['a/same.html 4', 'a/other.html 3'])
  const output = createOutput(join(root, 'dist'))
  output.write('a/same.html', 'same')
  output.write('a/other.html', 'two')
  expect([isUntouched('a/same.html'), isUntouched('a/other.html')]).toEqual([true, false])
  expect(text('a/other.html')).toBe('two')
})

test('a build removes files of earlier builds and folders that become empty', () => {
  build((output) => {
    output.write('kept.html', '')
    output.write('album/secret/photo.html', '')
    output.write('album/kept.html', '')
  })
  build((output) => {
    output.write('kept.html', '')
    output.write('album/kept.html', '')
  })
  expect(readdirSync(join(root, 'dist'), { recursive: true }).toSorted()).toEqual([
    'album',
    'album/kept.html',
    'kept.html',
  ])
})

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
  build((output) => output.write('page.html/below', ''))
  build((output) => output.write('page.html', 'page'))
  expect(text('page.html')).toBe('page')
})
