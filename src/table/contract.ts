import type { Level, Photo } from '../content/schema.ts'
import type { Finding } from '../darkroom/album/photoFindings.ts'
import type { ListedAlbum, Lists } from '../darkroom/album/listAlbums.ts'
import type { Change } from '../prerender/describeChanges.ts'

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

/**
 * A file that was brought in through the page. `already`: its photo, `id`, was in the album before. `code`: why
 * it is refused, as the command names it; `reason`: the same in words.
 */
export type BroughtFile = {
  name: string
  state: 'waiting' | 'working' | 'in' | 'already' | 'refused'
  id?: string
  code?: string
  reason?: string
}

/** What the server tells pages when a file of an album has come further. */
export const BROUGHT = 'table:brought'
export type Brought = { key: string; files: BroughtFile[] }

/** One thing that an owner does to an album. Photos are named by their ids, wherever they stand. */
export type Act =
  /** All ids of the album, in their new order. */
  | { type: 'order'; ids: string[] }
  | { type: 'caption'; photo: string; text: string }
  /** Kept in the file and off the site, or on it again. A cover that is kept off is the cover no more. */
  | { type: 'hide' | 'show'; photos: string[] }
  | { type: 'cover'; photo: string }
  /** The point of a photo that stays in view where it is cropped: % from its left, and from its top. */
  | { type: 'focus'; photo: string; at: [x: number, y: number] }
  /** Out of the file into the tray, or back to where it was. */
  | { type: 'remove' | 'putBack'; photos: string[] }
  /** To the end of another album: out of this one, or into both. */
  | { type: 'move' | 'copy'; photos: string[]; to: string }
  /** A quarter to the right. The next import publishes them so. */
  | { type: 'turn'; photos: string[] }
/** The ids of the photos that an act names, but for an order. */
export const photosOf = (act: Act): string[] =>
  'photo' in act ? [act.photo] : 'photos' in act ? act.photos : []

type Move = { type: 'undo' } | { type: 'redo' }
export type RequestedAct = Act | Move

/** What an act was, and which photos it named. */
export type ActLabel = { type: (Act | DocumentAct)['type']; photos: string[] }
/** What an undo and a redo would take back and do again. */
export type Labels = { undo?: ActLabel; redo?: ActLabel }

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
} & Labels

export type ActRequest<A = RequestedAct> = { revision: string; act: A }

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

/** From the whole of a document to a value: names of members, and indices. */
export type Path = (string | number)[]

/** One thing that an owner does to a document. */
export type DocumentAct =
  /** In the catalog. `year` 0: none. */
  | { type: 'changeAlbum'; id: string; change: Partial<Omit<ListedAlbum, 'id'>> }
  /** In the catalog; it begins unlisted. */
  | { type: 'newAlbum'; name: string; category: string }
  | { type: 'newCategory'; name: string }
  /** Sets values; one without a value is removed. */
  | { type: 'write'; edits: { path: Path; value?: unknown }[] }
  /** Into a list, out of it, and two of its entries in each other's place. */
  | { type: 'put'; path: Path; at: number; value: unknown }
  | { type: 'take'; path: Path; at: number }
  | { type: 'swap'; path: Path; at: number; to: number }
export type RequestedDocumentAct = DocumentAct | Move

/** `value`: what it says, placeholders unfilled: its JSON, or the fields of a page's head and its `text`. */
export type DocumentState = { revision: string; value: unknown; lists?: Lists } & Labels
export type DocumentAnswer = Performed<DocumentState>

/** Before the path of a page: its markup as it is built. */
export const MARKUP = '!markup'
export type MarkupAnswer = { html: string } | Refusal

/** In place of an album's key: what is said of publishing. It is posted `{ act: 'start' | 'stop' }`. */
export const PUBLISHING = '!publish'
/** What the server tells pages while the command runs. `output`: its last lines. */
export const RUN = 'table:run'
export type Run = { state: 'idle' | 'running' | 'stopped' | 'done' | 'failed'; output: string }
export type Publishing = Run & {
  /** When the command came to its end last, as ISO 8601. */
  last?: string | undefined
  /** What the owner has set; absent: nothing. */
  command?: string | undefined
  /** Since the last publishing; absent while the content has errors. */
  changes?: Change[]
  /** What the checks say, each in one line. Errors stop a build. `album`, `photo`: by which it is opened. */
  findings: (Record<'title' | 'text', string> & {
    isError: boolean
    album?: string | undefined
    photo?: string | undefined
  })[]
}
export type PublishAnswer = { publishing: Publishing } | Refusal
