import type { Level, Photo } from '../content/schema.ts'

/**
 * What the light table's page and its server say to each other. The page asks for `TABLE` with the last
 * segment of an album's address, and posts an `ActRequest` to the same address as `application/json`. It puts
 * the bytes of a file to the address of its album and its name, and deletes the album's address to end that.
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
  /** The name of the file that it was imported from, where the album remembers it. */
  file?: string
  /** The description that this file brought, where it brought one. */
  ownWords?: string
  /** Its published files are the darkroom's own, made of a file that can be imported again. */
  isOwn?: true
  /** By how much the next import will turn what is published now. */
  turn?: Turn
  /** What is to be mended. */
  findings?: Finding[]
}

/**
 * A file that was brought in through the page. `already`: its photo was in the album before. `code`: why it is refused,
 * as the command names it; `reason`: the same in English, where the command says it.
 */
export type BroughtFile = {
  name: string
  state: 'waiting' | 'working' | 'in' | 'already' | 'refused'
  /** Of the photo. */
  id?: string
  code?: string
  reason?: string
}

/** What the server tells pages when a file of an album has come further: a `Brought`. */
export const BROUGHT = 'table:brought'
export type Brought = { key: string; files: BroughtFile[] }

/** An album that photos can be put into. */
export type OtherAlbum = { key: string; title: string; level: Level }

/** What `darkroom check` says of a photo without looking at its files. `message` and `remedy` are in English. */
export type Finding = { code: string; message: string; remedy: string }

/** One thing that an owner does to an album. Photos are named by their ids, wherever they stand. */
export type Act =
  /** All ids of the album, in their new order. */
  | { type: 'order'; ids: string[] }
  /** `''`: without words. */
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
/** An act that is about another album too. */
export type Transfer = Extract<Act, { to: string }>
export type RequestedAct = Act | { type: 'undo' } | { type: 'redo' }

/** What an act was, for words such as 'Undo: order'. `photos`: those that it names, but for an order. */
export type ActLabel = { type: Act['type'] | ListAct['type']; photos: string[] }

export type AlbumState = {
  /** The last segment of its canonical address. */
  key: string
  title: string
  /** Which bytes the album file has; an act says upon which it was decided. */
  revision: string
  /** In the order of the file, hidden ones too. */
  photos: TablePhoto[]
  /** The id of the photo that the file names as the cover. */
  cover?: string
  /** Photos that were removed here and are in no place of the file now, the last one first. */
  removed: Pick<TablePhoto, 'id' | 'photo'>[]
  others: OtherAlbum[]
  /** Whether files that are brought in are kept, in the folder `originals` of the site's settings. */
  keepsOriginals: boolean
  /** What an undo and a redo would take back and do again. */
  undo?: ActLabel
  redo?: ActLabel
}

/** `revision`: of the file that the owner saw. */
export type ActRequest<A = RequestedAct> = { revision: string; act: A }

/** An album as the catalog has it, placeholders unfilled. `address`: the last segment of its own. */
export type ListedAlbum = {
  id: string
  name: string
  year?: number
  category: string
  level: Level
  address: string
}

/** One thing that an owner does to the lists. An album is named by its id. */
export type ListAct =
  | { type: 'orderAlbums'; ids: string[] }
  /** `year` 0: none. A former address goes on leading to the album, unless the album is unlisted. */
  | { type: 'changeAlbum'; id: string; change: Partial<Omit<ListedAlbum, 'id'>> }
  /** It begins unlisted. */
  | { type: 'newAlbum'; name: string; category: string }
  /** Out of the catalog, or back to where it was. Its file stays. */
  | { type: 'removeAlbum' | 'putBackAlbum'; id: string }
export type RequestedListAct = ListAct | { type: 'undo' } | { type: 'redo' }

/** What `TABLE` itself answers, without the key of an album. */
export type ListState = {
  revision: string
  categories: { id: string; name: string }[]
  albums: ListedAlbum[]
  /** Albums that were removed here and are not back, the last one first. */
  removed: { id: string; name: string }[]
  undo?: ActLabel
  redo?: ActLabel
}
export type ListAnswer = { state: ListState } | { conflict: ListState } | { message: string }

/**
 * 200 `state`: it is on disk. 409 `conflict`: the file was another; nothing was written, and this is what
 * it says now. 423 `message`: not now. Other `message`: refused, in words; nothing was written.
 */
export type Answer =
  { state: AlbumState; files?: BroughtFile[] } | { conflict: AlbumState } | { message: string }

/** What is answered to a file: the name by which it is on disk, or why it is not taken. */
export type FileAnswer = { received: string } | { message: string }

/** In place of an album's key: what is said of publishing. It is posted `{ act: 'start' | 'stop' }`. */
export const PUBLISHING = '!publish'

/** What has changed in a file of the content since the last publishing. `title`: of the album, or the file's name. */
export type Change = {
  title: string
  kind: 'new' | 'gone' | 'changed'
  /** Of an album: photos that came, left, and are another, those that are there with their pictures. */
  added: Photo[]
  changed: Photo[]
  removed: number
}

/** What the server tells pages of a run, and answers. */
export type Publishing = {
  /** What the owner has set; absent: nothing. */
  command?: string
  /** Absent while the content has errors. */
  changes?: Change[]
  /** What the checks say, each in one line. Errors stop a build. */
  findings: { isError: boolean; text: string }[]
  state: 'idle' | 'running' | 'stopped' | 'done' | 'failed'
  /** The last lines of the command. */
  output: string
}
/** What the server tells pages while the command runs: state and output. */
export const RUN = 'table:run'
export type Run = Pick<Publishing, 'state' | 'output'>
export type PublishAnswer = { publishing: Publishing } | { message: string }
