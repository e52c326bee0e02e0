// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { AlbumState } from '../../../src/table/contract'
import { act, startEditing, takeIn } from '../../../src/table/page/editing'
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

test('an answer older than that to an act is ignored', async () => {
  const old = album('1', 'ab')
  const now = album('2', 'ba')
  const asked: ((response: Response) => void)[] = []
  const say = (state: AlbumState) => new Response(JSON.stringify({ state }))
  window.fetch = (_url, { body } = {}) =>
    body
      ? Promise.resolve(say(now))
      : new Promise((resolve) => {
          asked.push(resolve)
        })
  const opening = startEditing('alps')
  asked.shift()!(say(old))
  await opening
  const takingIn = takeIn()
  act({ type: 'order', ids: ['b', 'a'] })
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  const seen: string[][] = []
  const end = useTable.subscribe(() => seen.push(idsNow()))
  asked.shift()!(say(old))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked.shift()!(say(now))
  await takingIn
  end()
  expect(seen).not.toContainEqual(['a', 'b'])
  expect(idsNow()).toEqual(['b', 'a'])
})

test('imported photographs appear at once, but not while photographs are lifted', async () => {
  let now = album('1', 'ab')
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: now })))
  await startEditing('alps')
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
