import type { Src } from '../addresses/parseSrc.ts'
import type { Severity } from '../diagnostic.ts'
import type { AlbumFile, Photo } from '../schema/album.ts'
import type { Level } from '../schema/fields.ts'

export type CheckedAlbum = Pick<AlbumFile, 'cover' | 'imported' | 'recipe' | 'rights'> & {
  file: string
  level: Level
  photos: readonly Photo[]
}

/** The build tolerates faults that the owner's check reports. */
export type Purpose = 'build' | 'check'

/** `picture`: the name of the imported file. */
export type PhotoEntry = {
  photo: Photo
  index: number
  address: string
  src: Src
  picture: string | undefined
}
export type IndexedAlbum = CheckedAlbum & {
  /** The index of the first photo with each id, and of the first shown photo with each address. */
  firstOf: { id: ReadonlyMap<string, number>; address: ReadonlyMap<string, number> }
  /** Finds another album's file that lists an address. */
  elsewhere: (address: string) => string | undefined
}
type Problem = { field: keyof Photo; message: string; remedy: string }
export type Rule = {
  code: string
  severity: { readonly [P in Purpose]?: Severity }
  find: (entry: PhotoEntry, album: IndexedAlbum) => Problem | false
}

export const inSrc = (message: string, remedy: string): Problem => ({
  field: 'src',
  message,
  remedy,
})
