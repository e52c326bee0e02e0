import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const DOCS = [
  'README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** The anchor that code hosts give a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading]) => anchorOf(heading!))

test('the README is short', () => {
  expect(Buffer.byteLength(readFileSync('README.md'))).toBeLessThanOrEqual(8000)
})

test('every link in the documents leads to an existing file and heading', () => {
  const lost = DOCS.flatMap((doc) =>
    Array.from(readFileSync(doc, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link]) => {
      const [path = '', anchor] = link!.split('#')
      const file = path === '' ? doc : normalize(join(dirname(doc), path))
      const isThere =
        existsSync(file) && (!anchor || anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
      return isThere ? [] : [`${doc}: ${link}`]
    }).flat(),
  )
  expect(lost).toEqual([])
})
