// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { type ActRequest, TOKEN_HEADER, TOKEN_META } from '../../../src/table/contract'
import { bringIn, endBringing, pauseOrGoOn } from '../../../src/table/page/state/bringing'
import { startEditing, takeIn } from '../../../src/table/page/state/editing'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { albumOf } from './albumOf'

const album = (ids: string[]) => albumOf(ids, { revision: ids.join() })

beforeEach(() => reset({ warning: undefined }))

/** A server with an album, which records the orders it receives. */
function serve(ids: string[]) {
  const server = { album: album(ids), orders: [] as string[][], files: [] as { name: string }[] }
  window.fetch = (_url, { body } = {}) => {
    const { act } = body ? (JSON.parse(body as string) as ActRequest) : {}
    if (act?.type === 'order') server.orders.push(act.ids)
    if (act?.type === 'order') server.album = album(act.ids)
    const { album: state, files } = server
    return Promise.resolve(new Response(JSON.stringify({ state, files })))
  }
  return server
}

type Held = {
  name: string
  size: string
  body: Blob
  token: string
  letIn: (received?: string) => void
  refuse: () => void
  fail: () => void
}

/** Holds uploads until `letIn`, which answers with the name of the file on disk. `fail`: no answer. */
function holdRequests() {
  const held: Held[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      response: unknown
      status = 200
      #name = ''
      #size = ''
      #token = ''
      open = (_method: string, url: string) =>
        ([this.#name, this.#size] = url.split('/').slice(-2) as [string, string])
      setRequestHeader = (name: string, value: string) => {
        if (name === TOKEN_HEADER) this.#token = value
      }
      abort = () => this.dispatchEvent(new Event('abort'))
      send(body: Blob) {
        held.push({
          name: this.#name,
          size: this.#size,
          body,
          token: this.#token,
          letIn: (received = this.#name) => {
            this.response = { received, files: [{ name: received, state: 'waiting' }] }
            this.dispatchEvent(new Event('load'))
          },
          refuse: () => {
            this.status = 403
            this.response = { message: 'the token is wrong' }
            this.dispatchEvent(new Event('load'))
          },
          fail: () => this.dispatchEvent(new Event('error')),
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

test('a photograph that was there keeps its place when its file is dropped over a gap', async () => {
  const server = serve(['a', 'b', 'c'])
  await startEditing('alps')
  const held = holdRequests()
  bringIn(files('c.jpg', 'x.jpg'), 'a')
  held[0]!.letIn()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]!.letIn()
  await vi.waitFor(() => expect(useTable.getState().sending).toBeUndefined())
  const c = { name: 'c.jpg', state: 'in', id: 'c' } as const
  useTable.setState({ brought: [c] })
  server.album = album(['a', 'b', 'c', 'x'])
  useTable.setState({ brought: [c, { name: 'x.jpg', state: 'in', id: 'x' }] })
  await takeIn()
  await vi.waitFor(() => expect(server.orders).toEqual([['x', 'a', 'b', 'c']]))
})

test('a sidecar is sent before its picture, and alone only if it has none in its folder', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  const given = (path: string, text: string) =>
    Object.assign(new File([text], path.split('/').at(-1)!), { path })
  bringIn([
    given('./one/1.xmp', '<one/>'),
    given('./one/1.jpg', 'picture'),
    given('./two/1.jpg', 'other'),
    given('./two/2.JPG.xmp', '<two/>'),
  ])
  const sent: unknown[] = []
  for (let n = 0; n < 3; n++) {
    await vi.waitFor(() => expect(held).toHaveLength(n + 1))
    sent.push([held[n]!.name, held[n]!.size, await held[n]!.body.text()])
    held[n]!.letIn()
  }
  expect(sent).toEqual([
    ['1.jpg', '6', '<one/>picture'],
    ['1.jpg', '0', 'other'],
    ['2.JPG.xmp', '0', '<two/>'],
  ])
  await vi.waitFor(() => expect(useTable.getState().sending).toBeUndefined())
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
  await endBringing('stop')
  await startEditing('alps')
  expect(sending(), 'after the album was opened again').toMatchObject({ isPaused: true })
  pauseOrGoOn()
  await vi.waitFor(() => expect(held.at(-1)!.name).toBe('2.jpg'))
  expect(sending()!.isPaused).toBe(false)
  await endBringing('stop')
})

test('the browser asks before a page is left with files that are not sent, and the next page names them', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave(), 'without files').toBe(false)
  bringIn(files('1.jpg', '2.jpg', '3.jpg'))
  held[0]!.letIn()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  expect(useTable.getState().brought, 'before the event of the server').toEqual([
    { name: '1.jpg', state: 'waiting' },
  ])
  expect(leave()).toBe(true)
  useTable.setState({ album: { ...album(['a']), id: 'fjords', title: 'Fjords' } })
  bringIn(files('4.jpg'))
  window.dispatchEvent(new Event('pagehide'))
  const kept = JSON.parse(sessionStorage.getItem('light-table')!) as { warning: string }
  expect(kept.warning.split('\n')).toEqual([
    expect.stringMatching(/^2\.jpg, 3\.jpg: .+ to “Alps”\. Add them again\.$/),
    expect.stringMatching(/^4\.jpg: .+ to “Fjords”\. Add them again\.$/),
  ])
  await endBringing('stop')
  await startEditing('alps')
  await endBringing('stop')
  expect(leave(), 'after a stop').toBe(false)
})

test('files wait while the server is away, and a file that is gone is named', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  const [first, gone] = files('1.jpg', 'gone.jpg')
  gone!.slice = () => ({ text: () => Promise.reject(new Error('not found')) }) as never
  vi.useFakeTimers()
  bringIn([first!, gone!])
  held[0]!.fail()
  await vi.waitFor(() => expect(useTable.getState().saving).toBe('waiting'))
  expect(useTable.getState().sending).toMatchObject({ names: ['1.jpg', 'gone.jpg'] })
  expect(held, 'before the next attempt').toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  expect(held).toHaveLength(2)
  held[1]!.letIn()
  await vi.waitFor(() => expect(held).toHaveLength(3))
  expect(useTable.getState().saving, 'the server is back').toBeUndefined()
  held[2]!.fail()
  await vi.waitFor(() => expect(useTable.getState().sending).toBeUndefined())
  expect(useTable.getState().warning).toBe('gone.jpg: It could not be sent. Add it again.')
})

test('a stop names the files that have not arrived', async () => {
  const server = serve(['a'])
  await startEditing('alps')
  const stop = async (arrived: { name: string }[]) => {
    useTable.setState({ warning: undefined })
    holdRequests()
    bringIn(files('1.jpg', '2.jpg'))
    server.files = arrived
    await endBringing('stop')
    expect(useTable.getState().sending).toBeUndefined()
    return useTable.getState().warning
  }
  expect(await stop([])).toMatch(/^1\.jpg, 2\.jpg: This was stopped/)
  expect(await stop([{ name: '1.jpg' }])).toMatch(/^2\.jpg: This was stopped/)
})

test('files that are paused can be stopped', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  bringIn(files('1.jpg', '2.jpg'))
  pauseOrGoOn()
  held[0]!.letIn()
  await vi.waitFor(() => expect(useTable.getState().sending?.names).toEqual(['2.jpg']))
  await endBringing('stop')
  expect(useTable.getState().sending).toBeUndefined()
  bringIn(files('3.jpg'))
  await vi.waitFor(() => expect(held.at(-1)!.name, 'the next files').toBe('3.jpg'))
  await endBringing('stop')
})

test('uploads go on after a restart of the server, and the page is loaded anew when all are sent', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  const pageWith = (token: string) => `<meta name="${TOKEN_META}" content="${token}">`
  document.head.innerHTML = pageWith('old')
  const imported = JSON.stringify({ state: album(['a', 'x']) })
  window.fetch = (url) =>
    Promise.resolve(new Response(new Request(url).url.includes('~') ? imported : pageWith('new')))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  bringIn(files('1.jpg', '2.jpg'))
  held[0]!.refuse()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  expect(held.map(({ name, token }) => [name, token])).toEqual([
    ['1.jpg', 'old'],
    ['1.jpg', 'new'],
  ])
  held[1]!.letIn()
  await vi.waitFor(() => expect(held).toHaveLength(3))
  expect(reload).not.toHaveBeenCalled()
  const ids = () => useTable.getState().album?.photos.map(({ id }) => id)
  await vi.waitFor(() => expect(ids(), 'without news from the server').toEqual(['a', 'x']))
  held[2]!.letIn()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(useTable.getState()).toMatchObject({ sending: undefined, warning: undefined })
})

test('a refused token that is still that of the page is a refusal', async () => {
  serve(['a'])
  await startEditing('alps')
  const held = holdRequests()
  bringIn(files('1.jpg'))
  held[0]!.refuse()
  await vi.waitFor(() => expect(useTable.getState().warning).toBe('1.jpg: the token is wrong'))
})
