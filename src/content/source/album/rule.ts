import type { Src } from '../addresses/readSrc.ts'
import type { Severity } from '../diagnostic.ts'
import type { AlbumFile, Photo } from '../schema/album.ts'
import type { Level } from '../schema/fields.ts'

/** An album that is checked. `file` as it is named to the owner. */
export type CheckedAlbum = Pick<AlbumFile, 'cover' | 'imported'> & {
  file: string
  level: Level
  photos: readonly Photo[]
}

/** Who asks: the build, which copes with much, or the owner's check, which tells all of it. */
export type Purpose = 'build' | 'check'

/** A photo of an album, as a rule looks at it. */
export type Entry = {
  photo: Photo
  index: number
  /** The address without white space around it. */
  address: string
  src: Src
}
/** An album with what its rules look up. */
export type IndexedAlbum = CheckedAlbum & {
  /** By id, and by the address of photos that are shown: where each stands first. */
  firstOf: { id: ReadonlyMap<string, number>; address: ReadonlyMap<string, number> }
  /** The file of another album that lists an address too. */
  elsewhere: (address: string) => string | undefined
}
export type Problem = { field: keyof Photo; message: string; remedy: string }
export type Rule = {
  code: string
  /** How much it weighs for whom; absent: it is not told. */
  severity: { readonly [P in Purpose]?: Severity }
  find: (entry: Entry, album: IndexedAlbum) => Problem | false
}

export const inSrc = (message: string, remedy: string): Problem => ({
  field: 'src',
  message,
  remedy,
})
