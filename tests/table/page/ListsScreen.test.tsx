// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActRequest, DocumentAct } from '../../../src/table/contract'
import { ListsScreen } from '../../../src/table/page/lists/ListsScreen'
import { reset, useTable } from '../../../src/table/page/state/tableStore'

afterEach(cleanup)
beforeEach(() => {
  document.documentElement.lang = 'en'
  reset({ list: undefined, unsent: {} })
})

/**
 * A server whose catalog has two categories, and an album that can be moved and gets other addresses.
 * @param answered when acts are answered
 * @param isRemoved whether the album is in no list until it is put back
 */
function serve(answered?: Promise<void>, isRemoved = false) {
  const album = {
    at: 0,
    id: 'fjords',
    name: 'Fjords',
    category: 'land',
    level: 'public',
    count: 0,
    year: 2020,
  }
  const categories = ['land', 'sea'].map((id) => ({ id, name: id, path: id, level: 'public' }))
  let now = { ...album, address: 'fjords' }
  let revision = 1
  window.fetch = async (_url, { body } = {}) => {
    if (typeof body === 'string') {
      await answered
      const { act } = JSON.parse(body) as ActRequest<DocumentAct>
      if (act.type === 'put') isRemoved = false
      if ('change' in act) now = { ...now, ...(act.change as object) }
      revision++
    }
    const removed = isRemoved ? [{ at: 0, album }] : []
    const lists = { categories, albums: isRemoved ? [] : [now], removed }
    const state = { revision: String(revision), value: { categories }, lists }
    return new Response(JSON.stringify({ state }))
  }
}

async function open(answered?: Promise<void>) {
  serve(answered)
  render(<ListsScreen path="/photography/land" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Settings of Fjords' }))
  return screen.getByRole('combobox', { name: 'Category' })
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const choose = (select: HTMLElement, value: string) =>
  act(async () => fireEvent.change(select, { target: { value } }))

test('the list follows an album to another category, and the focus stays in its settings', async () => {
  const select = await open()
  select.focus()
  const done = choose(select, 'sea')
  expect(title(), 'before the answer').toBe('sea')
  await done
  expect(title()).toBe('sea')
  expect(document.activeElement).toBe(select)
  fireEvent.click(screen.getByRole('button', { name: 'Close the settings' }))
  expect(title()).toBe('sea')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings of Fjords' }))
})

test('the button that has opened the settings closes them, and keeps the focus', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'Settings of Fjords' })
  fireEvent.click(button)
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('settings that close while a category chosen by keys is written leave the focus to their album', async () => {
  let answer = () => {}
  const select = await open(new Promise((resolve) => (answer = resolve)))
  select.focus()
  fireEvent.keyDown(select, { key: 's' })
  await choose(select, 'sea')
  fireEvent.keyUp(select, { key: 's' })
  const cross = screen.getByRole('button', { name: 'Close the settings' })
  cross.focus()
  fireEvent.click(cross)
  await act(async () => answer())
  await waitFor(() => expect(title()).toBe('sea'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings of Fjords' }))
})

test('settings that an album has opened stay open at another address', async () => {
  serve()
  useTable.setState({ settings: '/fjords' })
  render(<ListsScreen path="/photography/land" />)
  const address = await screen.findByRole('textbox', { name: 'Address' })
  await act(async () => fireEvent.change(address, { target: { value: 'inlets' } }))
  await act(async () => fireEvent.blur(address))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe('inlets')
})

test('an emptied name is sent, so that the server says why it is refused', async () => {
  serve()
  const answer = vi.fn(window.fetch)
  window.fetch = answer
  useTable.setState({ settings: '/fjords' })
  render(<ListsScreen path="/photography/land" />)
  const name = await screen.findByRole('textbox', { name: 'Album' })
  await act(async () => fireEvent.change(name, { target: { value: '' } }))
  await act(async () => fireEvent.blur(name))
  expect(answer.mock.lastCall?.[1]?.body).toContain('"change":{"name":""}')
})

test('all categories are listed without the settings of an album', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'All categories' }))
  expect(title()).toBe('Albums')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('an album that is put back is shown in its list and has the focus', async () => {
  serve(undefined, true)
  useTable.setState({ list: 'sea' })
  render(<ListsScreen path="/photography/sea" />)
  const button = await screen.findByRole('button', { name: 'Put back' })
  await act(async () => fireEvent.click(button))
  await waitFor(() => expect(title()).toBe('land'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings of Fjords' }))
})

test('settings that an undo opens leave the focus to its button', async () => {
  serve()
  render(<ListsScreen path="/photography/land" />)
  const undo = await screen.findByRole('button', { name: 'Nothing to undo' })
  undo.focus()
  act(() => useTable.setState({ settings: '/fjords' }))
  expect(screen.getByRole('complementary', { name: 'Settings of Fjords' })).toBeDefined()
  expect(document.activeElement).toBe(undo)
})

test('the name of a cover has its whole visible text, with the year', async () => {
  await open()
  const cover = screen.getByRole('button', { name: 'Open Fjords 2020' })
  expect(cover.textContent).toBe('Open Fjords 2020')
})

test('only a category without albums can be removed', async () => {
  serve()
  useTable.setState({ list: '' })
  render(<ListsScreen path="/photography" />)
  for (const [name, count] of [
    ['land', 0],
    ['sea', 1],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: `Settings of ${name}` }))
    expect(screen.queryAllByRole('button', { name: `Remove ${name}` }), name).toHaveLength(count)
  }
})
