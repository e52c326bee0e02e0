import { expect, test } from 'vitest'
import type { Level } from '../../src/content/schema'
import { describeChanges } from '../../src/publishing/describeChanges'

const CONTENT = { albums: [], site: { url: 'https://ada.example' } } as never

test('a changed file has its label, and a removed album the name of its file', () => {
  const before = { 'site.json': { digest: '1' }, 'albums/fjord.json': { digest: '1' } }
  expect(describeChanges(before, { 'site.json': { digest: '2' } }, CONTENT)).toMatchObject([
    { title: 'You and your site', kind: 'changed' },
    { title: 'Album fjord', kind: 'gone' },
  ])
})

test('an album that was made and removed since is not told', () => {
  expect(describeChanges({}, { 'albums/fjord.json': { digest: '1' } }, CONTENT)).toEqual([])
})

test.each([
  ['with its file', { 'albums/fjord.json': { digest: '2' } }],
  ['alone', { 'albums/fjord.json': { digest: '1' } }],
])('an album whose level has changed %s is told once, with the level', (_, file) => {
  const album = { id: 'fjord', file: 'fjord', title: 'Fjords', photos: [] }
  const content = { albums: [album], site: { url: 'https://ada.example' } } as never
  const catalog = (digest: string, level: Level) => ({
    'catalog.json': { digest, levels: { fjord: level } },
  })
  const before = { ...catalog('1', 'listed'), 'albums/fjord.json': { digest: '1' } }
  const after = { ...catalog('2', 'public'), ...file }
  const told = describeChanges(before, after, content)
  expect(told.filter(({ title }) => title === 'Fjords')).toMatchObject([{ level: 'public' }])
})

test('a new photo that is hidden is not listed, because visitors do not get it', () => {
  const photos = ['a', 'b'].map((id) => ({ id, src: `/${id}.avif`, hide: id === 'a' || undefined }))
  const album = { id: 'fjord', file: 'fjord', title: 'Fjords', photos }
  const content = { albums: [album], site: { url: 'https://ada.example' } } as never
  const after = { 'albums/fjord.json': { digest: '1', photos: { a: '1', b: '1' } } }
  const [told] = describeChanges({}, after, content)
  expect(told!.added).toMatchObject([{ id: 'b' }])
})

test('no level is told without an earlier publishing that noted them', () => {
  const album = { id: 'fjord', file: 'fjord', title: 'Fjords', photos: [] }
  const content = { albums: [album], site: { url: 'https://ada.example' } } as never
  const after = { 'catalog.json': { digest: '2', levels: { fjord: 'public' as const } } }
  const told = describeChanges({ 'catalog.json': { digest: '1' } }, after, content)
  expect(told.map(({ level }) => level)).toEqual([undefined])
})
