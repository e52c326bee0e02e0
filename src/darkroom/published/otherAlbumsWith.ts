import type { CheckedAlbum } from '../../content/source/album/rule.ts'

/** Finds an album other than `own` that has a photo with this address. */
export function otherAlbumsWith(albums: readonly CheckedAlbum[]) {
  const listedIn = new Map<string, string[]>()
  for (const { file, photos } of albums)
    for (const src of photos.map((photo) => photo.src.trim()))
      listedIn.set(src, [...(listedIn.get(src) ?? []), file])
  return (own: string) => (src: string) => listedIn.get(src)?.find((file) => file !== own)
}
