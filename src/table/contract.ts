import type { Level, Photo } from '../content/schema.ts'
import type { Finding } from '../darkroom/album/photoFindings.ts'
import type { AlbumLists } from '../darkroom/album/listAlbums.ts'
import type { BroughtFile } from '../darkroom/inbox/openInbox.ts'
import type { Publishing } from '../publishing/openPublisher.ts'
import type { Act, DocumentAct } from './acts.ts'

export type * from './acts.ts'

/*
 * What the light table's page and its server say to each other, as JSON. The page asks for `TABLE` with the
 * last segment of an album's address, and posts an `ActRequest` to the same address. It puts the bytes of a
 * file to the address of its album and its name, and deletes the album's address to end that.
 */
export const TABLE = '/@table/'

/** The header that carries the token of this run, and the name of the `<meta>` that holds it. */
export const TOKEN_HEADER = 'x-table-token'
export const TOKEN_META = 'table-token'

/** Degrees clockwise. */
export type Turn = 90 | 180 | 270

/** A photo as the table shows it. */
export type TablePhoto = {
  id: string
  /** As the site shows it: its address settled, placeholders filled. */
  photo: Photo
  /** As the album file has it, placeholders unfilled: what a field for it holds. */
  caption: string
  /** The name of the file that it was imported from, and the description that this brought. */
  file?: string | undefined
  ownWords?: string | undefined
  /** Its published files are the darkroom's own, made of a file that can be imported again. */
  isOwn?: true
  /** By how much the next import will turn what is published now. */
  turn?: Turn | undefined
  /** What is to be mended. */
  findings?: Finding[] | undefined
}

/** What the server tells pages when a file of an album has come further. */
export const BROUGHT = 'table:brought'

/** The ids of the photos that an act names, but for an order. */
export const photosOf = (act: Act): string[] =>
  'photo' in act ? [act.photo] : 'photos' in act ? act.photos : []

/** What an act was, and which photos it named. */
export type ActLabel = { type: (Act | DocumentAct)['type']; photos: string[] }
/** What an undo and a redo would take back and do again. */
export type UndoLabels = { undo?: ActLabel; redo?: ActLabel }

/** An album that photos can be put into. */
export type OtherAlbum = { key: string; title: string; level: Level }

export type AlbumState = {
  /** The last segment of its canonical address. */
  key: string
  title: string
  /** Which bytes the album file has; a request says upon which its act was decided. */
  revision: string
  /** In the order of the file, hidden ones too. */
  photos: TablePhoto[]
  /** The id of the photo that the file names as the cover. */
  cover?: string | undefined
  /** Photos that were removed here and are in no place of the file now, the last one first. */
  removed: Pick<TablePhoto, 'id' | 'photo'>[]
  others: OtherAlbum[]
  /** Whether files that are brought in are kept, in the folder `originals` of the site's settings. */
  keepsOriginals: boolean
} & UndoLabels

/**
 * 200 `state`: it is on disk. 409 `conflict`: the file was another; nothing was written, and this is what
 * it says now. 423 `message`: not now. Other `message`: refused, in words; nothing was written.
 */
type Performed<State> = { state: State } | { conflict: State } | Refusal
type Refusal = { message: string }
export type Answer = Performed<AlbumState> & { files?: BroughtFile[] }
/** What is answered to a file: the name by which it is on disk. */
export type FileAnswer = { received: string } | Refusal

/** Before the name of a document, in place of an album's key: `site.json`, or `pages/prices.md`. */
export const DOCUMENTS = '!documents'

/** `value`: what it says, placeholders unfilled: its JSON, or the fields of a page's head and its `text`. */
export type DocumentState = { revision: string; value: unknown; lists?: AlbumLists } & UndoLabels
export type DocumentAnswer = Performed<DocumentState>

/** Before the path of a page: its markup as it is built. */
export const MARKUP = '!markup'
export type MarkupAnswer = { html: string } | Refusal

/** In place of an album's key: what is said of publishing. It is posted `{ act: 'start' | 'stop' }`. */
export const PUBLISHING = '!publish'
/** What the server tells pages while the command runs. `output`: its last lines. */
export const RUN = 'table:run'
export type PublishAnswer = { publishing: Publishing } | Refusal
