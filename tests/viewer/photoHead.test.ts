import { expect, test } from 'vitest'
import type { Album } from '../../src/content/album'
import { site } from '../../src/content/site'
import { photoHead } from '../../src/viewer/photoHead'

const ALBUM = {
  id: 'lakes',
  key: 'lakes',
  aliases: [],
  name: 'Lakes',
  title: 'Lakes',
  level: 'public',
}

/** The share picture of a photograph. */
function shareImage(src: string): unknown {
  const photo = { id: '0123456789ab', src, alt: 'A lake', width: 1600, height: 1067 }
  const album = { ...ALBUM, parent: 'landscape', count: 1, photosUrl: '' } as unknown as Album
  const { meta } = photoHead(album, [photo], 0)
  return meta.find((tag) => 'property' in tag && tag.property === 'og:image')
}

const SITE = `${site.url}/cards/site.jpg`
test.each([
  // Drawn when the site is built.
  ['/photos/0123456789ab-1600.avif', `${site.url}/cards/lakes/0123456789ab.jpg`],
  // On `photos.base`: no social network reads AVIF.
  ['https://photos.example.org/0123456789ab-1600.avif', SITE],
  ['http://127.0.0.1:9000/ada/0123456789ab-1600.avif', SITE],
  ['https://images.example.org/lake.avif?w=1600', SITE],
  ['https://images.example.org/lake.JPG?w=1600', 'https://images.example.org/lake.JPG?w=1600'],
])('the share picture of %s is %s', (src, image) => {
  expect(shareImage(src)).toEqual({ property: 'og:image', content: image })
})
