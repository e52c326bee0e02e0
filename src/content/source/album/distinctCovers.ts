import { allows } from '../../allows.ts'
import type { Photo } from '../schema/album.ts'
import type { Level } from '../schema/fields.ts'
import { pictureId } from './alsoPublic.ts'
import { isShown } from './coverOf.ts'

type Covered = { level: Level; photos: readonly Photo[]; cover: Photo | undefined }

/** The covers of listed albums. No photograph covers two, unless the owner chose it or there is no other. */
export function distinctCovers<A extends Covered>(
  all: readonly A[],
  isChosen: (album: A) => boolean,
): Map<A, Photo | undefined> {
  const albums = all.filter(({ level }) => allows(level, 'list'))
  const chosen = albums.filter(isChosen)
  const covers = new Map<A, Photo | undefined>(chosen.map((album) => [album, album.cover]))
  const taken = new Set(chosen.flatMap(({ cover }) => (cover ? pictureId(cover) : [])))
  for (const album of albums) {
    if (covers.has(album)) continue
    const { cover, photos } = album
    const isFree = (photo: Photo) => !taken.has(pictureId(photo))
    const own = cover && !isFree(cover) ? (photos.filter(isShown).find(isFree) ?? cover) : cover
    covers.set(album, own)
    if (own) taken.add(pictureId(own))
  }
  return covers
}
