import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../src/content/source/readContent'
import type { Photo } from '../src/content/schema'

/** An album to add. `photo` makes a photo from an index. */
type MoreAlbum = { id: string; name: string; count: number; photo: (index: number) => Photo }

/** A number as part of an id: `7` → `photo-0007`. */
export const numbered = (n: number) => `photo-${String(n).padStart(4, '0')}`

/** The photos of all the owner's albums. */
export async function ownersPhotos(): Promise<Photo[]> {
  const { albums } = await readContent('src/content')
  return albums.flatMap((album) => album.photos.filter(({ src }) => src !== ''))
}

/** Copies the owner's content to a folder and adds albums to the landscape category. */
export function makeContent(folder: string, more: readonly MoreAlbum[], keepsOwn = true): void {
  cpSync('src/content', folder, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  const catalogFile = join(folder, 'catalog.json')
  const catalog = JSON.parse(readFileSync(catalogFile, 'utf8')) as {
    categories: { cover?: object }[]
    albums: object[]
  }
  if (!keepsOwn) {
    for (const file of readdirSync(join(folder, 'albums'))) rmSync(join(folder, 'albums', file))
    catalog.albums = []
    for (const category of catalog.categories) delete category.cover
  }
  for (const { id, name, count, photo } of more) {
    catalog.albums.push({ id, name, year: 2026, category: 'landscape' })
    const photos = Array.from({ length: count }, (_, n) => photo(n))
    writeFileSync(join(folder, `albums/${id}.json`), JSON.stringify({ photos }))
  }
  writeFileSync(catalogFile, JSON.stringify(catalog))
}

/** An AVIF box that decoders skip. It makes the bytes of each picture unique. */
function freeBox(text: string): Buffer {
  const box = Buffer.alloc(8 + text.length)
  box.writeUInt32BE(box.length)
  box.write(`free${text}`, 4, 'latin1')
  return box
}

const PER_ALBUM = 110
/** The host of a library's pictures that are not on this machine. */
const BUCKET = 'https://photos.example.org'

/**
 * Makes a library of albums with 110 photographs each, and its public folder. With `hasPictures` all
 * pictures are on this machine, otherwise only covers; the others are in a bucket. The pictures are small
 * and claim to be large. Each has its own bytes.
 */
export async function makeLibrary(
  content: string,
  publicDir: string,
  photographs: number,
  hasPictures: boolean,
): Promise<void> {
  const owners = await ownersPhotos()
  cpSync('public', publicDir, { recursive: true })
  const folder = join(publicDir, 'photos')
  const name = readdirSync('public/photos').find((file) => file.endsWith('-480.avif'))!
  const small = readFileSync(join('public/photos', name))
  const albums = Array.from({ length: Math.ceil(photographs / PER_ALBUM) }, (_, a) => ({
    id: `library-${String(a + 1).padStart(3, '0')}`,
    name: `Library ${a + 1}`,
    count: Math.min(PER_ALBUM, photographs - a * PER_ALBUM),
    photo: (n: number): Photo => {
      const id = (a * PER_ALBUM + n + 1).toString(16).padStart(12, '0')
      const owner = owners[(a + n * 7) % owners.length]!
      const { width = 1600 } = owner
      const bytes = Buffer.concat([small, freeBox(id)])
      if (hasPictures || n === 0)
        for (const w of [480, 960, width]) writeFileSync(join(folder, `${id}-${w}.avif`), bytes)
      return { ...owner, id, src: `/photos/${id}-${width}.avif`, alt: `${owner.alt} ${n + 1}` }
    },
  }))
  makeContent(content, albums, false)
  if (hasPictures) return
  const siteFile = join(content, 'site.json')
  const site = JSON.parse(readFileSync(siteFile, 'utf8')) as object
  writeFileSync(siteFile, JSON.stringify({ ...site, photos: { base: BUCKET } }))
}
