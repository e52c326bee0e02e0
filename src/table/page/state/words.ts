import type { Change } from '../../../publishing/describeChanges'
import { type ActLabel, labelOf, type RequestedAct } from '../../contract'

const english = new Intl.NumberFormat('en')
export const number = (count: number) => english.format(count)
export const megabytes = (bytes: number) => number(Math.round(bytes / 1e5) / 10)
export const timeOf = (date: string) =>
  new Date(date).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })
export const photographs = (n: number) => (n === 1 ? '1 photograph' : `${number(n)} photographs`)
export const named = (place: number, caption: string) =>
  `photograph ${number(place)}${caption && `, ${caption}`}`

const ACTS: Partial<Record<ActLabel['type'], string>> = {
  caption: 'words of',
  cover: 'cover,',
  focus: 'focal point of',
  putBack: 'put back',
  move: 'move to another album,',
  copy: 'copy to another album,',
  decorate: 'mark as decorative,',
  changeAlbum: 'change',
  newAlbum: 'new album',
  newCategory: 'new category',
  write: 'change',
  put: 'add',
  take: 'remove',
  swap: 'move',
  earlier: 'earlier step',
}

type Ids = readonly { id: string }[]

/** Describes an act: `hide photograph 5`, `hide 3 photographs`, `rename “Coast”`. */
function describeAct({ type, photos: [id, ...more], name, settings }: ActLabel, photos: Ids = []) {
  const change = settings === 'name' ? 'rename' : settings && `${settings} of`
  const act = ACTS[type] ?? type
  if (name !== undefined) return `${change || act} “${name}”`
  const place = photos.findIndex((one) => one.id === id) + 1
  const those = place && !more.length ? `photograph ${number(place)}` : photographs(more.length + 1)
  return id === undefined ? act : `${act} ${those}`
}

export const describeMove = (move: 'undo' | 'redo', label?: ActLabel, photos?: Ids) =>
  label
    ? `${move === 'undo' ? 'Undo' : 'Redo'}: ${describeAct(label, photos)}`
    : `Nothing to ${move}`

/** Says that an act was done, undone or redone. */
export const describeDone = (type: string, ...[label, photos]: Parameters<typeof describeAct>) =>
  `${{ undo: 'Undone', redo: 'Redone' }[type] ?? 'Done'}: ${describeAct(label, photos)}`

/** Names acts of an album. */
export const describeAll = (acts: readonly RequestedAct[]) =>
  acts.map((act) => ('text' in act ? `“${act.text}”` : describeAct(labelOf(act)))).join(', ')

/** A text about keys, which a touch screen may not have. */
export const ofKeys = (text: string) => (matchMedia('(pointer: coarse)').matches ? '' : text)

/** The texts of the light table. They are English only, like those of the command line. */
export const words = {
  turned: { 90: 'right', 180: 'round', 270: 'left' },
  waiting: 'Waiting for the server. Your changes are kept here and written when it answers.',
  findings: (place: number, findings: readonly { text: string }[]) =>
    `Photograph ${number(place)}: ${findings.map(({ text }) => text).join(' ')}`,
  noCover: 'No cover is chosen now',
  gone: (title: string) => `“${title}” was removed from catalog.json, so it was closed.`,
  lostWords: (text: string) => `Not written, because its photograph or album is gone: “${text}”`,
  quoted: (texts: readonly string[]) =>
    texts.length ? `“${texts.join('”, “')}”` : 'your last changes',
  notWritten: (what: string) => `Not written: ${what}`,
  refusedInput: (texts: string[]) => `When you left, this was not written: ${texts.join(', ')}`,
  elsewhere: 'Drop photographs on an album that is open for editing.',
  stopping: 'Stopping…',
  loading: 'Loading…',
  loaded: 'The checks are done',
  back: 'The content of that version is on disk now.',
  conflict: (lost: string) =>
    `This was changed elsewhere in the meantime. The latest version is shown. Not written: ${lost}.`,
  refusals: {
    'no-picture': 'Photographs only: JPEG, PNG, WebP, AVIF, HEIC, TIFF.',
    'removed-earlier': 'It was removed from this album. Put it back under “Removed”, or by hand.',
    left: 'It was stopped before it was in. Add it again.',
    unknown: 'It was not imported. Add it again.',
  } as Record<string, string>,
  noCommand: 'No command is set. Name it in site.json: "publish": "git push".',
  lastPublished: (last?: string) =>
    last === undefined ? 'Not published from here yet.' : `Last published ${timeOf(last)}`,
  changesUnknown: 'Not known while the content has errors.',
  runs: {
    idle: '',
    running: 'Running',
    stopped: 'Stopped. The site may be partly published.',
    done: 'Published',
    failed: 'Publishing failed. The reason is under Output. Your content is kept.',
  },
  changes({ kind, added: { length: added }, changed, ...rest }: Change) {
    const hidden = changed.filter(({ hide }) => hide).length
    const parts = [
      { new: 'new', gone: 'removed', changed: '' }[kind],
      added && `${photographs(added)}${kind === 'new' ? '' : ' new'}`,
      changed.length && `${photographs(changed.length)} changed`,
      hidden && `${number(hidden)} of them hidden`,
      rest.removed && `${photographs(rest.removed)} removed`,
      rest.isReordered && 'in another order',
      rest.level && `now ${words.levels[rest.level].toLowerCase()}`,
    ]
    return parts.filter(Boolean).join(', ') || 'changed'
  },
  categories: {
    newName: 'Name of a new category: Enter creates it',
    note: 'A category can be removed once it has no albums.',
  },
  albums: {
    newName: 'Name of a new album: Enter creates it as unlisted, so nobody finds it yet',
    note: 'A former address leads here too. An unlisted album has one address alone, with a secret ending, and gives up its former ones.',
  },
  orders: { '': 'In your order', newest: 'Newest first' },
  shared: { '': 'Reported by the checks', all: 'Intended' },
  levels: {
    public: 'Public: anyone finds it',
    listed: 'Listed: here, not in search engines',
    unlisted: 'Unlisted: only by its address',
  },
  lifted: (count: number, place: number, all: number) =>
    `${photographs(count)} lifted, now at place ${number(place)} of ${number(all)}. Arrow keys move, Enter puts down, Escape returns.`,
  atPlace: (place: number, all: number) => `Now at place ${number(place)} of ${number(all)}`,
  putDown: (count: number, place: number, all: number) =>
    `${photographs(count)} put down at place ${number(place)} of ${number(all)}`,
  dragged: (count: number, place?: number) =>
    `${photographs(count)}${place ? ` to place ${number(place)}` : ', not moved'}`,
}
