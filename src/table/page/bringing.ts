import { fromEvent } from 'file-selector'
import type { Brought, BroughtFile } from '../../darkroom/inbox/openInbox'
import { BROUGHT, type FileAnswer, TABLE } from '../contract'
import { arrange } from './album/moving'
import { intoGap } from './album/order'
import { tokenHeader } from './server'
import { idsNow, useTable } from './tableStore'

/** Files that are not at the server yet, the one that is on its way first. */
let queue: readonly { key: string; file: File; next: string | undefined }[] = []
let isSending = false
let isPaused = false
/** By the name of a file that was dropped over a gap: the photograph that follows there. */
const goals = new Map<string, string>()
/** What is on its way. */
let request: XMLHttpRequest | undefined

/** Tells how far the files have come. */
function show(sent = 0): void {
  const size = queue[0]?.file.size ?? 0
  const names = queue.map(({ file }) => file.name)
  useTable.setState({ sending: names.length ? { names, size, sent, isPaused } : undefined })
}

const note = (file: BroughtFile) =>
  useTable.setState(({ brought }) => ({
    brought: [...brought.filter(({ name }) => name !== file.name), file],
  }))

/** Puts one file to the server: `fetch` does not tell how far it has come. Rejects where nobody answers. */
const put = (key: string, file: File) =>
  new Promise<FileAnswer>((resolve, reject) => {
    const sent = new XMLHttpRequest()
    sent.open('PUT', `${TABLE}${key}/${encodeURIComponent(file.name)}`)
    sent.setRequestHeader('content-type', 'application/octet-stream')
    for (const [name, value] of Object.entries(tokenHeader())) sent.setRequestHeader(name, value)
    sent.responseType = 'json'
    sent.upload.addEventListener('progress', ({ loaded }) => show(loaded))
    sent.addEventListener('load', () => resolve(sent.response as FileAnswer))
    sent.addEventListener('error', reject)
    // Given up by whoever brought it: nothing to tell.
    sent.addEventListener('abort', () => resolve({ received: '' }))
    sent.send(file)
    request = sent
  })

async function send(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let first = queue[0]; first; first = queue[0]) {
    if (isPaused) break
    const { key, file, next } = first
    show()
    try {
      const answer = await put(key, file)
      if ('message' in answer) note({ name: file.name, state: 'refused', reason: answer.message })
      else if (next !== undefined) goals.set(answer.received, next)
    } catch {
      // A folder that is no more, or a file that changed since it was chosen.
      note({ name: file.name, state: 'refused', reason: 'It could not be sent. Add it again.' })
    }
    queue = queue.filter((one) => one !== first)
  }
  show()
  isSending = false
}

/**
 * Brings files into the album that is edited, at its end.
 * @param next the photograph before which they are put instead
 */
export function bringIn(files: Iterable<File>, next?: string): void {
  const { key } = useTable.getState().album!
  queue = [...queue, ...[...files].map((file) => ({ key, file, next }))]
  show()
  void send()
}

/** Keeps the files that are not on their way here, or goes on. */
export function pauseOrGoOn(): void {
  isPaused = !isPaused
  show(useTable.getState().sending?.sent)
  void send()
}

// What has come into the album is put where it was dropped.
useTable.subscribe(({ album, brought }, before) => {
  if (!goals.size || (album === before.album && brought === before.brought)) return
  const names = new Map(brought.map(({ id, name, state }) => [state === 'in' && id, name]))
  const order = idsNow().reduce((now, id, _i, ids) => {
    const name = names.get(id) ?? ''
    const gap = ids.indexOf(goals.get(name) ?? '')
    goals.delete(name)
    return gap < 0 ? now : intoGap(now, new Set([id]), now.indexOf(ids[gap]!))
  }, idsNow())
  arrange(order)
})

/** Gives up a file that nothing has been sent of. */
export function leaveOut(name: string): void {
  queue = queue.filter(({ file }, i) => i === 0 || file.name !== name)
  show(useTable.getState().sending?.sent)
}

/** Gives up what is not in yet; once all have come to an end, forgets them. */
export async function endBringing(): Promise<void> {
  queue = queue.slice(0, 1)
  isPaused = false
  request?.abort()
  const { key } = useTable.getState().album!
  await fetch(TABLE + key, { method: 'DELETE', headers: tokenHeader() })
}

export const isUnderway = (state: BroughtFile['state']): boolean =>
  state === 'waiting' || state === 'working'

/** Has the page hear of files that come further. */
export function hearOfFiles(): void {
  import.meta.hot?.on(BROUGHT, ({ key, files }: Brought) => {
    if (useTable.getState().album?.key === key) useTable.setState({ brought: files })
  })
}

/** The files that were chosen or dropped, and those in folders. What systems keep for themselves is left out. */
export async function droppedFiles(event: Event): Promise<File[]> {
  const found = await fromEvent(event)
  const files = found.filter((file) => file instanceof File)
  return files.filter(({ name }) => !/^(\.|thumbs\.db$|desktop\.ini$)/i.test(name))
}
