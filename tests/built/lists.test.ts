import { expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import { allows } from '../../src/content/allows'
import { readContent } from '../../src/content/source/readContent'
import { ITEM, PART } from '../../src/document'
import { BUILT, fileOf, filesIn, pagesIn, textOf } from '../site/built'

const { content, folder } = BUILT.site
const { albums } = await readContent(content)
const linksOf = (path: string) =>
  Array.from(textOf(folder, fileOf(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g), ([, to]) => to!)

test('pages link every album that may be listed, and no empty category', () => {
  const others = pagesIn(folder).filter(
    (path) => !albums.some((album) => path.startsWith(albumPath(album))),
  )
  const linked = new Set(others.flatMap(linksOf))
  const listed = albums.filter(({ level }) => allows(level, 'list')).map(albumPath)
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter((path) => !linked.has(path))).toEqual([])
  expect(linked).not.toContain('/photography/weddings')
  expect(textOf(folder, fileOf('/photography/weddings'))).toContain(
    `data-part="${PART['empty-sheet']}"`,
  )
})

test('no file contains a hidden photo', () => {
  const files = filesIn(folder)
  const texts = files.filter((file) => /\.(html|json|xml|js)$/.test(file))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((file) => /kept-back|Kept back/.test(textOf(folder, file)))).toEqual([])
  expect(files.filter((file) => file.includes('kept-back'))).toEqual([])
})

test('a large album has 120 tiles, and a link to the other photos without script', () => {
  const album = '/photography/landscape/ferries2020'
  const html = textOf(folder, fileOf(album))
  const tile = `data-item="${ITEM.tile}"`
  expect(html.split(tile)).toHaveLength(1 + 120)
  const [, href, label] = /<noscript>.*?<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(
    html.slice(html.indexOf(tile)),
  )!
  expect(href).toBe(`${album}/ferry-121`)
  expect(label!.replace(/<[^>]*>/g, '')).toContain('Photographs 121 to 150, one at a time')
})

test('404.html works without script, and links home and to the photographs', () => {
  expect(textOf(folder, '404.html')).toContain('Off the map')
  expect(linksOf('/404')).toEqual(expect.arrayContaining(['/', '/photography']))
})
