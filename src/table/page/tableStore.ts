import { create } from 'zustand'
import type { BroughtFile } from '../../darkroom/inbox/openInbox'
import type { Run } from '../../publishing/openPublisher'
import type { AlbumState, RequestedAct, RequestedDocumentAct } from '../contract'

/** A gap, and whether it is seen behind the one before: they may stand in different rows. */
export type SeenGap = { gap: number; isAfter: boolean }

/** Photographs that are on their way to another place. */
export type Lift = {
  ids: ReadonlySet<string>
  /** Where they would be put down. */
  to: SeenGap
  /** `keys`: also before the photograph that is pressed next. `files`: nothing yet, but files over the page. */
  by: 'keys' | 'pointer' | 'files'
}

/** What the bar says: a time is when the last act was on disk. */
export type Saving = 'saving' | 'waiting' | Date | undefined

export type TableState = {
  /** The last segment of the address of the album in hand; it stays so when the page is loaded again. */
  key?: string | undefined
  /** The path of the page whose words or lists are in hand; they stay so when it is loaded again. */
  page?: string | undefined
  /** The category whose albums are in hand, by its id; empty: all categories; absent: that of the page. */
  list?: string | undefined
  /** How often the content has changed since the page was loaded. */
  version: number
  /** Whether publishing is in hand, and what its command says. */
  isPublishOpen: boolean
  run?: Run | undefined
  /** With what the owner did and the server has not answered yet. Absent while nothing is edited. */
  album?: AlbumState | undefined
  /** What the server has not answered yet, and the revision upon which it was decided. */
  unanswered?: { key: string; revision: string; acts: readonly RequestedAct[] } | undefined
  /** The same of a document. */
  unsent?: { file: string; revision: string; acts: readonly RequestedDocumentAct[] } | undefined
  /** A caption in hand: the photograph, what has been typed, and what it was. */
  draft?: { id: string; text: string; before: string } | undefined
  selected: ReadonlySet<string>
  /** From where Shift selects. */
  anchor?: string | undefined
  /** The picture that Tab leads to. */
  current?: string | undefined
  lift?: Lift | undefined
  /** The photograph whose menu is open. */
  menu?: string | undefined
  /** Photographs for which another album is being chosen. */
  transfer?: string[] | undefined
  /** Whether what was removed is in view. */
  isTrayOpen: boolean
  /** Files on their way to the server: their names; of the first, its bytes and those that have arrived. */
  sending?: { names: readonly string[]; size: number; sent: number; isPaused?: boolean } | undefined
  /** Files of the album that the server has. */
  brought: readonly BroughtFile[]
  saving?: Saving
  /** What was given up because the file was another one. */
  rejected: readonly RequestedAct[]
  problem?: string | undefined
  /** What a screen reader says. */
  spoken: string
  /** Once editing is left, the photograph that was in view; empty at the top. */
  left?: string | undefined
}

/** Nothing is edited. */
const NOTHING: TableState = {
  version: 0,
  isPublishOpen: false,
  selected: new Set(),
  isTrayOpen: false,
  brought: [],
  rejected: [],
  spoken: '',
}

/** What a page that is loaded again goes on with: it is in the tab's own storage. */
const KEPT = ['key', 'page', 'list', 'unanswered', 'unsent', 'draft', 'left'] as const
const NAME = 'light-table'

/** The state of the light table. */
export const useTable = create<TableState>(() => ({
  ...NOTHING,
  ...(JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<TableState>),
}))
useTable.subscribe((now, before) => {
  if (KEPT.every((name) => now[name] === before[name])) return
  const kept = Object.fromEntries(KEPT.map((name) => [name, now[name]]))
  sessionStorage.setItem(NAME, JSON.stringify(kept))
})

/** Begins anew; what waits for its answer goes on waiting. */
export function reset(now: Partial<TableState>): void {
  const { unanswered, unsent, run, version, list } = useTable.getState()
  useTable.setState({ ...NOTHING, unanswered, unsent, run, version, list, ...now }, true)
}

/** The ids of all photographs, in order. */
export const idsNow = (): string[] => useTable.getState().album?.photos.map(({ id }) => id) ?? []
