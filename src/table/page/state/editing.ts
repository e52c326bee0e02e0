import type { AlbumState, Answer, RequestedAct } from '../../contract'
import { GONE, isMove, labelOf, PUBLISHING } from '../../contract'
import { adaptAct, isDone, previewAct, stillStands } from './albumActs'
import { ask, askAgain } from './server'
import { extend, type History, settle } from './settle'
import { hold, placeNow, shield, travel } from './shots'
import { reset, speak, useTable, warn } from './tableStore'
import { describeAll, describeDone, words } from './words'

/** The last state from the server, the acts without an answer, and the states before and after. The first of `waiting` is being sent. */
let confirmed: AlbumState | undefined
let waiting: readonly RequestedAct[] = []
let past: History<AlbumState> = { states: [], at: 0 }
/** Resolves once the server has answered all acts. Absent: none is waiting. */
let sending: Promise<void> | undefined

/** Stores the server's state. Unchanged photographs keep their object identity, so React skips them. @param act the answered one */
function confirm(now: AlbumState, act?: RequestedAct): AlbumState {
  const shown = useTable.getState().album?.photos ?? []
  const known = [confirmed?.photos ?? [], shown].map((all) => new Map(all.map((p) => [p.id, p])))
  const photos = now.photos.map((one) => {
    const text = JSON.stringify(one)
    return known.map((all) => all.get(one.id)).find((p) => JSON.stringify(p) === text) ?? one
  })
  const isShown = photos.length === shown.length && photos.every((one, i) => one === shown[i])
  confirmed = { ...now, photos: isShown ? shown : photos }
  past = extend(past, confirmed, act)
  if (!act) shield()
  return confirmed
}

/** Shows the confirmed album with all waiting acts applied, and drops selections and drafts that no longer apply. */
function show(): void {
  const { state, acts, undo, redo } = settle(past, waiting)
  if (!confirmed || !state) return
  const { album: before, selected, current, draft, lift, unanswered } = useTable.getState()
  const { id, key, revision } = confirmed
  useTable.setState({ unanswered: { ...unanswered, [id]: { revision, acts: waiting } } })
  // The user closed this album meanwhile.
  if (before?.id !== id) return
  const album = { ...acts.reduce(previewAct, state), undo, redo }
  const present = new Set(album.photos.map(({ id }) => id))
  if (draft && !present.has(draft.id)) loseDraft()
  /** The gap, an index, stays before the same photograph. */
  const next = lift && before.photos.slice(lift.to.gap).find(({ id }) => present.has(id))
  const gap = lift && lift.to.gap < 0 ? -1 : [...present, next?.id].indexOf(next?.id)
  const update = () =>
    useTable.setState({
      key,
      album,
      selected: new Set([...selected].filter((id) => present.has(id))),
      current: current !== undefined && present.has(current) ? current : album.photos[0]?.id,
      lift: lift && { ...lift, to: { ...lift.to, gap } },
    })
  if (before.photos.every(({ id }, i) => id === album.photos[i]?.id)) hold(update)
  else travel(update, before.photos.length < album.photos.length)
}

/** Closes the caption in hand. The warning keeps its words. */
function loseDraft(): void {
  const { draft } = useTable.getState()
  if (draft && draft.text !== draft.before) warn(words.lostWords(draft.text))
  useTable.setState({ draft: undefined })
}

async function sendAll(): Promise<void> {
  const [act, before] = [waiting[0], confirmed]
  if (!act || !before) return void (sending = undefined)
  const { id, revision } = before
  const answer = await askAgain<Answer>(`~${id}`, { revision, act }, (status) =>
    useTable.setState({ saving: status === 202 ? 'importing' : 'waiting' }),
  )
  if ('state' in answer) {
    waiting = waiting.slice(1)
    confirm(answer.state, act)
    const { type } = act
    const { photos, cover } = answer.state
    const problem = answer.message
    // Undos and redos behind a refused one would meet other steps than the user saw.
    if (problem !== undefined) waiting = waiting.filter((one) => !isMove(one))
    const other = before.others.find(({ key }) => 'to' in act && key === act.to)
    const label = isMove(act) ? before[act.type] : { ...labelOf(act), name: other?.title }
    // A message says why nothing was written.
    if (problem !== undefined) useTable.setState({ problem, saving: undefined })
    else if (!waiting.length) useTable.setState({ saving: new Date() })
    // Moves and the focal point announce their own position. Of a caption, only its faults are announced.
    const isSilent = ['order', 'focus', 'caption'].includes(type)
    const done = label && describeDone(type, label, type === 'putBack' ? photos : before.photos)
    const one = photos.find(({ id }) => 'text' in act && id === act.photo)
    if (problem === undefined && done && !isSilent && !waiting.length)
      speak(before.cover && !cover ? `${done}. ${words.noCover}` : done)
    else if (one?.findings) speak(words.findings(photos.indexOf(one) + 1, one.findings))
  } else if ('message' in answer) {
    const captions = waiting.filter(({ type }) => type === 'caption')
    if (captions.length) warn(words.notWritten(describeAll(captions)))
    waiting = [] // They depend on the refused one.
    useTable.setState({ saving: undefined, problem: answer.message })
  } else {
    const now = confirm(answer.conflict)
    // Imported files change the album file too, which is no reason to reject the acts.
    if (waiting.every((one) => stillStands(one, before, now)))
      waiting = waiting.flatMap((one) => adaptAct(one, now) ?? [])
    else {
      reject(waiting)
      waiting = []
      useTable.setState({ saving: undefined })
    }
  }
  show()
  return sendAll()
}

/** Applies an act at once in the page and queues it for the server. */
export function act(what: RequestedAct): void {
  if (!confirmed || (isMove(what) && !useTable.getState().album?.[what.type])) return
  waiting = [...waiting, what]
  // Before React renders the act, which takes as long as the server's answer in a large album.
  sending ??= sendAll()
  // An order is announced before, or follows the import that is announced.
  const said = { problem: undefined, ...(what.type === 'order' ? {} : { spoken: '' }) }
  useTable.setState(({ saving: s }) => ({ saving: s === 'waiting' ? s : 'saving', ...said }))
  show()
}

export const allAnswered = async (): Promise<void> => sending

/** Covers the screen with Publish. */
export const showPublish = () => useTable.setState({ isPublishOpen: true, current: placeNow() })

/** Opens an album, or shows the server's error message. @param at the id of the photograph to begin at */
export async function startEditing(segment: string, at?: string): Promise<void> {
  // Acts without an answer may belong to this album.
  await allAnswered()
  const answer = (await ask<Answer>(segment))?.answer
  if (!answer || !('state' in answer)) {
    const problem = answer && 'message' in answer ? answer.message : words.waiting
    return useTable.setState({ key: undefined, problem })
  }
  const { files = [] } = answer
  past = { states: [], at: 0 }
  const state = confirm(answer.state)
  const { unanswered, draft, page, isPublishOpen } = useTable.getState()
  const current = (state.photos.find(({ id }) => id === at) ?? state.photos[0])?.id
  const ownDraft = draft?.album === state.id ? draft : undefined
  const from = isPublishOpen ? { opener: PUBLISHING } : page && { list: `/${state.id}` }
  reset({ key: state.key, album: state, current, brought: files, page, ...from, draft: ownDraft })
  if (draft && !ownDraft && draft.text !== draft.before) warn(words.notWritten(`“${draft.text}”`))
  const left = unanswered[state.id]
  show()
  // The acts are left from before a reload. They are only safe on the revision they were made for.
  if (left?.revision === state.revision) left.acts.forEach((one) => act(one))
  // The answer may have been lost with the page, so some may be written.
  else if (left) reject(left.acts.filter((one) => !isDone(one, state)))
}

/** All but the photographs, whose changes the revision shows. */
const aspectsOf = (album: AlbumState) => JSON.stringify({ ...album, photos: [] })

/** Fetches the album again, after another tab, an editor or the darkroom may have changed it. */
export async function takeIn(): Promise<void> {
  // An update during a drag would move the gaps under the pointer.
  const isIdle = ({ album, lift } = useTable.getState()) => album && !lift && !waiting.length
  const before = confirmed
  if (!before || !isIdle()) return
  const answer = (await ask<Answer>(`~${before.id}`))?.answer
  if (!answer || !isIdle()) return
  // An act was answered meanwhile, so this answer may be older than the state.
  if (confirmed !== before) return takeIn()
  if ('message' in answer && answer.message !== GONE) useTable.setState({ problem: answer.message })
  else if ('message' in answer) {
    // The content may change again before this answer.
    confirmed = undefined
    warn(words.gone(before.title))
    loseDraft()
    useTable.setState({ key: undefined, album: undefined, left: '' })
  }
  if (!('state' in answer) || aspectsOf(answer.state) === aspectsOf(before)) return
  confirm(answer.state)
  show()
}

useTable.subscribe((now, before) => void (before.lift && !now.lift && takeIn()))

/** Keeps acts that were not written, until the owner decides. */
export function reject(acts: readonly RequestedAct[]): void {
  const id = confirmed!.id
  const all = [...(useTable.getState().rejected[id] ?? []), ...acts]
  useTable.setState(({ rejected }) => ({ rejected: { ...rejected, [id]: all } }))
}

/** Forgets the rejected acts, or applies them to the current album. */
export function endRejected(isTaken: boolean): void {
  const { rejected, album } = useTable.getState()
  useTable.setState({ rejected: { ...rejected, [album!.id]: [] } })
  for (const one of (isTaken && rejected[album!.id]) || []) {
    const now = adaptAct(one, useTable.getState().album!)
    if (now) act(now)
  }
}
