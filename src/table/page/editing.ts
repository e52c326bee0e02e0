import {
  type Act,
  type AlbumState,
  type Answer,
  photosOf,
  type RequestedAct,
  type TablePhoto,
} from '../contract'
import { ask, LATER, pause } from './server'
import { travel } from './album/shots'
import { reset, useTable } from './tableStore'
import { describeAct, words } from './words/words'

/** The last state from the server, and the acts without an answer. The first of `waiting` is being sent. */
let confirmed: AlbumState | undefined
let waiting: readonly RequestedAct[] = []
let isSending = false

/** Applies an act optimistically. Acts without a visible effect here wait for the server's state. */
function preview(album: AlbumState, act: RequestedAct): AlbumState {
  const { photos } = album
  const named = photosOf(act as Act)
  const edit = (change: (one: TablePhoto) => Partial<TablePhoto>): AlbumState => ({
    ...album,
    photos: photos.map((one) => (named.includes(one.id) ? { ...one, ...change(one) } : one)),
  })
  switch (act.type) {
    case 'order': {
      const rank = new Map(act.ids.map((id, i) => [id, i]))
      return { ...album, photos: photos.toSorted((a, b) => rank.get(a.id)! - rank.get(b.id)!) }
    }
    case 'caption':
      return edit(({ photo }) => ({ caption: act.text, photo: { ...photo, alt: act.text } }))
    case 'focus':
      return edit(({ photo }) => ({ photo: { ...photo, focus: act.at } }))
    case 'cover':
      return { ...album, cover: act.photo }
    case 'hide':
      return edit(({ photo }) => ({ photo: { ...photo, hide: true } }))
    case 'show':
      return edit(({ photo: { hide: _hide, ...photo } }) => ({ photo }))
    case 'remove':
    case 'move':
      return { ...album, photos: photos.filter(({ id }) => !named.includes(id)) }
    default:
      return album
  }
}

/** Stores the server's state. Unchanged photographs keep their object identity, so React skips them. */
function confirm(now: AlbumState): void {
  const earlier = new Map(confirmed?.photos.map((one) => [one.id, one]))
  const same = (a: object | undefined, b: object) => JSON.stringify(a) === JSON.stringify(b)
  const photos = now.photos.map((one) =>
    same(earlier.get(one.id), one) ? earlier.get(one.id)! : one,
  )
  confirmed = { ...now, photos }
}

/** Shows the confirmed album with all waiting acts applied, and drops selections and drafts that no longer apply. */
function show(): void {
  const { key, album: before, selected, current, draft, lift } = useTable.getState()
  const { key: isEdited, revision } = confirmed!
  useTable.setState({
    unanswered: waiting.length ? { key: isEdited, revision, acts: waiting } : undefined,
  })
  // The user closed this album meanwhile.
  if (key !== isEdited) return
  const album = waiting.reduce(preview, confirmed!)
  const present = new Set(album.photos.map(({ id }) => id))
  const update = () =>
    useTable.setState({
      album,
      selected: new Set([...selected].filter((id) => present.has(id))),
      current: current !== undefined && present.has(current) ? current : album.photos[0]?.id,
      draft: draft && present.has(draft.id) ? draft : undefined,
      // Gaps are indices: they shift when the number of photographs changes.
      lift: before?.photos.length === album.photos.length ? lift : undefined,
    })
  if (!before || before.photos.every(({ id }, i) => id === album.photos[i]?.id)) update()
  else travel(update)
}

/** Whether the photographs of an act and the cover are unchanged, so that the act can be sent again. */
function stillStands(act: RequestedAct, before: AlbumState, now: AlbumState): boolean {
  const ids = act.type === 'order' ? act.ids : photosOf(act as Act)
  const about = ({ photos }: AlbumState) => photos.filter(({ id }) => ids.includes(id))
  const then = about(before)
  const isSame = about(now).every((one, i) => one === then[i]) && before.cover === now.cover
  return isSame && ids.length > 0 && about(now).length === ids.length
}

/** Fits an act to the current album. New photographs go last in an order. `undefined`: nothing is left to do. */
function adapt(act: RequestedAct, { photos: all }: AlbumState): RequestedAct | undefined {
  const now = all.map(({ id }) => id)
  const isThere = (id: string) => now.includes(id)
  if (act.type === 'order')
    return { type: 'order', ids: [...new Set([...act.ids, ...now])].filter(isThere) }
  if ('photo' in act) return isThere(act.photo) ? act : undefined
  if (!('photos' in act)) return undefined
  const photos = act.photos.filter((id) => isThere(id) !== (act.type === 'putBack'))
  return photos.length ? { ...act, photos } : undefined
}

/** Sends the first waiting act. @returns `false` if it has to be sent again */
async function sendFirst(before: AlbumState, act: RequestedAct): Promise<boolean> {
  const { key, revision } = before
  const response = await ask<Answer>(key, { revision, act }).catch(() => undefined)
  if (!response || LATER.has(response.status)) {
    useTable.setState({ saving: response?.status === 423 ? 'saving' : 'waiting' })
    return false
  }
  const { answer } = response
  if ('message' in answer) useTable.setState({ problem: answer.message, saving: undefined })
  else confirm('state' in answer ? answer.state : answer.conflict)
  if ('state' in answer) waiting = waiting.slice(1)
  else if ('conflict' in answer && stillStands(act, before, confirmed!))
    // Imported files change the album file too, which is no reason to reject the acts.
    waiting = waiting.flatMap((one) => adapt(one, confirmed!) ?? [])
  else {
    // Later acts depend on the rejected one.
    useTable.setState({ saving: undefined, ...('conflict' in answer ? { rejected: waiting } : {}) })
    waiting = []
  }
  show()
  if ('state' in answer && !waiting.length) useTable.setState({ saving: new Date() })
  return true
}

/** Sends the waiting acts one by one, each with the latest revision, and retries until the server answers. */
async function send(): Promise<void> {
  if (isSending) return
  isSending = true
  while (waiting.length) if (!(await sendFirst(confirmed!, waiting[0]!))) await pause()
  isSending = false
}

/** Applies an act at once in the page and queues it for the server. */
export function act(what: RequestedAct): void {
  const { type } = what
  if ((type === 'undo' || type === 'redo') && !waiting.length && !confirmed?.[type]) return
  waiting = [...waiting, what]
  void send()
  const { saving, album } = useTable.getState()
  useTable.setState({ saving: saving === 'waiting' ? saving : 'saving' })
  const label =
    type === 'undo' || type === 'redo' ? confirmed?.[type] : { type, photos: photosOf(what) }
  const done = type === 'undo' ? 'Undone' : 'Done'
  // A move announces its own place, and a caption needs no announcement.
  if (label && type !== 'order' && type !== 'caption')
    useTable.setState({ spoken: `${done}: ${describeAct(label, album?.photos ?? [])}` })
  show()
}

/** Opens an album, or shows the server's error message. @param at the id of the photograph to begin at */
export async function startEditing(segment: string, at?: string): Promise<void> {
  // Acts without an answer may belong to this album.
  while (waiting.length) await pause()
  const answer = (await ask<Answer>(segment).catch(() => undefined))?.answer
  if (!answer || !('state' in answer)) {
    const problem = answer && 'message' in answer ? answer.message : words.waiting
    useTable.setState({ key: undefined, problem })
    return
  }
  const { state, files = [] } = answer
  const { unanswered, draft, page, key: before } = useTable.getState()
  confirmed = state
  const first = state.photos.find(({ id }) => id === at) ?? state.photos[0]
  reset({
    key: state.key,
    album: state,
    current: first?.id,
    brought: files,
    draft: before === state.key ? draft : undefined,
    page,
  })
  if (unanswered?.key !== state.key) return
  useTable.setState({ unanswered: undefined })
  // The acts are left from before a reload. They are only safe on the revision they were made for.
  if (unanswered.revision === state.revision) unanswered.acts.forEach((one) => act(one))
  else useTable.setState({ rejected: unanswered.acts })
}

/** Closes the album and optionally returns to `page`. Acts without an answer are still sent. */
export function closeTable(left = '', page?: string): void {
  reset({ left, page })
}

/** Fetches the album again, after another tab, an editor or the darkroom may have changed it. */
export async function takeIn(): Promise<void> {
  // An update during a drag would move the gaps under the pointer.
  const isIdle = () =>
    confirmed && useTable.getState().album && !useTable.getState().lift && !waiting.length
  if (!isIdle()) return
  const before = confirmed!
  const response = await ask<Answer>(before.key).catch(() => undefined)
  if (!response || !isIdle()) return
  // An act was answered meanwhile, so this answer may be older than the state.
  if (confirmed !== before) return takeIn()
  const { answer } = response
  if ('message' in answer) useTable.setState({ problem: answer.message })
  if (!('state' in answer) || answer.state.revision === confirmed.revision) return
  confirm(answer.state)
  show()
}

useTable.subscribe((now, before) => {
  if (before.lift && !now.lift) void takeIn()
})

/** Applies the rejected acts to the current album. */
export function takeRejectedAgain(): void {
  const { rejected } = useTable.getState()
  useTable.setState({ rejected: [] })
  for (const one of rejected) {
    const now = adapt(one, useTable.getState().album!)
    if (now) act(now)
  }
}
