import { expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import type { AlbumSource } from '../../src/content/source/content'
import { readContent } from '../../src/content/source/readContent'
import { secretsOf } from '../../src/privacy/secretsOf'
import { BUILT, fileOf, textOf } from '../site/built'
import { attribute, metas, tagsIn } from './tags'

/*
 * The scan of src/privacy makes sure that no file reveals an album that must stay private: see
 * `npm run build:fixture` and `npm run check:private`. These tests check what the scan does not know.
 */
const { content: source, folder } = BUILT.site
const content = await readContent(source)
const { albums } = content
const having = (level: AlbumSource['level']) => albums.filter((album) => album.level === level)
const pageText = (path: string) => textOf(folder, fileOf(path))

test('the scan looks for every name and address of a family album, for its own photos and for hidden ones', () => {
  const sought = new Set(secretsOf(content, [], new Map()).secrets.map(({ text }) => text))
  const hidden = albums.flatMap(({ photos }) => photos.flatMap(({ id, hide }) => (hide ? id : [])))
  expect(hidden.filter((id) => !sought.has(id))).toEqual([])
  for (const album of [...having('listed'), ...having('unlisted')]) {
    const isElsewhere = (id: string) =>
      albums.some((other) => other !== album && other.photos.some((photo) => photo.id === id))
    const own = album.photos.map(({ id }) => id).filter((id) => !isElsewhere(id))
    const said = [album.key, album.name, album.title, ...own]
    expect(
      said.filter((text) => !sought.has(text)),
      album.name,
    ).toEqual([])
  }
})

test('the data file of an unlisted album is named by a hash', () => {
  expect(having('unlisted')).toHaveLength(2)
  for (const album of having('unlisted')) {
    const [root = ''] = tagsIn(pageText(albumPath(album)), /<div id="root"[^>]*>/g)
    const data = attribute(root, 'data-album')
    expect(data, album.name).toMatch(/^\/assets\/album-[0-9a-f]{10}\.json$/)
  }
})

test('the share card of a public album has the album’s title', () => {
  for (const album of having('public')) {
    const [title] = metas(pageText(albumPath(album)), 'og:title')
    expect(title, album.name).toContain(album.title)
  }
})
