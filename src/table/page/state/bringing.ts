import { fromEvent } from 'file-selector'
import { pairSidecars } from '../../../images/sidecars'
import type { BroughtFile } from '../../../darkroom/inbox/runs'
import { type AlbumState, type FileAnswer, TABLE, TOKEN_HEADER } from '../../contract'
import { arrange, intoGap } from './moving'
import { focusTitle, shield } from './shots'
import { takeIn } from './editing'
import { ask, hasRestarted, pauseToRetry, renewToken, tokenNow } from './server'
import { idsNow, type TableState, useTable, warn } from './tableStore'

type Upload = { album: AlbumState; file: File; sidecar: File | undefined; next: string | undefined }

/** Files that have not been uploaded. The first one is being sent. */
let queue: readonly Upload[] = []
let [isSending, isPaused] = [false, false]
/** The uploads that were dropped over a gap, by file name. */
const goals = new Map<string, Upload>()
let request: XMLHttpRequest | undefined
const isOpen = ({ album: { id } }: { album: AlbumState }) => id === useTable.getState().album?.id

/** Shows the uploads to the open album. Those to another album may come first. */
function show(sent = 0): void {
  const files = queue.filter(isOpen).map(({ file }) => file)
  const now = { names: files.map(({ name }) => name), size: files[0]?.size ?? 0, isPaused }
  const isFirst = files[0] === queue[0]?.file
  useTable.setState({ sending: files.length ? { ...now, sent: isFirst ? sent : 0 } : undefined })
}

function warnUnsent(unsent: typeof queue, why: string) {
  for (const title of new Set(unsent.map(({ album }) => album.title))) {
    const those = unsent.filter(({ album }) => album.title === title).map(({ file }) => file.name)
    warn(`${those.join(', ')}: ${why} before these were sent to “${title}”. Add them again.`)
  }
}

/** The browser asks before it leaves the page. Afterwards the table says which files are left. */
window.addEventListener('beforeunload', (event) => queue.length && event.preventDefault())
window.addEventListener('pagehide', () => warnUnsent(queue, 'The page was left'))

/** Uploads a file behind its sidecar. Rejects on network errors. `fetch` would not report the progress. */
const put = (upload: Upload) =>
  new Promise<FileAnswer | undefined>((resolve, reject) => {
    const sent = new XMLHttpRequest()
    const token = tokenNow()
    const { album, file, sidecar } = upload
    sent.open('PUT', `${TABLE}${album.id}/${encodeURIComponent(file.name)}/${sidecar?.size ?? 0}`)
    sent.setRequestHeader('content-type', 'application/octet-stream')
    sent.setRequestHeader(TOKEN_HEADER, token)
    sent.responseType = 'json'
    sent.upload.addEventListener('progress', ({ loaded }) => show(loaded))
    sent.addEventListener('load', () => {
      const again = (isNew: boolean) => (isNew ? put(upload) : (sent.response as FileAnswer))
      resolve(sent.status === 403 ? renewToken(token).then(again) : again(false))
    })
    sent.addEventListener('error', reject)
    // The user stopped the upload, so there is no error to report.
    sent.addEventListener('abort', () => resolve(undefined))
    sent.send(new Blob([sidecar ?? '', file]))
    request = sent
  })

async function send(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let first = queue[0]; first; first = queue[0]) {
    if (isPaused) break
    const { file, sidecar, next } = first
    show()
    try {
      const answer = await put(first)
      useTable.setState(({ saving }) => ({ saving: saving === 'waiting' ? undefined : saving }))
      if (answer && 'message' in answer) warn(`${file.name}: ${answer.message}`)
      else if (answer) {
        if (next !== undefined) goals.set(answer.received, first)
        // The event may come later, and the number of files would change twice.
        if (isOpen(first)) useTable.setState({ brought: answer.files })
        if (hasRestarted) void takeIn()
      }
    } catch {
      // The server is away, unless the file is a folder, was deleted, or changed since it was chosen.
      const starts = Promise.all([file, sidecar ?? file].map((one) => one.slice(0, 1).text()))
      if (await starts.then(([start]) => start).catch(() => '')) {
        useTable.setState({ saving: 'waiting' })
        await pauseToRetry()
        continue
      }
      warn(`${file.name}: It could not be sent. Add it again.`)
    }
    queue = queue.filter((one) => one !== first)
  }
  show()
  isSending = false
  // The page has no news from a restarted server, but a reload before would have dropped the queue.
  if (hasRestarted && !queue.length) window.location.reload()
}

/** Uploads files to the end of the open album, or before the photograph `next`. `path`: in their folder. */
export function bringIn(files: Iterable<File & { path?: string }>, next?: string): void {
  const { album } = useTable.getState()
  if (!album) return
  const given = [...files].map((file) => ({ file, path: file.path ?? file.name }))
  const sidecars = pairSidecars(given.map(({ path }) => path))
  const paired = new Set(sidecars.values())
  for (const { file, path } of given.filter((one) => !paired.has(one.path))) {
    const sidecar = given.find((one) => one.path === sidecars.get(path))?.file
    queue = [...queue, { album, file, sidecar, next }]
  }
  show()
  void send()
}

/** Pauses or resumes the queue. A running upload finishes either way. */
export function pauseOrGoOn(): void {
  isPaused = !isPaused
  show(useTable.getState().sending?.sent)
  void send()
}

// Moves new photographs to the gap over which their files were dropped.
useTable.subscribe((state, before) => {
  const { album, brought, sending } = state
  if (namesUnderway(state).length !== namesUnderway(before).length) shield()
  if (sending ? album?.id !== before.album?.id : queue.some(isOpen)) show()
  if (!goals.size || (album === before.album && brought === before.brought)) return
  const names = new Map(brought.map(({ id, name, state }) => [state === 'in' && id, name]))
  const order = idsNow().reduce((now, id) => {
    const name = names.get(id) ?? ''
    const { next = '', album: before } = goals.get(name) ?? {}
    const gap = before?.photos.some((one) => one.id === id) ? -1 : now.indexOf(next)
    goals.delete(name)
    return gap < 0 ? now : intoGap(now, new Set([id]), gap)
  }, idsNow())
  arrange(order)
})

/** The names of the files that are being uploaded or imported, oldest first. */
export function namesUnderway({ brought, sending }: TableState): string[] {
  const isUnderway = ({ state }: BroughtFile) => state === 'waiting' || state === 'working'
  const received = brought.filter(isUnderway).map(({ name }) => name)
  return [...new Set([...received, ...(sending?.names ?? [])])]
}

/** Removes a file from the queue unless its upload has begun. */
export function leaveOut(name: string): void {
  focusTitle() // The focused button goes with its file.
  queue = queue.filter((one, i) => i === 0 || one.file.name !== name || !isOpen(one))
  show(useTable.getState().sending?.sent)
}

/** Stops the uploads and imports of the open album, or closes the list of those that are done. */
export async function endBringing(way: 'stop' | 'forget'): Promise<void> {
  focusTitle()
  document.querySelector<HTMLElement>('[data-tool=add]')?.focus()
  const [first] = queue
  const unsent = queue.filter(isOpen)
  queue = queue.filter((one) => !isOpen(one))
  isPaused &&= queue.length > 0
  show()
  if (first === unsent[0]) request?.abort()
  const path = `~${useTable.getState().album?.id}/${way}`
  const files = (await ask<{ files?: BroughtFile[] }>(path, undefined, 'DELETE'))?.answer.files
  // The first may have arrived before the stop.
  const hasFirst = files?.some(({ name }) => name === first?.file.name)
  warnUnsent(hasFirst && first === unsent[0] ? unsent.slice(1) : unsent, 'This was stopped')
}

/** The dropped files, including those in folders but without hidden and system files. */
export async function droppedFiles(event: Event): Promise<File[]> {
  const files = (await fromEvent(event)).filter((file) => file instanceof File)
  return files.filter(({ name }) => !/^(\.|thumbs\.db$|desktop\.ini$)/i.test(name))
}
