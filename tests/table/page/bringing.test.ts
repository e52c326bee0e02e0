// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { ActRequest, AlbumState } from '../../../src/table/contract'
import { bringIn, endBringing, pauseOrGoOn } from '../../../src/table/page/bringing'
import { startEditing, takeIn } from '../../../src/table/page/editing'
import { useTable } from '../../../src/table/page/tableStore'

const album = (ids: string[]): AlbumState => ({
  id: 'alps',
  key: 'alps',
  title: 'Alps',
  revision: ids.join(),
  photos: ids.map((id) => ({ id, photo: { id, src: '', alt: '' }, caption: '' })),
  removed: [],
  others: [],
  keepsOriginals: false,
})

/** A server with an album, which records the orders it receives. */
function serve(ids: string[]) {
  const server = { album: album(ids), orders: [] as string[][], sent: [] as string[] }
  window.fetch = (_url, { body } = {}) => {
    const { act } = body ? (JSON.parse(body as string) as ActRequest) : {}
    if (act?.type === 'order') server.orders.push(act.ids)
    if (act?.type === 'order') server.album = album(act.ids)
    return Promise.resolve(new Response(JSON.stringify({ state: server.album })))
  }
  return server
}

/** Holds uploads until `letIn`, which answers with the name of the file on disk. */
function holdRequests() {
  const held: { name: string; letIn: (received?: string) => void }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      response: unknown
      #name = ''
      open = (_method: string, url: string) => (this.#name = url.split('/').at(-1)!)
      setRequestHeader = () => {}
      abort = () => this.dispatchEvent(new Event('abort'))
      send() {
        held.push({
          name: this.#name,
          letIn: (received = this.#name) => {
            this.response = { received }
            this.dispatchEvent(new Event('load'))
          },
        })
      }
    },
  )
  return held
}

const files = (...names: string[]) => names.map((name) => new File(['.'], name))

test('files dropped over a gap are placed there in their order as they are imported', async () => {
  const server = serve(['a', 'b'])
  await startEditing('alps')
  const held = holdRequests()
  bringIn(files('1.jpg', '2.jpg'), 'b')
  held[0]!.letIn('1 (2).jpg')
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]!.letIn()
  await vi.waitFor(() => expect(useTable.getState().sending).toBeUndefined())

  server.album = album(['a', 'b', 'x', 'y', 'z'])
  useTable.setState({
    brought: [
      { name: '1 (2).jpg', state: 'in', id: 'x' },
      { name: '2.jpg', state: 'in', id: 'y' },
      { name: '3.jpg', state: 'in', id: 'z' },
    ],
  })
  await takeIn()
  await vi.waitFor(() => expect(server.orders).toEqual([['a', 'x', 'y', 'b', 'z']]))
})

test('a pause finishes the running upload and keeps the other files', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  bringIn(files('1.jpg', '2.jpg'))
  pauseOrGoOn()
  held[0]!.letIn()
  const sending = () => useTable.getState().sending
  await vi.waitFor(() => expect(sending()).toMatchObject({ names: ['2.jpg'], isPaused: true }))
  expect(held).toHaveLength(1)
  useTable.setState({ album: { ...album(['a']), id: 'fjords' } })
  expect(sending(), 'in another album').toBeUndefined()
  await endBringing()
  await startEditing('alps')
  expect(sending(), 'after the album was opened again').toMatchObject({ isPaused: true })
  pauseOrGoOn()
  await vi.waitFor(() => expect(held.at(-1)!.name).toBe('2.jpg'))
  expect(sending()!.isPaused).toBe(false)
  await endBringing()
})
