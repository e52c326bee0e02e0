import type { Report } from './finding.ts'
import type { AlbumFile, Level, Photo } from './schema.ts'

/** An image address with something stuck to its end, such as `.jpgg` or `.jpg,`. */
const TRAILING = /\.(jpe?g|png|webp|avif|gif)([^/?#]{1,3})$/i

/** An image address that ends in something that is no part of it. */
const isFaulty = (src: string) => src !== src.trim() || TRAILING.test(src)

/**
 * Reports what is wrong with an album's photos. The data stays as it is; the site copes.
 * @returns the album's cover: the one it names, else its first sound photo
 */
export function checkAlbum(
  { photos, cover }: AlbumFile,
  level: Level,
  file: string,
  report: Report,
): Photo | undefined {
  const seen = new Set<string>()
  for (const [i, { id, src, alt, hide }] of photos.entries()) {
    const place = `photos[${i}]`
    if (seen.has(id))
      report(
        'error',
        file,
        `${place}.id`,
        `repeats the id ${id}`,
        'Remove the second entry, or give it an id of its own',
      )
    seen.add(id)
    if (src === '')
      report(
        'warning',
        file,
        `${place}.src`,
        'is empty, so the photo is left out',
        'Set the address of the picture, or remove the entry',
      )
    else if (isFaulty(src))
      report(
        'warning',
        file,
        `${place}.src`,
        `ends in something that is no part of an image address (${src})`,
        `Try ${src.trim().replace(TRAILING, '.$1')}`,
      )
    else if (!/^(https:\/\/|\/)/.test(src))
      report(
        'error',
        file,
        `${place}.src`,
        `is neither an https address nor a path of this site (${src})`,
        'Start it with https:// or /',
      )
    if (alt === '' && level === 'public' && !hide)
      report(
        'warning',
        file,
        `${place}.alt`,
        'is empty, so the photo has no caption and says nothing to a screen reader',
        'Describe the photo in a few words',
      )
  }
  const shown = photos.filter((p) => p.src !== '' && !p.hide)
  const named = shown.find((p) => p.id === cover)
  if (cover && !named)
    report(
      'error',
      file,
      'cover',
      `names the photo ${cover}, which is not in the album or hidden`,
      'Name the id of one of its photos',
    )
  return named ?? shown.find((p) => !isFaulty(p.src)) ?? shown[0]
}
