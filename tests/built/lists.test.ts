import { expect, test } from 'vitest'
import { ITEM } from '../../src/document'
import { BUILT, fileOf, textOf } from '../site/built'

const { folder } = BUILT.site
const linksOf = (path: string) =>
  Array.from(textOf(folder, fileOf(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g), ([, to]) => to!)

test('a large album links the photos without a tile, without script', () => {
  const album = '/photography/landscape/ferries2020'
  const html = textOf(folder, fileOf(album))
  const tile = `data-item="${ITEM.tile}"`
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
