import { expect, test } from 'vitest'
import { distinctCovers } from '../../../../src/content/source/album/distinctCovers'
import type { Level, Photo } from '../../../../src/content/schema'

const photo = (name: string, more: Partial<Photo> = {}): Photo => ({
  id: name,
  src: `/${name}.jpg`,
  alt: '',
  ...more,
})
const album = (...photos: Photo[]) => ({ level: 'public' as Level, photos, cover: photos[0] })
const ids = (albums: ReturnType<typeof album>[], chosen: object[] = []) => {
  const covers = distinctCovers(albums, (one) => chosen.includes(one))
  return albums.map((one) => covers.get(one)?.id)
}

test('two albums with the same first photo get different covers', () => {
  const [one, two] = [album(photo('a'), photo('b')), album(photo('a'), photo('c'))]
  expect(ids([one, two])).toEqual(['a', 'c'])
  expect(ids([one, two], [two]), 'the chosen cover stays').toEqual(['b', 'a'])
  expect(ids([one, two], [one, two]), 'both chosen covers stay').toEqual(['a', 'a'])
})

test('an unlisted album does not affect the covers of other albums', () => {
  const family = { ...album(photo('a')), level: 'unlisted' as const }
  expect(ids([family, album(photo('a'), photo('b'))])).toEqual([undefined, 'a'])
})

test('an album without another shown photo keeps a shared cover, and an empty album has none', () => {
  const hidden = photo('c', { hide: true })
  expect(ids([album(photo('a')), album(photo('a'), hidden), album()])).toEqual([
    'a',
    'a',
    undefined,
  ])
})
