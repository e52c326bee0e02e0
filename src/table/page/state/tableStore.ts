import { create } from 'zustand'
import { toSitePath } from '../../../address/sitePath'
import { stripTrailingSlash } from '../../../address/stripTrailingSlash'
import type { BroughtFile } from '../../../darkroom/inbox/runs'
import type { Run } from '../../../publishing/createPublisher'
import type { AlbumState, RequestedAct, RequestedDocumentAct } from '../../contract'

/** `isAfter`: the gap is shown after the photograph before it, which may be at the end of another row. `gap` -1: none. */
export type SeenGap = { gap: number; isAfter: boolean }

export type Lift = {
  ids: ReadonlySet<string>
  to: SeenGap // where they would be put down
  /** `keys`: a click on a photograph also puts them down before it. `files`: files are dragged over the page. */
  by: 'keys' | 'pointer' | 'files'
}

export type TableState = {
  key?: string | undefined // the last segment of the open album's address; survives a reload
  page?: string | undefined // the path of the page being edited; survives a reload
  /** The id of the category that is shown, or a slash and the id of an album in it. Empty: all. Absent: the page's. */
  list?: string | undefined
  settings?: string | undefined // open for this category's id, or a slash and an album's id
  opener?: string | undefined // of the settings: the album's key, or `~` and its id if a list is below; of an album: Publish
  version: number // content changes since the page was loaded
  isCode?: boolean // whether the last of them changed the code of pages, which must be loaded again
  isPublishOpen?: boolean
  run?: Run | undefined
  album?: AlbumState | undefined // with the acts that the server has not answered applied
  /** Acts without an answer, and the revision that they were made for, by the id of the album. */
  unanswered: Readonly<Record<string, { revision: string; acts: readonly RequestedAct[] }>>
  unsent: Readonly<Record<string, { revision: string; acts: readonly RequestedDocumentAct[] }>> // by file
  /** The caption in hand. `album`: its album's id. */
  draft?: { id: string; album: string; text: string; before: string } | undefined
  selected: ReadonlySet<string>
  anchor?: string | undefined // where a Shift selection begins
  current?: string | undefined // the only photograph in the tab order
  lift?: Lift | undefined
  menu?: string | undefined
  transfer?: string[] | undefined // photographs in the dialog that chooses another album
  isTrayOpen?: boolean
  /** The uploads to the open album. `size` and `sent`: bytes of the first file. */
  sending?: { names: readonly string[]; size: number; sent: number; isPaused?: boolean } | undefined
  brought: readonly BroughtFile[] // received for the open album
  saving?: 'saving' | 'importing' | 'waiting' | Date | undefined // a date: when the last act was written
  /** Acts that were not written because the file had changed, by the id of the album. */
  rejected: Readonly<Record<string, readonly RequestedAct[]>>
  problem?: string | undefined
  warning?: string | undefined // stays until it is closed
  spoken: string // by screen readers
  left?: string | undefined // after leaving: the photograph that was in the middle; empty: at the top
}

const NOTHING: TableState = {
  version: 0,
  unanswered: {},
  unsent: {},
  selected: new Set(),
  brought: [],
  rejected: {},
  spoken: '',
}

/** Kept in the session storage, so that they survive a reload. */
const KEPT = 'key current page list opener unanswered unsent rejected draft left warning'
const KEYS = KEPT.split(' ') as (keyof TableState)[]
const NAME = 'light-table'

export const useTable = create<TableState>(() => ({
  ...NOTHING,
  ...(JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<TableState>),
}))
useTable.subscribe((now, before) => {
  if (KEYS.every((name) => now[name] === before[name])) return
  const kept = Object.fromEntries(KEYS.map((name) => [name, now[name]]))
  sessionStorage.setItem(NAME, JSON.stringify(kept))
})

/** Resets the state. Acts without an answer and rejected ones are kept. */
export function reset(now: Partial<TableState>): void {
  const { unanswered, unsent, rejected, run, version, list, warning } = useTable.getState()
  const kept = { unanswered, unsent, rejected, run, version, list, warning }
  useTable.setState({ ...NOTHING, ...kept, ...now }, true)
}

/** Has screen readers say a text. A no-break space makes a repeated text another one. */
export const speak = (text: string, more: Partial<TableState> = {}) =>
  useTable.setState(({ spoken }) => ({ ...more, spoken: text === spoken ? `${text}\u00A0` : text }))

export const warn = (text: string) =>
  useTable.setState(({ warning = '' }) => ({ warning: `${warning}\n${text}`.trim() }))
export const setCurrent = (current: string) => useTable.setState({ current })
export const openMenu = (id: string) => useTable.setState({ menu: id, current: id })
export const closeMenu = () => useTable.setState({ menu: undefined })
export const toggleTray = () => useTable.setState((s) => ({ isTrayOpen: !s.isTrayOpen }))
export const offerAlbums = (transfer?: string[]) => useTable.setState({ transfer })
export const idsNow = (): string[] => useTable.getState().album?.photos.map(({ id }) => id) ?? []
export const currentPath = () => stripTrailingSlash(toSitePath(window.location.pathname)) || '/'
