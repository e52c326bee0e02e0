// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { AlbumState } from '../../../src/table/contract'
import { openAlbum, takeIn } from '../../../src/table/page/editing'
import { idsNow, useTable } from '../../../src/table/page/tableStore'

const album = (revision: string, ids: string): AlbumState => ({
  key: 'alps',
  title: 'Alps',
  revision,
  photos: ids.split('').map((id) => ({ id, photo: { id, src: '', alt: '' }, caption: '' })),
  removed: [],
  others: [],
  keepsOriginals: false,
})

test('what an import brings is taken in, but not under photographs that are lifted', async () => {
  let now = album('1', 'ab')
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: now })))
  await openAlbum('alps')
  now = album('2', 'abc')
  await takeIn()
  expect(idsNow()).toEqual(['a', 'b', 'c'])

  const lift = { ids: new Set(['b']), to: { gap: 0, isAfter: false }, by: 'pointer' } as const
  useTable.setState({ lift })
  now = album('3', 'abcd')
  await takeIn()
  expect(idsNow()).toEqual(['a', 'b', 'c'])
  expect(useTable.getState().lift).toBe(lift)

  useTable.setState({ lift: undefined })
  await vi.waitFor(() => expect(idsNow()).toEqual(['a', 'b', 'c', 'd']))
})
