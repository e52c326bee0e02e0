import { create } from 'zustand'
import type { BroughtFile } from '../../darkroom/inbox/createInbox'
import type { Run } from '../../publishing/createPublisher'
import type { AlbumState, RequestedAct, RequestedDocumentAct } from '../contract'

/** `isAfter`: the gap is shown after the photograph before it, which may be at the end of another row. */
export type SeenGap = { gap: number; isAfter: boolean }

export type Lift = {
  ids: ReadonlySet<string>
  /** The gap where they would be put down. */
  to: SeenGap
  /** `keys`: a click on a photograph also puts them down before it. `files`: files are dragged over the page. */
  by: 'keys' | 'pointer' | 'files'
}

export type TableState = {
  key?: string | undefined // the last segment of the open album's address; survives a reload
  page?: string | undefined // the path of the page being edited; survives a reload
  /** The id of the category that is shown, or a slash and the id of an album in it. Empty: all. Absent: the page's. */
  list?: string | undefined
  /** Whose settings are open in the list: the id of a category, or a slash and an album's id. */
  settings?: string | undefined
  version: number // content changes since the page was loaded
  isPublishOpen: boolean
  run?: Run | undefined
  /** The open album, with the acts that the server has not answered applied. */
  album?: AlbumState | undefined
  /** Acts without an answer, and the revision that they were made for, by the key of the album. */
  unanswered: Readonly<Record<string, { revision: string; acts: readonly RequestedAct[] }>>
  /** The same for documents, by file. */
  unsent: Readonly<Record<string, { revision: string; acts: readonly RequestedDocumentAct[] }>>
  /** The caption that is being edited: its current text and the text before. */
  draft?: { id: string; text: string; before: string } | undefined
  selected: ReadonlySet<string>
  anchor?: string | undefined // where a Shift selection begins
  current?: string | undefined // the only photograph in the tab order
  lift?: Lift | undefined
  menu?: string | undefined
  transfer?: string[] | undefined // photographs in the dialog that chooses another album
  isTrayOpen: boolean
  /** The uploads to the open album. `size` and `sent`: bytes of the first file. */
  sending?: { names: readonly string[]; size: number; sent: number; isPaused?: boolean } | undefined
  brought: readonly BroughtFile[] // received for the open album
  saving?: 'saving' | 'waiting' | Date | undefined // a date: when the last act was written to disk
  rejected: readonly RequestedAct[] // dropped because the file had changed
  problem?: string | undefined
  warning?: string | undefined // stays until it is closed
  spoken: string // by screen readers
  left?: string | undefined // after leaving: the photograph that was in the middle; empty: at the top
}

const NOTHING: TableState = {
  version: 0,
  unanswered: {},
  unsent: {},
  isPublishOpen: false,
  selected: new Set(),
  isTrayOpen: false,
  brought: [],
  rejected: [],
  spoken: '',
}

/** Kept in the session storage, so that they survive a reload. */
const KEPT = ['key', 'page', 'list', 'unanswered', 'unsent', 'draft', 'left', 'warning'] as const
const NAME = 'light-table'

export const useTable = create<TableState>(() => ({
  ...NOTHING,
  ...(JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<TableState>),
}))
useTable.subscribe((now, before) => {
  if (KEPT.every((name) => now[name] === before[name])) return
  const kept = Object.fromEntries(KEPT.map((name) => [name, now[name]]))
  sessionStorage.setItem(NAME, JSON.stringify(kept))
})

/** Resets the state. Acts without an answer are kept. */
export function reset(now: Partial<TableState>): void {
  const { unanswered, unsent, run, version, list, warning } = useTable.getState()
  useTable.setState({ ...NOTHING, unanswered, unsent, run, version, list, warning, ...now }, true)
}

export const idsNow = (): string[] => useTable.getState().album?.photos.map(({ id }) => id) ?? []
