import type { Level, Photo } from '../content/schema.ts'
import type { Finding } from '../darkroom/album/photoFindings.ts'
import type { AlbumLists } from '../darkroom/catalog/listAlbums.ts'
import type { Label } from '../darkroom/edits/journal.ts'
import type { Rotation } from '../darkroom/files/photoStem.ts'
import type { BroughtFile } from '../darkroom/inbox/runs.ts'
import type { ShownBySearch } from '../page/head/shownBySearch.ts'
import type { Publishing } from '../publishing/createPublisher.ts'
import type { Version } from '../publishing/createVersions.ts'
import type { DocumentAct, Move, RequestedAct } from './acts.ts'

export type * from './acts.ts'

// The JSON protocol of page and server. An album's URL is `TABLE` and `~` with its id, or its address's last
// segment. GET reads the album, POST sends an `ActRequest`. PUT uploads a sidecar and its file, to the album's
// id, the file's name and the sidecar's size. DELETE stops uploads, or with `/forget` closes their list.
export const TABLE = '/@table/'
export const TOKEN_HEADER = 'x-table-token'
export const TOKEN_META = 'table-token'

export type TablePhoto = {
  id: string
  photo: Photo // as the site shows it: with resolved addresses and placeholders
  caption: string // as the album file has it, with unresolved placeholders
  /** The name of the imported file, and the description embedded in it. */
  file?: string | undefined
  ownWords?: string | undefined
  isOwn?: true // the darkroom made its published files, and the original can be imported again
  turn?: Rotation | undefined // how far the next import will turn the published picture
  findings?: Finding[] | undefined
}

export const BROUGHT = 'table:brought' // the event that reports import progress to pages

export const isMove = (act: { type: string }): act is Move => /^(un|re)do$/.test(act.type)

export type AnyAct = RequestedAct | DocumentAct
/** The ids of the photos in an act. An `order` has none. */
export const photosOf = (act: AnyAct): string[] =>
  'photo' in act ? [act.photo] : 'photos' in act ? act.photos : []
export const labelOf = (act: AnyAct) => ({ type: act.type, photos: photosOf(act) })
export type ActLabel = Label & { type: AnyAct['type'] | 'earlier' }
/** The acts that undo and redo would apply. Absent if there are none. */
export type UndoLabels = Partial<Record<'undo' | 'redo', ActLabel | undefined>>

export type OtherAlbum = { key: string; title: string; level: Level } // `key`: `~` and its id

export type AlbumState = {
  /** `id`: as in the catalog; it never changes. `key`: the last segment of its canonical address. */
  id: string
  key: string
  title: string
  /** Identifies the bytes of the album file. Each request names the revision that it was made for. */
  revision: string
  photos: TablePhoto[] // in the order of the file, including hidden ones
  cover?: string | undefined
  removed: Pick<TablePhoto, 'id' | 'photo'>[] // and not back in the file, most recent first
  others: OtherAlbum[]
  keepsOriginals: boolean // in the folder `originals` of the site's settings
} & UndoLabels

// 200 `state`: written; `message`: what the owner should know about an undo. 200 `conflict`: not written,
// because the file had changed to this state. 202 `message`: locked, try again. Other `message`: refused.
type Performed<S> = { state: S; message?: string | undefined } | { conflict: S } | Refusal
type Refusal = { message: string }
export const GONE = 'There is no such album in catalog.json. The lists show all albums.'
export type Answer = Performed<AlbumState> & { files?: BroughtFile[] }
/** `received`: the file's name on disk. `files`: all of its album. */
export type FileAnswer = { received: string; files: readonly BroughtFile[] } | Refusal

/** The key before a document's name: `site.json`, or `pages/prices.md`. */
export const DOCUMENTS = '!documents'

/** `value`: the JSON, or a page's front matter and its `text`, with unresolved placeholders. */
export type DocumentState = { revision: string; value: unknown; lists?: AlbumLists } & UndoLabels
export type DocumentAnswer = Performed<DocumentState>
export const SHOWN = '!shown' // the key before a page's path, for what search engines show of it
export type ShownAnswer = { shown: ShownBySearch } | Refusal
export const PUBLISHING = '!publish' // the key of publishing, for GET or to post a `PublishRequest`
export type PublishRequest = { act: 'start' | 'stop' } | { version: string }
export const RUN = 'table:run' // the event that reports the command's last lines of output
export type Published = Publishing & { versions?: Version[] }
export type PublishAnswer = { publishing?: Published; message?: string }
