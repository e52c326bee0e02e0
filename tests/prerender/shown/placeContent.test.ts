import { beforeAll, expect, test } from 'vitest'
import { ownPictures } from '../../../src/content/source/ownPictures'
import type { Content } from '../../../src/content/source/content'
import { readContent } from '../../../src/content/source/readContent'
import { sources } from '../../../src/images/sources'
import { placeContent } from '../../../src/prerender/shown/placeContent'
import { copyContent } from '../../fixtures/copyContent'

let content: Content
beforeAll(async () => {
  content = await readContent(await copyContent({ url: 'https://me.github.io/a-b/my.site' }))
})

/** Every address of a site's file that pages of this content may name. */
const ownFiles = ({ site, projects, albums, pages }: Content) => {
  const pictures = [
    ...ownPictures({ site, projects, pages }),
    ...albums.flatMap(({ photos, cover }) => (cover ? [cover, ...photos] : photos)),
  ].map((picture) => sources(picture))
  const all = [site.resume!.src, ...pictures.flatMap(({ src, srcSet = '' }) => [src, srcSet])]
  return all.flatMap((text) => text.split(', ')).filter((src) => src.startsWith('/'))
}

test('every file of the site gets the base path at every width', () => {
  const atRoot = ownFiles(content)
  expect(atRoot.length).toBeGreaterThan(100)
  expect(ownFiles(placeContent(content))).toEqual(atRoot.map((src) => `/a-b/my.site${src}`))
})

test('a picture with the owner’s own file name keeps its widths', () => {
  const photo = { id: 'lake', src: '/photos/lake-1600.avif', alt: '', width: 1600, height: 900 }
  const [album] = content.albums
  const placed = placeContent({ ...content, albums: [{ ...album!, photos: [photo] }] })
  expect(sources(placed.albums[0]!.photos[0]!).srcSet).toMatch(
    /^\/a-b\/my\.site\/photos\/lake-480\.avif 480w, /,
  )
})

test('the site’s copy of an outside picture is placed at every width, at its photo and as a cover', () => {
  const mirror = { src: '/photos/lake-960.avif', width: 960 }
  const photo = { id: 'lake', src: 'https://img.example.com/a.jpg', alt: '', mirror }
  const [album] = content.albums
  const placed = placeContent({
    ...content,
    albums: [{ ...album!, cover: photo, photos: [photo] }],
  })
  const { photos, cover } = placed.albums[0]!
  for (const shown of [...photos, cover!]) {
    expect(shown.src).toBe(photo.src)
    expect(sources(shown.mirror!).srcSet).toBe(
      '/a-b/my.site/photos/lake-480.avif 480w, /a-b/my.site/photos/lake-960.avif 960w',
    )
  }
})

test('a site at the root is unchanged', () => {
  const atRoot = { ...content, site: { ...content.site, url: 'https://boen.example' } }
  expect(placeContent(atRoot)).toBe(atRoot)
})
