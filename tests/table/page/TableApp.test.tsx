// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ATTRIBUTE, PART, ROOT_ID } from '../../../src/document'
import { GONE } from '../../../src/table/contract'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { words } from '../../../src/table/page/state/words'
import { albumOf } from './albumOf'

const BAR = `<header data-part="${PART.bar}"><h1 data-part="${PART['bar-title']}"></h1></header>`
const LIST = `${BAR}<ul ${ATTRIBUTE.list}="album"></ul>`
const ALBUM = `${BAR}<div data-part="${PART.album}"></div>`
const NO_LIST = `${BAR}<div data-part="${PART['empty-sheet']}"></div>`
const NOTHING_THERE = `<div data-part="${PART['empty-sheet']}"></div>`

const root = Object.assign(document.createElement('div'), { id: ROOT_ID })
document.body.append(root)
// The table looks for the site when its module is loaded.
const { TableApp } = await import('../../../src/table/page/TableApp')
const editing = await import('../../../src/table/page/state/editing')

/** Where the document was led: `reload`, or an address. */
let led: string[]
beforeEach(() => {
  led = []
  document.documentElement.lang = 'en'
  vi.spyOn(window.location, 'reload').mockImplementation(() => void led.push('reload'))
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void led.push(String(to)))
})
afterEach(() => {
  cleanup()
  delete document.body.dataset.lightTable
  reset({ list: undefined, warning: undefined })
  vi.restoreAllMocks()
})

const fjords = { at: 0, id: 'fjords', name: 'Fjords', category: 'land', level: 'public', count: 0 }
const album = albumOf([], { id: 'fjords', key: 'fjords', title: 'Fjords' })

/** A server with an album at an address, which refuses all acts. `hold`: keeps the answers back until it is called again. */
function serve(listed: object = { ...fjords, address: 'fjords' }) {
  const categories = [{ id: 'land', name: 'Land', path: 'land', level: 'public' }]
  const lists = { categories, albums: [listed], removed: [] }
  const catalog = { revision: '1', value: { categories }, lists }
  let gate = Promise.resolve()
  let open = () => {}
  window.fetch = async (input, { body } = {}) => {
    await gate
    if (body) return new Response(JSON.stringify({ message: 'No.' }), { status: 422 })
    const { url } = new Request(input)
    const state = url.includes('!documents') ? catalog : album
    return new Response(JSON.stringify({ state }))
  }
  const hold = () => {
    gate = new Promise((resolve) => {
      open = resolve
    })
    return () => act(async () => open())
  }
  return { hold }
}

/** Comes from another page to one of the site. */
function visit(path: string, markup: string) {
  window.history.pushState(null, '', '/about')
  window.history.pushState(null, '', path)
  root.innerHTML = markup
  render(<TableApp />)
}
const settled = () => act(async () => {})
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))

/** Goes back by entries of the browser's history. */
const goBack = (by = 1) =>
  act(async () => {
    const arrives = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    window.history.go(-by)
    await arrives
  })

test('a jump over several entries of the history closes all screens and stays on its page', async () => {
  serve()
  visit('/photography/land', LIST)
  await edit()
  await title('Land')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await title('Publish')
  expect(window.history.state).toMatchObject({ screens: 2 })
  await goBack(3)
  await vi.waitFor(() => expect(led).toEqual(['reload']))
  expect(window.location.pathname).toBe('/about')
  expect(window.history.state).toBeNull()
  expect(useTable.getState()).toMatchObject({ page: undefined, isPublishOpen: false })
})

test('Back pressed twice while a write waits leads to the page before', async () => {
  const { hold } = serve()
  // No album has this address.
  visit('/photography/land/lakes', LIST)
  await edit()
  await title('Land')
  const answer = hold()
  await goBack()
  await goBack()
  expect(led).toEqual([])
  await answer()
  await vi.waitFor(() => expect(led).toContain('reload'))
  expect(new Set(led)).toEqual(new Set(['reload']))
  expect(window.location.pathname).toBe('/about')
})

test('the list below an album is left once the acts of the album are answered', async () => {
  const { hold } = serve()
  visit('/photography/land', LIST)
  await edit()
  fireEvent.click(await screen.findByRole('button', { name: 'Open Fjords' }))
  await title('Fjords')
  const answer = hold()
  await act(async () => editing.act({ type: 'order', ids: [] }))
  // Later requests are answered.
  serve()
  await goBack(2)
  await settled()
  expect(led).toEqual([])
  await answer()
  await vi.waitFor(() => expect(led).toEqual(['reload']))
})

test('after a jump from an album to another page, that page is offered', async () => {
  serve()
  visit('/photography/fjords', ALBUM)
  await edit()
  await title('Fjords')
  root.innerHTML = LIST
  await goBack(2)
  await edit()
  await title('Albums')
})

const INLETS = { ...fjords, address: 'inlets' }
const OTHER = { ...fjords, id: 'lakes', address: 'lakes' }

test.each([
  ['at its new address', INLETS, 'inlets'],
  ['in the lists if it is gone', OTHER, '/photography'],
])('an album that loses its address while it is open is found %s', async (_, listed, to) => {
  serve()
  visit('/photography/fjords', ALBUM)
  await edit()
  await title('Fjords')
  serve(listed)
  root.innerHTML = NOTHING_THERE
  fireEvent.click(screen.getByRole('button', { name: 'Done, leave editing' }))
  await vi.waitFor(() => expect(led).toEqual([to]))
  expect(useTable.getState().key, 'it was closed').toBeUndefined()
  // The same, but the page is reloaded instead of left.
  cleanup()
  led = []
  useTable.setState({ key: 'fjords' })
  render(<TableApp />)
  await vi.waitFor(() => expect(led).toEqual([to]))
  expect(useTable.getState().key).toBe(to === 'inlets' ? to : undefined)
})

test('an album that is gone while Publish covers it is closed, and the lists follow', async () => {
  serve()
  visit('/photography/fjords', ALBUM)
  await edit()
  await title('Fjords')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await title('Publish')
  serve(OTHER)
  const others = window.fetch.bind(window)
  window.fetch = (input) =>
    new Request(input).url.endsWith('fjords')
      ? Promise.resolve(new Response(JSON.stringify({ message: GONE }), { status: 422 }))
      : others(input)
  root.innerHTML = NOTHING_THERE
  await act(() => editing.takeIn())
  const alert = () => screen.getByRole('alert').textContent
  expect(alert()).toMatch(/^“Fjords” was removed from catalog\.json, so it was closed\./)
  await title('Publish')
  expect(led).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Done, leave editing' }))
  await vi.waitFor(() => expect(led).toEqual(['/photography']))
  // `left` moves the focus to the button Edit of the next page.
  expect(useTable.getState()).toMatchObject({ key: undefined, album: undefined, left: '' })
})

test('settings that were opened from an album lead back to it', async () => {
  serve()
  visit('/photography/fjords', ALBUM)
  await edit()
  await title('Fjords')
  fireEvent.click(screen.getByRole('button', { name: 'Album settings' }))
  await title('Land')
  fireEvent.click(screen.getByRole('button', { name: 'Done, back to the screen before' }))
  await vi.waitFor(() => expect(led).toEqual(['reload']))
  cleanup()
  window.dispatchEvent(new Event('pagehide'))
  render(<TableApp />)
  await title('Fjords')
  const { page, opener } = useTable.getState()
  expect([page, opener]).toEqual([undefined, undefined])
})

test('settings lead back to an album that was opened from a list, and the album to the list', async () => {
  serve()
  visit('/photography/land', LIST)
  await edit()
  await title('Land')
  fireEvent.click(screen.getByRole('button', { name: 'Open Fjords' }))
  await title('Fjords')
  fireEvent.click(screen.getByRole('button', { name: 'Album settings' }))
  await title('Land')
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ screens: 1 }))
  document.body.dataset.lightTable = ''
  const year = screen.getByRole('textbox', { name: 'Year' })
  fireEvent.change(year, { target: { value: 'soon' } })
  await goBack()
  await title('Fjords')
  expect(useTable.getState().warning).toBe(words.refusedInput(['soon']))
  expect(window.history.state).toMatchObject({ screens: 2 })
  await goBack()
  await title('Land')
  expect(led).toEqual([])
  await goBack()
  await vi.waitFor(() => expect(led).toEqual(['reload']))
})

test('an album that Publish has shown leads back to Publish, and Publish to the list', async () => {
  serve()
  visit('/photography/land', LIST)
  await edit()
  await title('Land')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await title('Publish')
  await act(() => editing.startEditing('fjords'))
  await title('Fjords')
  for (const name of ['Publish', 'Land']) {
    expect(window.history.state).toMatchObject({ screens: 2 })
    await goBack()
    await title(name)
  }
  expect(led).toEqual([])
})

test('an address at which nothing was edited is not left', async () => {
  serve()
  visit('/photography/nothing', NOTHING_THERE)
  await settled()
  expect(led).toEqual([])
})

test('Edit opens what its page offers, after an open album was left by the address bar', async () => {
  serve()
  useTable.setState({ key: 'fjords' })
  visit('/photography/land', LIST)
  await edit()
  await title('Land')
  await settled()
  expect(useTable.getState()).toMatchObject({ key: undefined, page: '/photography/land' })
})

test('the page of a category without listed albums offers its list', async () => {
  serve()
  visit('/photography/land', NO_LIST)
  await edit()
  await title('Land')
})
