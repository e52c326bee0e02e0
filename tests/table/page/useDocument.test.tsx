// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActRequest, DocumentState, RequestedDocumentAct } from '../../../src/table/contract'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { useDocument } from '../../../src/table/page/words/useDocument'
import { words } from '../../../src/table/page/state/words'
import { albumOf } from './albumOf'

beforeEach(() => reset({ unsent: {}, warning: undefined }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The previous page sent a name for revision 1, and was left before the answer. */
function leave(name: string) {
  const edits = [{ path: ['name'], value: name }]
  const acts = [{ type: 'write' as const, edits }]
  useTable.setState({ unsent: { 'site.json': { revision: '1', acts } } })
}

/** A server with a document. It answers with the statuses `first` before. */
function serve(name: string, ...first: number[]) {
  const state = { revision: '2', value: { name } }
  window.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ state }), { status: first.shift() ?? 200 }))
}

test('an act of the previous page is not reported as lost if the file has it already', async () => {
  serve('Ada')
  leave('Ada')
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state?.value).toEqual({ name: 'Ada' }))
  await act(async () => {})
  expect(useTable.getState().problem).toBeUndefined()
})

test('an act of the previous page is reported as lost if the file does not have it', async () => {
  serve('Grace')
  leave('Ada')
  renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(useTable.getState().warning).toBe(words.conflict('“Ada”')))
})

test('a running import is reported', async () => {
  vi.useFakeTimers()
  serve('Ada', 202)
  const { result } = renderHook(() => useDocument('site.json'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(useTable.getState().saving).toBe('importing')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(useTable.getState().saving).toBeUndefined()
  serve('Ada', 202)
  void result.current.send({ type: 'write', edits: [{ path: ['name'], value: 'Grace' }] })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(useTable.getState().saving).toBe('importing')
  await act(() => vi.advanceTimersByTimeAsync(1000))
})

test('a message is gone while the next act is sent, so that a repeated one is announced', async () => {
  serve('Ada')
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  useTable.setState({ problem: 'No.' })
  const answered = window.fetch
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  window.fetch = (...request) => held.then(() => answered(...request))
  await act(async () => void result.current.send({ type: 'write', edits: [] }))
  expect(useTable.getState().problem).toBeUndefined()
  await act(async () => answer())
})

test('an act of the previous page survives a screen that is left before the first answer', async () => {
  serve('Ada')
  leave('Grace')
  renderHook(() => useDocument('site.json')).unmount()
  await act(async () => {})
  expect(useTable.getState().unsent['site.json']?.acts).toHaveLength(1)
})

test('unsent acts of one document stay while another is edited', async () => {
  serve('Ada')
  leave('Grace')
  const { result } = renderHook(() => useDocument('projects.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  await act(() => result.current.send({ type: 'write', edits: [] }))
  expect(useTable.getState().unsent['site.json']?.acts).toHaveLength(1)
})

test.each([
  [{ type: 'newAlbum', name: 'Coast', category: 'land' }, 'Done: new album “Coast”'],
  [{ type: 'take', path: ['albums'], at: 1 }, 'Done: remove “Coast”'],
  [{ type: 'write', edits: [] }, ''],
] as const)('a new or a removed entry is announced: $0.type', async (one, spoken) => {
  const undo = { type: one.type, photos: [], name: 'Coast' }
  const states = [{ state: { revision: '1' } }, { state: { revision: '2', undo } }]
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(states.shift())))
  const { result } = renderHook(() => useDocument('catalog.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  await act(() => result.current.send(one as RequestedDocumentAct))
  expect(useTable.getState().spoken).toBe(spoken)
})

test('after an undo, and after one that is refused, the step is named', async () => {
  const undo = { type: 'changeAlbum', photos: [], name: 'Coast', settings: 'name' }
  const states = [
    { state: { revision: '2', value: {}, undo } },
    { state: { revision: '1', value: {}, undo } },
    { state: { revision: '1', value: {}, redo: undo }, message: 'It cannot be undone.' },
    { state: { revision: '2', value: {}, undo } },
  ]
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(states.shift())))
  const { result } = renderHook(() => useDocument('catalog.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  await act(() => result.current.send({ type: 'undo' }))
  expect(useTable.getState()).toMatchObject({
    spoken: 'Undone: rename “Coast”',
    problem: undefined,
  })
  await act(() => result.current.send({ type: 'undo' }))
  const problem = 'Undo: rename “Coast”. It cannot be undone.'
  expect(useTable.getState()).toMatchObject({ spoken: '', problem })
  await act(() => result.current.send({ type: 'redo' }))
  expect(useTable.getState(), 'after the next step').toMatchObject({ problem: undefined })
})

test.each([
  ['a field keeps it in view', '<main><input></main>', 1],
  ['the bar does not scroll the page', '<header><input></header><main></main>', 0],
])('an undo with the focus in %s', async (_, html, scrolled) => {
  document.body.innerHTML = html
  const input = document.querySelector('input')!
  const scroll = vi.spyOn(input, 'scrollIntoView').mockReturnValue()
  input.focus()
  const undo = { type: 'write', photos: [] }
  const states = [
    { revision: '2', value: {}, undo },
    { revision: '1', value: {} },
  ]
  window.fetch = () => Promise.resolve(Response.json({ state: states.shift() }))
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  await act(() => result.current.send({ type: 'undo' }))
  expect(scroll).toHaveBeenCalledTimes(scrolled)
  document.body.innerHTML = ''
})

test('an answer that comes after an album was opened leaves the messages of the album', async () => {
  serve('Ada')
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  const refusal = new Response(JSON.stringify({ message: 'It is no e-mail.' }), { status: 422 })
  let answer: ((response: Response) => void) | undefined
  window.fetch = () => new Promise((resolve) => (answer = resolve))
  const sent = result.current.send({ type: 'write', edits: [] })
  await waitFor(() => expect(answer).toBeDefined())
  const own = { problem: 'Too small.', saving: 'waiting', spoken: 'Done: hide' } as const
  reset({ album: albumOf([]), ...own })
  answer!(refusal)
  await act(() => sent)
  expect(useTable.getState()).toMatchObject(own)
})

test('a change from elsewhere is taken in, unless there is unsaved input, and leaves the messages', async () => {
  serve('Ada')
  const { result } = renderHook(() => useDocument('site.json'))
  const name = () => (result.current.state?.value as { name: string } | undefined)?.name
  await waitFor(() => expect(name()).toBe('Ada'))
  /** Tells of a change. Returns whether it is asked for. */
  const change = async (name: string) => {
    serve(name)
    const asked = vi.fn(window.fetch)
    window.fetch = asked
    await act(async () => useTable.setState(({ version }) => ({ version: version + 1 })))
    return asked.mock.calls.length > 0
  }
  useTable.setState({ problem: 'It is no e-mail.', spoken: 'Done: add' })
  expect(await change('Grace')).toBe(true)
  await waitFor(() => expect(name()).toBe('Grace'))
  expect(useTable.getState()).toMatchObject({ problem: 'It is no e-mail.', spoken: 'Done: add' })
  document.body.innerHTML = '<input data-unsaved="true">'
  expect(await change('Joan')).toBe(false)
  document.body.innerHTML = ''
})

/** A server with a list of entries, which answers acts after `answered`. @returns the entries, and the acts sent */
function serveList(answered?: Promise<void>) {
  const bio = ['One', 'Two', 'Three']
  /** The entries before each step, and after those that were undone. */
  const steps = [{ bio: ['Zero', ...bio], type: 'swap' }]
  const undone: typeof steps = []
  const move = (from: typeof steps, to: typeof steps) => {
    const step = from.pop()!
    to.push({ ...step, bio: [...bio] })
    bio.splice(0, Infinity, ...step.bio)
  }
  const sent: RequestedDocumentAct[] = []
  const revision = () => bio.join()
  window.fetch = async (_url, { body } = {}) => {
    let isMadeForThis = true
    if (typeof body === 'string') {
      await answered
      const { act, revision: made } = JSON.parse(body) as ActRequest<RequestedDocumentAct>
      sent.push(act)
      isMadeForThis = made === revision()
      if (isMadeForThis && act.type === 'undo') move(steps, undone)
      else if (isMadeForThis && act.type === 'redo') move(undone, steps)
      else if (isMadeForThis) steps.push({ bio: [...bio], type: act.type })
      if (isMadeForThis && act.type === 'take') bio.splice(act.at, 1)
      if (isMadeForThis && act.type === 'put') bio.splice(act.at, 0, act.value as string)
      if (isMadeForThis && act.type === 'swap') bio.reverse()
      if (isMadeForThis && act.type === 'write')
        for (const { path, value } of act.edits) bio[Number(path[1])] = value as string
    }
    const [undo, redo] = [steps, undone].map((all) => all.length && { ...all.at(-1), photos: [] })
    const state = { revision: revision(), value: { bio: [...bio] }, undo, redo }
    return Response.json(isMadeForThis ? { state } : { conflict: state })
  }
  return { bio, sent }
}

const path = ['bio']
const take = (at: number): RequestedDocumentAct => ({ type: 'take', path, at })
const write = (at: number, value: string): RequestedDocumentAct => ({
  type: 'write',
  edits: [{ path: ['bio', at], value }],
})

const bioIn = (state?: DocumentState) => (state?.value as { bio: string[] } | undefined)?.bio ?? []

/** Opens a document, and makes acts while the answer to the first one is awaited. `shown`: then; `seen`: after it, in each render. */
async function actAtOnce(...acts: RequestedDocumentAct[]) {
  let answer = () => {}
  const served = serveList(new Promise((resolve) => (answer = resolve)))
  const seen: string[] = []
  const { result } = renderHook(() => {
    const document = useDocument('site.json')
    seen.push(bioIn(document.state).join())
    return document
  })
  await waitFor(() => expect(result.current.state).toBeDefined())
  const { send } = result.current
  let done: Promise<boolean>[] = []
  act(() => {
    done = acts.map((one) => send(one))
  })
  const { state } = result.current
  const shown = { bio: bioIn(state), undo: state?.undo?.type }
  seen.length = 0
  return act(async () => {
    answer()
    return { ...served, shown, seen, done: await Promise.all(done) }
  })
}

const swap = { type: 'swap', path, at: 0, to: 2 } as const

test.each<[string, RequestedDocumentAct, RequestedDocumentAct, string[]]>([
  ['a removal after a removal', take(0), take(0), ['Three']],
  ['words after a removal', take(0), write(0, 'New'), ['New', 'Three']],
  ['words after an exchange', swap, write(2, 'New'), ['Three', 'Two', 'New']],
])('%s is shown at once and written where it is shown', async (_, first, second, left) => {
  const { bio, shown, done } = await actAtOnce(first, second)
  expect(shown).toEqual({ bio: left, undo: second.type })
  expect(bio).toEqual(left)
  expect(done).toEqual([true, true])
})

const undo = { type: 'undo' } as const

test('words after an undo of an earlier step, which may move their entry, are not written', async () => {
  const { bio, done } = await actAtOnce(undo, write(0, 'New'))
  expect(bio).toEqual(['Zero', 'One', 'Two', 'Three'])
  expect(done).toEqual([true, false])
  expect(useTable.getState().warning).toBe(words.conflict('“New”'))
})

test('an undo of a removal that waits shows at once and for good, and words after it are written', async () => {
  const { bio, shown, seen, done } = await actAtOnce(take(0), undo, write(1, 'Due'))
  const left = ['One', 'Due', 'Three']
  expect(shown).toEqual({ bio: left, undo: 'write' })
  expect(
    seen.every((one) => one === left.join()),
    seen.join('; '),
  ).toBe(true)
  expect(bio).toEqual(left)
  expect(done).toEqual([true, true, true])
})

test('acts that were written show at once, and for good, while their undoing and redoing waits', async () => {
  const { bio, sent } = serveList()
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  const { send } = result.current
  await act(() => Promise.all([send(take(0)), send(write(1, 'Drei'))]))
  expect(bio).toEqual(['Two', 'Drei'])
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const served = window.fetch
  window.fetch = (...request) => held.then(() => served(...request))
  let done: Promise<unknown> | undefined
  const shown = (...moves: RequestedDocumentAct[]) => {
    act(() => void (done = Promise.all([done, ...moves.map((one) => send(one))])))
    const { state } = result.current
    return [bioIn(state).join(), state?.undo?.type, state?.redo?.type]
  }
  expect(shown(undo)).toEqual(['Two,Three', 'take', 'write'])
  expect(shown(undo)).toEqual(['One,Two,Three', 'swap', 'take'])
  expect(shown({ type: 'redo' })).toEqual(['Two,Three', 'take', 'write'])
  await act(async () => {
    answer()
    await done
  })
  expect(sent.map(({ type }) => type)).toEqual(['take', 'write', 'undo', 'undo', 'redo'])
  expect(bioIn(result.current.state)).toEqual(bio)
})

test('words behind an undo that is refused are not written to the entry at that place now', async () => {
  const { bio } = serveList()
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  const { send } = result.current
  await act(() => send(take(0)))
  const served = window.fetch
  window.fetch = (url, init) =>
    typeof init?.body === 'string' && init.body.includes('"undo"')
      ? Promise.resolve(Response.json({ message: 'A file is missing.' }, { status: 422 }))
      : served(url, init)
  const done = await act(() => Promise.all([send(undo), send(write(1, 'Due'))]))
  expect(done).toEqual([false, false])
  expect(bio).toEqual(['Two', 'Three'])
  expect(useTable.getState().warning).toBe(words.notWritten('“Due”'))
})

test('an undo behind an act that changes nothing is not sent, because it would take back an earlier step', async () => {
  const { bio, sent } = await actAtOnce({ type: 'write', edits: [] }, undo)
  expect(sent).toHaveLength(1)
  expect(bio).toEqual(['One', 'Two', 'Three'])
  expect(useTable.getState().warning).toBe(words.notWritten('your last changes'))
})

test('words written while a change from elsewhere is fetched are not written to another entry', async () => {
  const { bio, sent } = serveList()
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  bio.unshift('Zero')
  const done = await act(() =>
    Promise.all([result.current.send(), result.current.send(write(0, 'Uno'))]),
  )
  expect(done).toEqual([true, false])
  expect(sent).toEqual([])
  expect(useTable.getState().warning).toBe(words.conflict('“Uno”'))
  expect(result.current.state?.value).toEqual({ bio: ['Zero', 'One', 'Two', 'Three'] })
})

test('words after words, and a new entry after a removal, are written before the first answer', async () => {
  const put = { type: 'put', path, at: Number.MAX_SAFE_INTEGER, value: 'Four' } as const
  const { bio, done } = await actAtOnce(write(0, 'Uno'), write(1, 'Due'), take(2), put)
  expect(done).toEqual([true, true, true, true])
  expect(bio).toEqual(['Uno', 'Due', 'Four'])
})

test('acts behind one that a change from elsewhere has stopped are not sent', async () => {
  const { bio, sent } = serveList()
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  bio.unshift('Zero')
  const acts = [write(0, 'Uno'), write(1, 'Due')]
  await act(() => Promise.all(acts.map((one) => result.current.send(one))))
  expect(sent).toEqual([acts[0]])
  expect(bio).toEqual(['Zero', 'One', 'Two', 'Three'])
  expect(useTable.getState().warning).toBe(words.conflict('“Uno”, “Due”'))
  await act(() => result.current.send(write(1, 'Uno')))
  expect(bio, 'after the latest version is shown').toEqual(['Zero', 'Uno', 'Two', 'Three'])
})

test('an act that waits while its screen is closed and opened again is sent once', async () => {
  let answer = () => {}
  const { bio, sent } = serveList(new Promise((resolve) => (answer = resolve)))
  const { result, unmount } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  void result.current.send(take(0))
  void result.current.send({ type: 'newCategory', name: 'Sea' })
  unmount()
  const again = renderHook(() => useDocument('site.json')).result
  await act(async () => answer())
  await waitFor(() => expect(again.current.state?.value).toEqual({ bio: ['Two', 'Three'] }))
  await act(() => again.current.send(write(0, 'Due')))
  expect(bio).toEqual(['Due', 'Three'])
  expect(sent.map(({ type }) => type)).toEqual(['take', 'newCategory', 'write'])
})

test('a screen that opened on a fault, where undo does nothing, shows the document once it is mended', async () => {
  const fault = vi.fn(() => Promise.resolve(Response.json({ message: 'A comma is missing.' })))
  window.fetch = fault
  leave('Ada')
  const { result } = renderHook(() => useDocument('site.json'))
  expect(await result.current.send({ type: 'undo' }), 'before the first answer').toBe(false)
  await waitFor(() => expect(useTable.getState().problem).toBe('A comma is missing.'))
  expect(await result.current.send({ type: 'undo' })).toBe(false)
  expect(fault).toHaveBeenCalledOnce()
  serve('Ada')
  await act(async () => useTable.setState(({ version }) => ({ version: version + 1 })))
  await waitFor(() => expect(result.current.state?.value).toEqual({ name: 'Ada' }))
  expect(useTable.getState()).toMatchObject({
    problem: undefined,
    unsent: { 'site.json': { acts: [] } },
  })
})

test.each([
  ['words are sent when their page is left', write(0, 'New'), 1],
  // The next page could not tell whether it was added.
  ['a new entry waits for the next page', { type: 'put', path: ['bio'], at: 0, value: 'New' }, 0],
] satisfies [string, RequestedDocumentAct, number][])('%s', async (_, one, count) => {
  const { sent } = serveList()
  const { result } = renderHook(() => useDocument('site.json'))
  await waitFor(() => expect(result.current.state).toBeDefined())
  const asked: (RequestInit | undefined)[] = []
  const served = window.fetch
  window.fetch = (url, init) => {
    asked.push(init)
    return served(url, init)
  }
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(await act(() => result.current.send(one)), 'nobody knows yet').toBe(false)
  expect(sent).toHaveLength(count)
  expect(asked).toMatchObject(sent.map(() => ({ keepalive: true })))
  expect(useTable.getState().unsent['site.json']?.acts).toEqual([one])
})
