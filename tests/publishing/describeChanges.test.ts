import { expect, test } from 'vitest'
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
