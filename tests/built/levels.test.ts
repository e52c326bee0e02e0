import { describe, expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import type { AlbumSource } from '../../src/content/source/content'
import { readContent } from '../../src/content/source/readContent'
import { secretsOf } from '../../src/privacy/secretsOf'
import { BUILT, fileOf, textOf } from '../site/built'
import { attribute, canonicals, metas, tagsIn } from './tags'

/*
 * The scan of src/privacy makes sure that no file reveals an album that must stay private: see
 * `npm run build:fixture` and `npm run check:private`. These tests check what the scan does not know.
 */
const { content: source, folder } = BUILT.site
const content = await readContent(source)
const { albums, site } = content
const having = (level: AlbumSource['level']) => albums.filter((album) => album.level === level)
const pageText = (path: string) => textOf(folder, fileOf(path))
const shown = ({ photos }: AlbumSource) => photos.filter(({ src, hide }) => src !== '' && !hide)

test('the scan looks for every name and address of a family album, and for its own photos', () => {
  const sought = new Set(secretsOf(content, [], new Map()).secrets.map(({ text }) => text))
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

describe('a photo of both a family album and a public album', () => {
  const shared = having('public').flatMap((open) =>
    shown(open).flatMap(({ id }) =>
      albums
        .filter(({ level, photos }) => level !== 'public' && photos.some((one) => one.id === id))
        .map((family) => ({ id, open, family })),
    ),
  )
  test('exists in the fixture for each level', () => {
    expect(shared.map(({ family }) => family.level).toSorted()).toEqual(['listed', 'unlisted'])
  })
  test.each(shared)('$id has its canonical address in the public album', ({ id, open, family }) => {
    const home = `${site.url}${albumPath(open)}/${id}`
    for (const album of [open, family])
      expect(canonicals(pageText(`${albumPath(album)}/${id}`))).toEqual([home])
  })
})
