import { photoPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { Album, AlbumPhoto } from '../../content/album.ts'
import type { AlbumData } from '../../content/loading/load.ts'
import { statedRights } from '../../content/statedRights.ts'
import { withoutSoftHyphens } from '../../content/softHyphens.ts'
import { cardPath, cardSize } from '../../images/card.ts'
import { mediaType } from '../../images/mediaType.ts'
import { largestOf } from '../../images/sources.ts'
import { escapeXml } from '../escapeXml.ts'

const MOST = 100 // entries; such a feed has about 100 KB

export type FeedEntry = ReturnType<typeof entryOf>

export type FeedSources = {
  site: { name: string; url: string }
  albums: readonly AlbumData[]
  bytesOf: (file: string) => number | undefined
}

/** The photographs of public albums, each once, newest first. Undated ones use their album's year. */
export function feedEntries({ site, albums, bytesOf }: FeedSources): FeedEntry[] {
  const when = ({ capture }: AlbumPhoto, { year }: Album) => capture?.taken ?? String(year ?? '')
  return albums
    .filter(({ album }) => allows(album.level, 'feed'))
    .flatMap(({ album, photos }) =>
      photos
        .filter(({ canonical }) => canonical === undefined)
        .map((photo) => ({ album, photo, when: when(photo, album) })),
    )
    .toSorted((a, b) => (a.when === b.when ? 0 : a.when < b.when ? 1 : -1))
    .slice(0, MOST)
    .map(({ album, photo }) => entryOf(album, photo, { site, bytesOf }))
}

function entryOf(
  album: Album,
  photo: AlbumPhoto,
  { site: { name: owner, url }, bytesOf }: Omit<FeedSources, 'albums'>,
) {
  const path = photoPath(album, photo)
  const name = withoutSoftHyphens(album.title)
  const { capture, alt } = photo
  const picture = pictureOf(photo, path, url, bytesOf)
  const size = picture.width ? ` width="${picture.width}" height="${picture.height}"` : ''
  return {
    // The photograph's canonical address. It never changes.
    url: url + path,
    title: alt || name,
    album: name,
    // Read as UTC, because cameras know no time zone.
    taken: capture?.taken === undefined ? undefined : new Date(`${capture.taken}Z`),
    picture,
    rights: statedRights(photo, album, owner),
    html: `<a href="${escapeXml(url + path)}"><img src="${escapeXml(picture.url)}" alt="${escapeXml(alt)}"${size}></a>`,
  }
}

/** The share card, because feed readers may not support AVIF. On another host, the picture itself. */
function pictureOf(photo: AlbumPhoto, path: string, url: string, bytesOf: FeedSources['bytesOf']) {
  const { width, height } = photo
  const card = cardPath(path)
  const bytes = bytesOf(card.slice(1))
  if (bytes !== undefined && width && height)
    return { url: url + card, type: mediaType(card), bytes, ...cardSize({ width, height }) }
  const src = new URL(largestOf(photo), url).href
  return { url: src, type: mediaType(src), bytes: undefined, width, height }
}
