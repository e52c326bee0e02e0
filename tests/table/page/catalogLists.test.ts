// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { RequestedDocumentAct } from '../../../src/table/contract'
import { listsAfter } from '../../../src/table/page/lists/catalogLists'

type Lists = Parameters<typeof listsAfter>[0]

const categories = [
  { id: 'land', name: 'Land', level: 'public' },
  { id: 'sea', name: 'Sea', level: 'listed', order: 'newest' },
]
const album = (at: number, id: string, category: string) => {
  return { at, id, name: id, category, level: 'public', address: `${id}-2020` }
}
/** As the server lists them: the albums of the sea have the newest first. */
const lists = {
  categories,
  albums: [
    album(0, 'alps', 'land'),
    album(2, 'fens', 'land'),
    album(3, 'moor', 'land'),
    album(4, 'isles', 'sea'),
    album(1, 'coast', 'sea'),
  ],
  removed: [{ at: 0, album: { id: 'gone', name: 'Gone', category: 'sea' } }],
} as unknown as Lists

const path = ['albums']

test.each<[string, RequestedDocumentAct[], string[]]>([
  ['nothing', [], ['alps 0', 'fens 2', 'moor 3', 'isles 4', 'coast 1']],
  [
    'a move, past albums of another category',
    [{ type: 'swap', path, at: 0, to: 2 }],
    ['fens 0', 'alps 2', 'moor 3', 'isles 4', 'coast 1'],
  ],
  [
    'a removal and a move',
    [
      { type: 'take', path, at: 0 },
      { type: 'swap', path, at: 1, to: 2 },
    ],
    ['moor 1', 'fens 2', 'isles 3', 'coast 0'],
  ],
  [
    'another category',
    [{ type: 'changeAlbum', id: 'fens', change: { category: 'sea' } }],
    ['alps 0', 'moor 3', 'fens 2', 'isles 4', 'coast 1'],
  ],
  [
    'an album put back',
    [{ type: 'put', path, at: 0, value: lists.removed[0]!.album }],
    ['alps 1', 'fens 3', 'moor 4', 'isles 5', 'coast 2', 'gone 0'],
  ],
  ['an act whose outcome the server decides', [{ type: 'undo' }], ['alps 0']],
])('the lists show what waits: %s', (_, acts, expected) => {
  const { albums, removed } = listsAfter(lists, acts)
  const shown = albums.map(({ id, at }) => `${id} ${at}`)
  expect(shown.slice(0, expected.length)).toEqual(expected)
  expect(removed.length).toBe(shown.includes('gone 0') ? 0 : 1)
})

test('settings that wait are shown, and an album that is put back has the level of its category', () => {
  const value = lists.removed[0]!.album
  const { categories, albums } = listsAfter(lists, [
    { type: 'write', edits: [{ path: ['categories', 0, 'name'], value: 'High ground' }] },
    { type: 'changeAlbum', id: 'alps', change: { name: 'Alps', level: 'listed' } },
    { type: 'put', path, at: 0, value },
  ])
  expect(categories[0]!.name).toBe('High ground')
  const find = (one: string) => albums.find(({ id }) => id === one)
  expect(find('alps')).toMatchObject({ name: 'Alps', level: 'listed', address: 'alps-2020' })
  expect(find('gone')).toMatchObject({ name: 'Gone', level: 'listed', address: 'gone' })
})
