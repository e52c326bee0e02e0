// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type Act,
  type ActRequest,
  type AlbumState,
  GONE,
  labelOf,
  type RequestedAct,
} from '../../../src/table/contract'
import { saveDraft, writeCaption } from '../../../src/table/page/state/actions'
import { previewAct } from '../../../src/table/page/state/albumActs'
import { act, endRejected, startEditing, takeIn } from '../../../src/table/page/state/editing'
import { aim, lift } from '../../../src/table/page/state/moving'
import { idsNow, reset, useTable } from '../../../src/table/page/state/tableStore'
import { describeAll } from '../../../src/table/page/state/words'
import { albumOf } from './albumOf'

beforeEach(() => reset({ warning: undefined, rejected: {}, unanswered: {} }))

const album = (revision: string, ids: string) => albumOf(ids.split(''), { revision })

test('an answer older than that to an act is ignored', async () => {
  const old = album('1', 'ab')
  const now = album('2', 'ba')
  const asked: ((response: Response) => void)[] = []
  const say = (state: AlbumState) => new Response(JSON.stringify({ state }))
  window.fetch = (_url, { body } = {}) =>
    body
      ? Promise.resolve(say(now))
      : new Promise((resolve) => {
          asked.push(resolve)
        })
  const opening = startEditing('alps')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked.shift()!(say(old))
  await opening
  const takingIn = takeIn()
  act({ type: 'order', ids: ['b', 'a'] })
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  const seen: string[][] = []
  const end = useTable.subscribe(() => seen.push(idsNow()))
  asked.shift()!(say(old))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked.shift()!(say(now))
  await takingIn
  end()
  expect(seen).not.toContainEqual(['a', 'b'])
  expect(idsNow()).toEqual(['b', 'a'])
})

test('an act is sent at once, before the page is rendered', async () => {
  const asked = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ state: album('1', 'ab') }))),
  )
  window.fetch = asked
  await startEditing('alps')
  asked.mockClear()
  act({ type: 'order', ids: ['b', 'a'] })
  expect(asked).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
})

test('an answer that the table already shows renders no photograph again', async () => {
  const dusk: Act = { type: 'caption', photo: 'a', text: 'Dusk' }
  const before = album('1', 'ab')
  const answers = [before, { ...previewAct(before, dusk), revision: '2' }]
  window.fetch = () => Promise.resolve(Response.json({ state: answers.shift() }))
  await startEditing('alps')
  act(dusk)
  const shown = useTable.getState().album!.photos
  await vi.waitFor(() => expect(useTable.getState().album!.revision).toBe('2'))
  expect(useTable.getState().album!.photos).toBe(shown)
})

test('imported photographs appear at once, but not while photographs are lifted', async () => {
  let now = album('1', 'ab')
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: now })))
  await startEditing('alps')
  now = album('2', 'abc')
  await takeIn()
  expect(idsNow()).toEqual(['a', 'b', 'c'])

  const lift = { ids: new Set(['b']), to: { gap: 0, isAfter: false }, by: 'pointer' } as const
  useTable.setState({ lift })
  now = album('3', 'abcd')
  await takeIn()
  expect(idsNow()).toEqual(['a', 'b', 'c'])
  expect(useTable.getState().lift).toBe(lift)

  useTable.setState({ lift: undefined })
  await vi.waitFor(() => expect(idsNow()).toEqual(['a', 'b', 'c', 'd']))
})

test('lifted photographs stay lifted, at their place, when others come with the answer to an act', async () => {
  const answers = [
    { state: album('1', 'abc') },
    { conflict: album('2', 'xabc') },
    { state: album('3', 'xabc') },
    { state: album('4', 'xabc') },
  ]
  window.fetch = () => Promise.resolve(Response.json(answers.shift()))
  await startEditing('alps')
  act({ type: 'hide', photos: ['a'] })
  lift(['a'], 'keys')
  aim({ gap: 2, isAfter: false })
  await vi.waitFor(() => expect(idsNow()).toEqual(['x', 'a', 'b', 'c']))
  expect(useTable.getState().lift).toMatchObject({ ids: new Set(['a']), to: { gap: 3 } })
  aim({ gap: 4, isAfter: false })
  act({ type: 'hide', photos: ['b'] })
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  expect(useTable.getState().lift?.to.gap, 'behind all').toBe(4)
  useTable.setState({ lift: undefined })
})

test('acts without an answer stay while another album is edited after a reload', async () => {
  const acts = [{ type: 'caption', photo: 'x', text: 'Dusk' }] as const
  useTable.setState({ unanswered: { lakes: { revision: '1', acts } } })
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: album('4', 'ba') })))
  await startEditing('alps')
  act({ type: 'order', ids: ['b', 'a'] })
  await vi.waitFor(() => expect(useTable.getState().unanswered.alps?.acts).toEqual([]))
  expect(useTable.getState().unanswered.lakes).toEqual({ revision: '1', acts })
})

test('an undo is called done, and written, only if it was', async () => {
  const undo = { type: 'order', photos: [] } as const
  const message = 'This step cannot be undone any more.'
  const answers = [
    { state: { ...album('1', 'ab'), undo } },
    { state: album('1', 'ab'), message },
    { state: { ...album('1', 'ab'), undo } },
    { state: album('2', 'ba') },
  ]
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(answers.shift())))
  await startEditing('alps')
  act({ type: 'undo' })
  await vi.waitFor(() => expect(useTable.getState().problem).toBe(message))
  expect(useTable.getState()).toMatchObject({ saving: undefined, spoken: '' })
  await startEditing('alps')
  act({ type: 'undo' })
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  expect(useTable.getState().spoken).toBe('Undone: order')
})

test('a redo behind an undo that is refused is not sent, but words are, and the reason stays', async () => {
  const sent: string[] = []
  const undo = { type: 'order', photos: [] } as const
  const message = 'This step cannot be undone any more.'
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  window.fetch = async (_url, { body } = {}) => {
    const state = { ...album('1', 'ab'), undo }
    if (typeof body !== 'string') return Response.json({ state })
    await held
    const { type } = (JSON.parse(body) as ActRequest).act
    sent.push(type)
    return Response.json(type === 'undo' ? { state: album('1', 'ab'), message } : { state })
  }
  await startEditing('alps')
  act({ type: 'undo' })
  act({ type: 'redo' })
  act({ type: 'caption', photo: 'a', text: 'Dusk' })
  answer()
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  expect(sent).toEqual(['undo', 'caption'])
  expect(useTable.getState().problem).toBe(message)
})

test('while an act waits, undo names it, and there is nothing to redo', async () => {
  const labels = { undo: { type: 'cover', photos: ['b'] }, redo: { type: 'focus', photos: ['b'] } }
  const before = { ...album('1', 'ab'), ...labels } as AlbumState
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  window.fetch = async (_url, { body } = {}) => {
    if (body) await held
    return Response.json({ state: before })
  }
  await startEditing('alps')
  const named = () => {
    const { undo, redo } = useTable.getState().album!
    return { undo, redo }
  }
  expect(named()).toEqual(labels)
  act({ type: 'hide', photos: ['a'] })
  expect(named()).toEqual({ undo: { type: 'hide', photos: ['a'] }, redo: undefined })
  answer()
  await vi.waitFor(() => expect(named()).toEqual(labels))
})

test('an undo of an act that waits shows at once, and the act does not show again while it is written', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const hide: Act = { type: 'hide', photos: ['a'] }
  let now = album('1', 'ab')
  window.fetch = async (_url, { body } = {}) => {
    if (typeof body !== 'string') return Response.json({ state: now })
    await held
    const { type } = (JSON.parse(body) as ActRequest).act
    now =
      type === 'hide'
        ? { ...previewAct(now, hide), revision: '2', undo: labelOf(hide) }
        : album('1', 'ab')
    return Response.json({ state: now })
  }
  await startEditing('alps')
  act(hide)
  const isHidden = () => useTable.getState().album!.photos[0]!.photo.hide === true
  expect(isHidden()).toBe(true)
  act({ type: 'undo' })
  expect(isHidden()).toBe(false)
  expect(useTable.getState().album).toMatchObject({ undo: undefined, redo: labelOf(hide) })
  const seen: boolean[] = []
  const end = useTable.subscribe(() => seen.push(isHidden()))
  answer()
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  end()
  expect(seen).not.toContain(true)
  expect(useTable.getState().unanswered.alps?.acts).toEqual([])
})

test('an act ends what was announced, and one that announces its result itself is not announced again', async () => {
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: album('1', 'ab') })))
  await startEditing('alps')
  useTable.setState({ spoken: 'Photograph 1: The description is a file name.' })
  act({ type: 'focus', photo: 'a', at: [40, 50] })
  expect(useTable.getState().spoken).toBe('')
  useTable.setState({ spoken: 'Focal point 40 % from the left, 50 % from the top' })
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  expect(useTable.getState().spoken).toMatch(/^Focal point/)
  act({ type: 'hide', photos: ['a'] })
  await vi.waitFor(() => expect(useTable.getState().spoken).toBe('Done: hide photograph 1'))
})

test('what the checks find in a new caption is announced', async () => {
  const now = album('2', 'ab')
  const text = 'The description contains coordinates.'
  now.photos[1]!.findings = [{ code: 'coordinates-in-alt', text, remedy: 'Describe it.' }]
  const answers = [{ state: album('1', 'ab') }, { state: now }]
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(answers.shift())))
  await startEditing('alps')
  act({ type: 'caption', photo: 'b', text: '46.5, 7.9' })
  await vi.waitFor(() => expect(useTable.getState().spoken).toBe(`Photograph 2: ${text}`))
})

test('an album whose address changes elsewhere stays open, under its new address', async () => {
  let now = album('1', 'ab')
  const asked: string[] = []
  window.fetch = (url) => {
    asked.push(new Request(url).url.split('/').at(-1)!)
    return Promise.resolve(new Response(JSON.stringify({ state: now })))
  }
  await startEditing('alps')
  now = { ...now, key: 'peaks', title: 'Peaks' }
  await takeIn()
  expect(useTable.getState()).toMatchObject({ key: 'peaks', album: { title: 'Peaks' } })
  now = { ...now, revision: '2', photos: album('2', 'ba').photos }
  act({ type: 'order', ids: ['b', 'a'] })
  await vi.waitFor(() => expect(useTable.getState().saving).toBeInstanceOf(Date))
  expect(useTable.getState().album).toMatchObject({ key: 'peaks', revision: '2' })
  expect(asked).toEqual(['alps', '~alps', '~alps'])
})

test.each([
  ['its photograph', { state: album('2', 'b') }],
  ['its album', { message: GONE }],
])('the words that are being written stay readable when %s goes', async (_, answer) => {
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: album('1', 'ab') })))
  await startEditing('alps')
  useTable.setState({ draft: { id: 'a', album: 'alps', text: 'Gulls over the pass', before: '' } })
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(answer)))
  await takeIn()
  const { draft, warning } = useTable.getState()
  expect(draft).toBeUndefined()
  expect(warning?.split('\n').at(-1)).toBe(
    'Not written, because its photograph or album is gone: “Gulls over the pass”',
  )
})

test('an album that goes is said to be gone once, however often the content changes', async () => {
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: album('1', 'ab') })))
  await startEditing('alps')
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ message: GONE })))
  await Promise.all([takeIn(), takeIn()])
  expect(useTable.getState().warning?.split('was removed')).toHaveLength(2)
})

test('words that were not written stay, with the choice to write them, after the album is left', async () => {
  let now = album('1', 'ab')
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: now })))
  await startEditing('alps')
  writeCaption('a')
  useTable.setState(({ draft }) => ({ draft: { ...draft!, text: 'Gulls over the pass' } }))
  now = album('2', 'ab')
  now.photos[0] = { ...now.photos[0]!, caption: 'Terns' }
  await takeIn()
  saveDraft()
  reset({})
  await startEditing('alps')
  const { rejected } = useTable.getState()
  expect(describeAll(rejected.alps!)).toBe('“Gulls over the pass”')
  expect(JSON.parse(sessionStorage.getItem('light-table')!)).toMatchObject({ rejected })
  const sent: unknown[] = []
  window.fetch = (_url, { body } = {}) => {
    sent.push(body)
    return Promise.resolve(new Response(JSON.stringify({ state: now })))
  }
  endRejected(true)
  await vi.waitFor(() => expect(sent).toEqual([expect.stringContaining('Gulls over the pass')]))
  expect(useTable.getState().rejected.alps).toEqual([])
})

test('a removed cover is announced', async () => {
  const before = { ...album('1', 'ab'), cover: 'a' }
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: before })))
  await startEditing('alps')
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: album('2', 'b') })))
  act({ type: 'remove', photos: ['a'] })
  const said = 'Done: remove photograph 1. No cover is chosen now'
  await vi.waitFor(() => expect(useTable.getState().spoken).toBe(said))
})

test.for(['move', 'copy'] as const)('a %s names the album that it goes to', async (type) => {
  const others = [
    { key: '~coast', title: 'Coast 2019', level: 'public' as const },
    { key: '~fells', title: 'Fells 2021', level: 'public' as const },
  ]
  const answers = [album('1', 'ab'), album('2', 'b')]
  window.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ state: { ...answers.shift(), others } })))
  await startEditing('alps')
  act({ type, photos: ['a'], to: '~fells' })
  const said = `Done: ${type} to another album, “Fells 2021”`
  await vi.waitFor(() => expect(useTable.getState().spoken).toBe(said))
})

test('acts from before a reload that were written are not offered again', async () => {
  const acts = [{ type: 'caption', photo: 'a', text: 'Dusk' } as const]
  useTable.setState({ unanswered: { alps: { revision: '1', acts } } })
  const now = album('2', 'ab')
  now.photos[0] = {
    ...now.photos[0]!,
    caption: 'Dusk',
    photo: { ...now.photos[0]!.photo, alt: 'Dusk' },
  }
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ state: now })))
  await startEditing('alps')
  expect(useTable.getState().rejected.alps).toEqual([])
})

test.each([
  ['sent again if the album is unchanged', '1', ['Dusk'], 0],
  ['reported if the album has changed', '2', [], 1],
])('acts left from before a reload are %s', async (_, revision, sent, rejected) => {
  const acts = [{ type: 'caption', photo: 'a', text: 'Dusk' }] as const
  useTable.setState({ unanswered: { alps: { revision: '1', acts } } })
  const texts: string[] = []
  window.fetch = (_url, { body } = {}) => {
    if (typeof body === 'string')
      texts.push((JSON.parse(body) as { act: { text: string } }).act.text)
    return Promise.resolve(new Response(JSON.stringify({ state: album(revision, 'ab') })))
  }
  await startEditing('alps')
  await vi.waitFor(() => expect(useTable.getState().unanswered.alps?.acts).toEqual([]))
  expect(texts).toEqual(sent)
  expect(useTable.getState().rejected.alps ?? []).toHaveLength(rejected)
})

/** Opens the album. `answer` is the server's answer to each act. */
async function openWith(answer: object | ((sent: string) => object)) {
  window.fetch = (_url, { body } = {}) => {
    const said = !body
      ? { state: album('1', 'abc') }
      : typeof answer === 'function'
        ? answer(body as string)
        : answer
    return Promise.resolve(new Response(JSON.stringify(said)))
  }
  await startEditing('alps')
}

test('captions that the server refuses, or that wait behind a refused act, stay readable', async () => {
  await openWith({ message: 'holds {left}' })
  act({ type: 'hide', photos: ['a'] })
  act({ type: 'caption', photo: 'b', text: 'The {left} gate' })
  await vi.waitFor(() => expect(useTable.getState().problem).toBe('holds {left}'))
  expect(useTable.getState().warning).toBe('Not written: “The {left} gate”')
})

test('a caption does not replace other words that came meanwhile, also behind an act that stands', async () => {
  const conflict = album('2', 'abc')
  conflict.photos[1] = { ...conflict.photos[1]!, caption: 'Terns' }
  const sent: string[] = []
  await openWith((body) => {
    sent.push(body)
    return { conflict }
  })
  act({ type: 'hide', photos: ['a'] })
  act({ type: 'caption', photo: 'b', text: 'Gulls' })
  await vi.waitFor(() => expect(useTable.getState().rejected.alps).toHaveLength(2))
  expect(sent).toHaveLength(1)
})

test.each([
  { type: 'undo' },
  { type: 'putBack', photos: ['x'] },
  { type: 'hide', photos: ['a'] },
  { type: 'order', ids: ['c', 'b', 'a'] }, // The server places the new one.
] satisfies RequestedAct[])('an import does not stop $type', async (one) => {
  const before = { undo: { type: 'hide', photos: ['a'] }, removed: [{ id: 'x' }] } as const
  const sent: string[] = []
  const states = ['1', '2', '3'].map(
    (revision, i) =>
      ({ ...album(revision, 'abcd'.slice(0, 3 + i)), ...before }) as unknown as AlbumState,
  )
  window.fetch = (_url, { body } = {}) => {
    if (body) sent.push(body as string)
    const said = [{ state: states[0] }, { conflict: states[1] }, { state: states[2] }][sent.length]
    return Promise.resolve(new Response(JSON.stringify(said)))
  }
  await startEditing('alps')
  act(one)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(JSON.parse(sent[1]!)).toEqual({ revision: '2', act: one })
  expect(useTable.getState().rejected.alps ?? []).toEqual([])
})

test('a half-written caption goes on in its own album, and stays readable in another', async () => {
  await openWith({})
  const draft = { id: 'a', album: 'alps', text: 'Gulls', before: '' }
  useTable.setState({ draft, key: undefined })
  await startEditing('former-address')
  expect(useTable.getState()).toMatchObject({ draft, warning: undefined })
  window.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ state: albumOf(['a'], { id: 'coast' }) })))
  await startEditing('coast')
  expect(useTable.getState()).toMatchObject({ draft: undefined, warning: 'Not written: “Gulls”' })
})
