// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT_ID } from '../../../src/document'
import { type ActRequest, type DocumentAct, SHOWN } from '../../../src/table/contract'
import { formAt } from '../../../src/table/page/words/forms'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { WordsScreen } from '../../../src/table/page/words/WordsScreen'

afterEach(cleanup)
beforeEach(() => {
  document.documentElement.lang = 'en'
  reset({ warning: undefined })
  // happy-dom shows this `srcdoc` as the preview, and loads no page.
  vi.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockReturnValue('')
})

type How = { answered?: Promise<void>; refuses?: DocumentAct['type']; times?: number }

/** A server with paragraphs. It answers acts after `answered`, and refuses the first `times` of the type `refuses`. */
function serve(bio: string[], { answered, refuses, times = Infinity }: How) {
  let left = times
  let revision = 1
  window.fetch = async (_url, { body } = {}) => {
    if (typeof body === 'string') {
      await answered
      const { act } = JSON.parse(body) as ActRequest<DocumentAct>
      if (act.type === refuses && left-- > 0)
        return new Response(JSON.stringify({ message: 'No.' }), { status: 422 })
      if (act.type === 'write')
        for (const { path, value } of act.edits) bio[path[1] as number] = value as string
      if (act.type === 'put') bio.splice(act.at, 0, act.value as string)
      if (act.type === 'take') bio.splice(act.at, 1)
      if (act.type === 'swap') [bio[act.at], bio[act.to]] = [bio[act.to]!, bio[act.at]!]
      revision++
    }
    const state = { revision: String(revision), value: { bio: [...bio] } }
    return new Response(JSON.stringify({ state }))
  }
  return bio
}

async function open(bio: string[], how: How = {}) {
  serve(bio, how)
  render(<WordsScreen path="/about" form={formAt('/about')!} />)
  const added = await screen.findByRole('group', { name: 'New paragraph' })
  return within(added).getByRole<HTMLTextAreaElement>('textbox')
}
const write = (field: HTMLElement, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }))
const leave = (field: HTMLElement) => act(async () => fireEvent.blur(field))

test('a new paragraph that is left again before the answer is added once, with what is written meanwhile after it', async () => {
  let answer = () => {}
  const bio = ['One']
  const field = await open(bio, { answered: new Promise((resolve) => (answer = resolve)) })
  await write(field, 'Two')
  await leave(field)
  await leave(field)
  await write(field, 'Three')
  await leave(field)
  await write(field, 'Unfinished')
  await act(async () => answer())
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Par/ })).toHaveLength(3))
  expect(bio).toEqual(['One', 'Two', 'Three'])
  expect(field.value).toBe('Unfinished')
})

test('a new paragraph that is refused stays in its field', async () => {
  const field = await open(['One'], { refuses: 'put' })
  await write(field, 'Two')
  await leave(field)
  await waitFor(() => expect(field.value).toBe('Two'))
})

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  })
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

test('the focus follows a paragraph that is moved, also to the end of the list', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  await open(['One', 'Two', 'Three'])
  await press('Move Paragraph 1 down')
  await hasFocus('Move Paragraph 2 down')
  await press('Move Paragraph 2 down')
  await hasFocus('Move Paragraph 3 down')
  expect(useTable.getState().spoken).toBe('Moved Paragraph 2 down, 3 of 3')
  expect(shown.mock.contexts.at(-1)).toBe(document.activeElement)
  await press('Move Paragraph 3 down')
  await hasFocus('Move Paragraph 3 down')
  await press('Move Paragraph 3 up')
  await hasFocus('Move Paragraph 2 up')
})

test('a paragraph that is moved twice before the first answer moves two places', async () => {
  let answer = () => {}
  const bio = ['One', 'Two', 'Three']
  await open(bio, { answered: new Promise((resolve) => (answer = resolve)) })
  await press('Move Paragraph 1 down')
  await press('Move Paragraph 2 down')
  await hasFocus('Move Paragraph 3 down')
  await act(async () => answer())
  await hasFocus('Move Paragraph 3 down')
  expect(bio).toEqual(['Two', 'Three', 'One'])
})

test('entries that are removed and written while a move waits are the pressed ones', async () => {
  let answer = () => {}
  const bio = ['One', 'Two', 'Three']
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await open(bio, { answered })
  await press('Move Paragraph 1 down')
  await press('Remove Paragraph 1')
  expect(screen.getAllByRole('listitem', { name: /^Par/ })).toHaveLength(2)
  const field = screen.getByDisplayValue('Three')
  await write(field, 'Three, written')
  await leave(field)
  await act(async () => answer())
  await waitFor(() => expect(bio).toEqual(['One', 'Three, written']))
  expect(useTable.getState()).toMatchObject({ problem: undefined, warning: undefined })
})

test('what was made for the place after a refused move is not written elsewhere', async () => {
  let answer = () => {}
  const bio = ['One', 'Two', 'Three']
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await open(bio, { answered, refuses: 'swap' })
  await press('Move Paragraph 1 down')
  await press('Remove Paragraph 1')
  await act(async () => answer())
  await waitFor(() => expect(useTable.getState().warning).toMatch(/Not written: your last changes/))
  expect(bio).toEqual(['One', 'Two', 'Three'])
})

test('words are written although a new entry before them is refused', async () => {
  let answer = () => {}
  const bio = ['One', 'Two']
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const added = await open(bio, { answered, refuses: 'put' })
  await write(added, 'Three')
  await leave(added)
  const field = screen.getByDisplayValue('Two')
  await write(field, 'Two, written')
  await leave(field)
  await act(async () => answer())
  await waitFor(() => expect(bio).toEqual(['One', 'Two, written']))
  expect(useTable.getState().warning).toBeUndefined()
})

test('words for a new entry that is refused are not written to the next new one', async () => {
  let answer = () => {}
  const bio = ['One']
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const added = await open(bio, { answered, refuses: 'put', times: 1 })
  for (const text of ['Two', 'Three']) {
    await write(added, text)
    await leave(added)
  }
  const field = screen.getByDisplayValue('Two')
  await write(field, 'Two, written')
  await leave(field)
  await act(async () => answer())
  await waitFor(() => expect(useTable.getState().warning).toMatch(/Not written: “Two, written”/))
  expect(bio).toEqual(['One', 'Three'])
})

test('the icon of a skill can be one that is not proposed', async () => {
  const value = { bio: [], skills: [{ name: 'Rust', icon: 'brand-rust' }] }
  window.fetch = async () => new Response(JSON.stringify({ state: { revision: '1', value } }))
  render(<WordsScreen path="/about" form={formAt('/about')!} />)
  const [icon] = await screen.findAllByLabelText<HTMLInputElement>('Icon')
  expect(icon!.value).toBe('brand-rust')
  const proposed = document.getElementById(icon!.getAttribute('list')!)!.children
  expect(Array.from(proposed, (one) => (one as HTMLOptionElement).value)).toContain('typescript')
})

test('refused input goes with its paragraph when others are moved or removed', async () => {
  await open(['One', 'Two', 'Three'], { refuses: 'write' })
  const texts = () =>
    screen
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole<HTMLTextAreaElement>('textbox').value)
  const field = screen.getByDisplayValue('Two')
  await write(field, 'Two, refused')
  await leave(field)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await press('Move Paragraph 2 up')
  await waitFor(() => expect(texts()).toEqual(['Two, refused', 'One', 'Three']))
  await press('Move Paragraph 2 up')
  await waitFor(() => expect(texts()).toEqual(['One', 'Two, refused', 'Three']))
  await press('Remove Paragraph 1')
  await waitFor(() => expect(texts()).toEqual(['Two, refused', 'Three']))
})

test('after a paragraph is removed, the focus is on the one in its place, the one before or the new one', async () => {
  const added = await open(['One', 'Two', 'Three'])
  const focused = async (value: string) =>
    waitFor(() => expect(document.activeElement).toHaveProperty('value', value))
  await press('Remove Paragraph 2')
  await focused('Three')
  await press('Remove Paragraph 2')
  await focused('One')
  await press('Remove Paragraph 1')
  await waitFor(() => expect(document.activeElement).toBe(added))
})

test('for changed code, the preview is replaced once the next one is rendered; it fetches changed data itself', async () => {
  await open(['One'])
  const frames = () => [...document.querySelectorAll('iframe')]
  const draw = (frame: HTMLIFrameElement, html: string) => {
    frame.contentWindow!.document.body.innerHTML = `<div id="${ROOT_ID}">${html}</div>`
    return act(async () => {})
  }
  const [first] = frames()
  fireEvent.load(first!)
  await draw(first!, '<!--empty-->')
  expect(first!.outerHTML, 'while it is blank').toContain('invisible')
  await draw(first!, '<p>One</p>')
  expect(first!.outerHTML).not.toContain('invisible')
  const change = (isCode: boolean) =>
    act(async () => useTable.setState(({ version }) => ({ version: version + 1, isCode })))
  await change(false)
  expect(frames()).toEqual([first])
  await change(true)
  await change(true)
  const [shown, next] = frames()
  expect(frames()).toHaveLength(2)
  expect(shown).toBe(first)
  expect(next!.outerHTML).toContain('invisible')
  fireEvent.load(next!)
  expect(frames(), 'before it is rendered').toHaveLength(2)
  await draw(next!, '<p>One</p>')
  expect(frames()).toEqual([next])
  expect(next!.outerHTML).not.toContain('invisible')
})

test('the preview is pale, and says so, while changes wait for an import', async () => {
  await open(['One'])
  const preview = () => document.querySelector('iframe')!.parentElement!.outerHTML
  expect(preview()).toContain('title="The page as it will be.')
  expect(preview()).not.toContain('data-waits=')
  act(() => useTable.setState({ saving: 'importing' }))
  expect(preview()).toContain('title="The page as it is until the import ends.')
  expect(preview()).toContain('data-waits="true"')
})

test('what machines see is that of the last change, in whichever order the answers come', async () => {
  await open([])
  const answers: ((response: Response) => void)[] = []
  const others = window.fetch.bind(window)
  window.fetch = (url, init) =>
    new Request(url).url.includes(SHOWN)
      ? new Promise((resolve) => answers.push(resolve))
      : others(url, init)
  const change = (version: number) => act(async () => useTable.setState({ version }))
  const card = () => screen.getByRole<HTMLImageElement>('img', { name: /^The card/ }).src
  const before = card()
  await change(1)
  await change(2)
  expect(card(), 'the browser asks for the card again').not.toBe(before)
  const answer = (title: string) =>
    new Response(JSON.stringify({ shown: { title, description: '' } }))
  await act(async () => answers[1]!(answer('Ada')))
  await act(async () => answers[0]!(answer('Mona')))
  const machines = within(screen.getByRole('region', { name: 'What machines see' }))
  expect(machines.getByText('Ada')).toBeDefined()
  expect(machines.queryByText('Mona')).toBeNull()
})
