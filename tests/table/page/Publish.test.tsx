// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { Publish } from '../../../src/table/page/tools/Publish'
import { words } from '../../../src/table/page/state/words'
import { TABLE } from '../../../src/table/contract'
import { albumOf } from './albumOf'

afterEach(cleanup)

const FIRST = { id: 'a1', date: '2026-03-01T10:00:00', title: 'Bring in the Alps' }
const LATER = { id: 'b2', date: '2026-05-01T10:00:00', title: 'Add prices' }

/** What the page has posted. The server goes back to any version. */
const posted: unknown[] = []
function serve(
  versions?: { id: string; date: string; title: string }[],
  more: object = {},
  before: object = {},
) {
  let now = versions?.[0]?.id
  window.fetch = (_url, { body } = {}) => {
    if (typeof body === 'string') {
      posted.push(JSON.parse(body))
      now = (JSON.parse(body) as { version: string }).version
    }
    const listed = versions?.map((one) => ({ ...one, isNow: one.id === now }))
    const idle = { state: 'idle', output: '', changes: [], findings: [], versions: listed }
    const publishing = { ...idle, ...more, ...(posted.length ? {} : before) }
    return Promise.resolve(new Response(JSON.stringify({ publishing })))
  }
}

beforeEach(() => {
  posted.splice(0)
  reset({ run: undefined })
})

const lines = () =>
  within(screen.getByRole('region', { name: 'Versions' })).getAllByRole('listitem')

test('Publish lists versions, goes back to one, and its line takes the focus', async () => {
  serve([LATER, FIRST])
  render(<Publish />)
  await waitFor(() => expect(lines()).toHaveLength(2))
  const [now, then] = lines()
  expect(now!.textContent).toMatch(/May 1, 2026.*Add prices The content is as it was then\./)
  within(then!)
    .getByRole('button', { name: /^Go back to this one, March 1, 2026/ })
    .click()
  await waitFor(() => expect(document.activeElement).toBe(lines()[1]))
  expect(posted).toEqual([{ version: 'a1' }])
  expect(lines()[1]!.textContent).toContain('The content is as it was then.')
  expect(within(lines()[0]!).getByRole('button')).toBeDefined()
})

const changeContent = () =>
  act(() => useTable.setState(({ version }) => ({ version: version + 1 })))

test('loading, its end and the way back to a version are announced', async () => {
  serve([LATER, FIRST])
  render(<Publish />)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said()).toContain(words.loading)
  await waitFor(() => expect(said()).toContain(words.loaded))
  fireEvent.click(screen.getByRole('button', { name: /^Go back/ }))
  expect(said()).toContain(words.loading)
  await waitFor(() => expect(said()).toContain(words.back))
  // Going back changes the content.
  serve([LATER, FIRST], { command: 'git push' })
  changeContent()
  await screen.findByText('git push')
  expect(said()).toContain(words.back)
})

test('Publish that is opened during a run shows its output, and the end is not followed by news of loading', async () => {
  serve()
  useTable.setState({ run: { state: 'running', output: 'Copied 1 file.' } })
  render(<Publish />)
  expect((await screen.findByRole('log')).textContent).toBe('Copied 1 file.')
  act(() => useTable.setState({ spoken: '' }))
  serve(undefined, { command: 'git push' })
  act(() => useTable.setState({ run: { state: 'done', output: '' } }))
  await screen.findByText('git push')
  expect(useTable.getState().spoken).toBe('')
})

test('buttons of versions of one minute, and of findings of one album, have names of their own', async () => {
  const versions = [LATER, FIRST, { ...FIRST, id: 'c3', title: 'Turn the Alps' }]
  const findings = ['It is empty.', 'It is a file name.'].map((text) => {
    return { isError: false, title: 'Alps, 2 photographs', text, album: 'alps' }
  })
  serve(versions, { findings })
  render(<Publish />)
  await waitFor(() => expect(lines()).toHaveLength(3))
  const names = (word: RegExp) =>
    screen.getAllByRole('button', { name: word }).map((one) => one.getAttribute('aria-label'))
  expect(new Set(names(/^Go back to this one, March 1, 2026/)).size).toBe(2)
  expect(new Set(names(/^Show it, Alps, 2 photographs/)).size).toBe(2)
})

test.each([
  ['a missing description opens its field', 'empty-alt', { id: 'b', text: '' }],
  ['another finding leads to its photograph', 'alt-is-filename', undefined],
])('%s', async (_, code, draft) => {
  const finding = { code, isError: false, title: 'Alps, photograph 2', text: 'It is empty.' }
  serve([LATER], { findings: [{ ...finding, album: 'alps', photo: 'b' }] })
  const published = window.fetch
  const state = albumOf(['a', 'b'])
  window.fetch = (...request) =>
    request[0] === `${TABLE}alps`
      ? Promise.resolve(Response.json({ state }))
      : published(...request)
  render(<Publish />)
  fireEvent.click(await screen.findByRole('button', { name: /^Show it, Alps, photograph 2/ }))
  await waitFor(() => expect(useTable.getState()).toMatchObject({ album: state, current: 'b' }))
  await act(async () => {})
  if (draft) expect(useTable.getState().draft).toMatchObject(draft)
  else expect(useTable.getState().draft).toBeUndefined()
})

test('a second press of Publish changes nothing, and another button stops the run', async () => {
  serve(undefined, { state: 'running', command: 'git push' }, { state: 'idle' })
  render(<Publish />)
  const button = (name: string) => screen.getByRole('button', { name })
  const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
  await waitFor(() => expect([isOff('Publish'), isOff('Stop')]).toEqual([false, true]))
  button('Stop').click()
  button('Publish').focus()
  button('Publish').click()
  await waitFor(() => expect([isOff('Publish'), isOff('Stop')]).toEqual([true, false]))
  expect(document.activeElement).toBe(button('Publish'))
  button('Publish').click()
  expect(useTable.getState().spoken, 'the run itself is announced').toBe('')
  act(() => button('Stop').click())
  expect(useTable.getState().spoken).toBe(words.stopping)
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted).toEqual([{ act: 'start' }, { act: 'stop' }])
})

test('a command that is set while Publish is open is shown', async () => {
  serve()
  render(<Publish />)
  await screen.findByText(words.noCommand)
  serve(undefined, { command: 'git push' })
  changeContent()
  await screen.findByText('git push')
})

test('outside a repository there is no word of versions', async () => {
  serve()
  render(<Publish />)
  await screen.findByRole('region', { name: 'Checks' })
  expect(screen.queryByText(/version/i)).toBeNull()
})

test('"Published" is gone after another change, and a failure is told once', async () => {
  let changes: object[] = []
  window.fetch = () => {
    const publishing = { state: 'done', output: '', command: 'git push', changes, findings: [] }
    return Promise.resolve(new Response(JSON.stringify({ publishing })))
  }
  render(<Publish />)
  await screen.findByText('Published')
  cleanup()
  changes = [{ title: 'Alps', kind: 'changed', added: [], changed: [], removed: 0 }]
  render(<Publish />)
  await screen.findByText('Alps')
  expect(screen.queryByText('Published')).toBeNull()
  await act(async () => useTable.setState({ run: { state: 'failed', output: 'No network.' } }))
  expect(screen.getByRole('alert').textContent).toBe(words.runs.failed)
  expect(screen.getAllByText(words.runs.failed)).toHaveLength(1)
  expect(screen.getByRole('log').textContent).toBe('No network.')
})
