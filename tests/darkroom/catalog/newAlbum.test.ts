import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Photo } from '../../../src/content/schema'
import { addAlbum, nameFor, newAlbum } from '../../../src/darkroom/catalog/newAlbum'
import { createDisk } from '../../../src/darkroom/files/disk'
import { folderOf } from '../site'

describe('a new album', () => {
  test.each([
    ['iceland2026', 'Iceland 2026'],
    ['new-zealand_north', 'New Zealand North'],
    ['northCape', 'North Cape'],
    ['2026', '2026'],
    ['a', 'A'],
  ])('with the key %s has the name %s', (key, name) => {
    expect(nameFor(key)).toBe(name)
  })
  test('has the year in its key, else the year in which all photos were taken', () => {
    const yearOf = (key: string, ...captures: Photo['capture'][]) => {
      const photos = captures.map((capture) => ({ capture }) as Photo)
      return newAlbum(key, 'misc', photos).year
    }
    const [early, late] = [{ taken: '2024-01-01T00:00:00' }, { taken: '2024-05-01T00:00:00' }]
    expect(yearOf('iceland2026', early)).toBe(2026)
    expect(yearOf('iceland', early, undefined, late)).toBe(2024)
    expect(yearOf('iceland', early, { taken: '2025-01-01T00:00:00' })).toBeUndefined()
    expect(yearOf('iceland20264')).toBeUndefined()
  })
  test('is added to the catalog without changing other text', async () => {
    const text =
      '{\n  "categories": [{ "id": "misc", "name": "\\"albums\\": [" }],\n  "albums": [\n    { "id": "a", "aliases": ["b"] }\n  ]\n}\n'
    const album = { id: 'c', name: 'C', category: 'misc' } as const
    async function addTo(catalog: string): Promise<string> {
      const root = folderOf({ 'src/content/catalog.json': catalog })
      await addAlbum({ root, disk: createDisk(root) }, album)
      return readFileSync(join(root, 'src/content/catalog.json'), 'utf8')
    }
    const added = await addTo(text)
    expect(added.startsWith(text.slice(0, text.indexOf('\n  ]')))).toBe(true)
    expect((JSON.parse(added) as { albums: unknown[] }).albums).toEqual([
      { id: 'a', aliases: ['b'] },
      album,
    ])
    // The line ends stay as they are.
    expect(await addTo(text.replaceAll('\n', '\r\n'))).toBe(added.replaceAll('\n', '\r\n'))
    for (const odd of ['{"albums":[]}', '{"a":{"albums":[]},"albums":[{"id":"x"}],"z":[1]}'])
      expect((JSON.parse(await addTo(odd)) as { albums: unknown[] }).albums.at(-1)).toEqual(album)
  })
})
