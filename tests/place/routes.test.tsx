// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { SELECT } from '../../src/document'
import { startApplication } from '../../src/entry-client'
import { withoutSoftHyphens } from '../../src/content/softHyphens'
import { placeContent } from '../../src/prerender/shown/placeContent'
import type { Place } from '../../src/place/storage'
import { dataFetch } from '../dataFetch'
import { LANDSCAPE, NAME, PORTRAITS } from '../fixtures/owner'

// The motion script needs a browser. The site works without it.
vi.mock('../../src/motion/pageTransitions', () => ({ animatePageTransitions: () => {} }))

const roots = vi.hoisted(() => [] as import('react-dom/client').Root[])
vi.mock(import('react-dom/client'), async (load) => {
  const client = await load()
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given)
    roots.push(root)
    return root
  }
  return { ...client, createRoot }
})

/*
 * The application, started once in one window like a real visit. Each test continues where the
 * previous one has ended.
 */
const content = placeContent(await readContent('tests/fixtures/content'))

/** Where the page was scrolled to last: an element's id, or px from the top. */
let scrolled: unknown

configure({ asyncUtilTimeout: 15_000 })
beforeAll(async () => {
  window.fetch = dataFetch(content)
  Element.prototype.scrollIntoView = function () {
    scrolled = this.id
  }
  window.scrollTo = (options?: ScrollToOptions | number) =>
    void (scrolled = (options as ScrollToOptions).top)
  // No picture has loaded yet.
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', '/about')
  await startApplication()
  await waitFor(() => expect(heading()?.textContent).toBe('About'))
})

// Pending work of React needs the window, which is gone after this file.
afterAll(async () => {
  expect(roots).toHaveLength(1)
  roots[0]!.unmount()
  await new Promise(setImmediate)
})

beforeEach(() => (scrolled = undefined))

const heading = () => document.querySelector('h1')
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const said = (element: Element | null) => withoutSoftHyphens(element?.textContent ?? '')
const linkTo = (name: string, within = 'main') =>
  all(`${within} a`).find((link) => said(link) === name)!
const follow = (name: string, within?: string) => fireEvent.click(linkTo(name, within))

/**
 * Waits for the page of this title. The title takes the focus once the page has returned to its
 * place.
 */
const isAt = (title: string) =>
  waitFor(() => {
    expect(said(heading())).toBe(title)
    expect(document.title).toBe(`${title} — ${NAME}`)
    expect(document.activeElement).toBe(heading())
  })

/** What the two keys hold, as another script of the origin would read them. */
const place = (): Partial<Place> =>
  Object.fromEntries(
    ['category', 'album'].flatMap((key) => {
      const id = localStorage.getItem(key)
      return id === null ? [] : [[key, id]]
    }),
  )

/** Remembers a place as another tab would. */
function remember(place: Partial<Place>) {
  localStorage.clear()
  for (const [key, id] of Object.entries(place)) localStorage.setItem(key, id!)
  window.dispatchEvent(new StorageEvent('storage'))
}

/** Goes from another page to this one. */
async function arrive(path: string, title: string, stored: Partial<Place>) {
  history.pushState(null, '', '/projects')
  await isAt('Projects')
  remember(stored)
  history.pushState(null, '', path)
  await isAt(title)
}

describe('choosing a category clears both keys, then sets its id', () => {
  test.each([
    ['landscape', 'Landscape', '/photography/landscape'],
    ['portraits', 'Portraits', '/photography/portraits'],
    ['animals', 'Animals', '/photography/animals'],
    ['misc', 'Miscellaneous', '/photography/miscellaneous'],
    ['boats', 'Boats', '/photography/boats'],
  ])('%s', async (id, name, path) => {
    await arrive('/photography', 'Photography', { category: 'nowhere', album: 'pier' })
    expect(all('main li[id]')).toHaveLength(5)
    expect(linkTo(name).closest('li')!.id).toBe(id)
    follow(name)
    await isAt(name)
    expect(location.pathname).toBe(path)
    expect(place()).toEqual({ category: id })
  })
})

describe('choosing an album replaces the previous one', () => {
  test.each([
    ['landscape', 'Landscape', 'Iceland 2018', 'Iceland 2018', 'iceland2018'],
    ['portraits', 'Portraits', 'Åse One Year 2017', 'Åse - One Year', 'ase-12m'],
    ['boats', 'Boats', 'Skerries 2017', 'Skerries 2017', 'skerries2017'],
  ])('in %s', async (category, list, name, title, id) => {
    await arrive(`/photography/${category}`, list, { category, album: 'senja2021' })
    follow(name)
    await isAt(title)
    expect(place()).toEqual({ category, album: id })
  })
})

describe('the remembered element is scrolled into view', () => {
  test.each([
    ['/photography', 'Photography', 'misc', { category: 'misc', album: 'pier' }],
    ['/photography/landscape', 'Landscape', 'skerries2017', { album: 'skerries2017' }],
    ['/photography/portraits', 'Portraits', 'juniper-15m', { album: 'juniper-15m' }],
    ['/photography/boats', 'Boats', 'boats', { album: 'boats' }],
  ])('on %s', async (path, title, id, stored) => {
    await arrive(path, title, stored)
    expect(scrolled).toBe(id)
    expect(place()).toEqual(stored)
  })
  test('after Back from an album', async () => {
    await arrive('/photography/portraits', 'Portraits', {})
    expect(scrolled).toBe(0)
    follow('Juniper Eight Months 2019')
    await isAt('Juniper - Eight Months')
    follow('Back', 'header')
    await isAt('Portraits')
    expect(scrolled).toBe('juniper-8m')
  })
  test('after a choice in another tab', async () => {
    await arrive('/photography/landscape/iceland2018', 'Iceland 2018', { album: 'iceland2018' })
    remember({ category: 'landscape', album: 'bergen2019' })
    follow('Back', 'header')
    await isAt('Landscape')
    expect(scrolled).toBe('bergen2019')
  })
})

test.each([
  ['/photography/landscape', 'Landscape', true],
  ['/photography/boats', 'Boats', true],
  ['/photography/portraits', 'Portraits', false],
])('%s scrolls to its top without the album, which only portraits forgets', async (...given) => {
  const [path, title, isKept] = given
  await arrive(path, title, { category: 'misc', album: 'senja2020' })
  expect(scrolled).toBe(0)
  expect(place()).toEqual({ category: 'misc', ...(isKept ? { album: 'senja2020' } : {}) })
})

describe('the menu', () => {
  const openMenu = () => fireEvent.click(screen.getByLabelText('Open menu'))
  const stored = { category: 'landscape', album: 'iceland2018' }
  const choose = async (name: string) => {
    await arrive('/photography/landscape/iceland2018', 'Iceland 2018', stored)
    openMenu()
    await waitFor(() => follow(name, '[role=dialog]'))
    await waitFor(() => expect(document.title).toBe(`${name} — ${NAME}`))
  }
  test.each(['Home', 'About', 'Projects'])('%s in the menu clears both keys', async (name) => {
    await choose(name)
    expect(place()).toEqual({})
  })
  test('Photography in the menu keeps both keys and returns to the place', async () => {
    await choose('Photography')
    await isAt('Photography')
    expect(place()).toEqual(stored)
    expect(scrolled).toBe('landscape')
  })
  test('is closed by Back and Forward of the browser, also after the way over the home page', async () => {
    await arrive('/about', 'About', {})
    const go = async (way: 'back' | 'forward', title: string) => {
      openMenu()
      await screen.findByRole('dialog', { name: 'Menu' })
      history[way]()
      await waitFor(() => expect(said(heading())).toBe(title))
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    // The choice of the current page adds no entry.
    openMenu()
    await waitFor(() => follow('About', '[role=dialog]'))
    await go('back', 'Projects')
    await go('forward', 'About')
    history.pushState(null, '', '/')
    await waitFor(() => expect(said(heading())).toBe(NAME))
    follow('About', 'nav')
    await isAt('About')
    await go('back', NAME)
  })
})

test('the key of the search closes the menu over the search, and keeps its query', async () => {
  history.pushState(null, '', '/photography/search?q=snow')
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  fireEvent.click(screen.getByLabelText('Open menu'))
  await screen.findByRole('dialog', { name: 'Menu' })
  // On a Russian keyboard.
  fireEvent.keyDown(document.activeElement!, { key: 'л', code: 'KeyK', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field)
  expect([field.value, location.search]).toEqual(['snow', '?q=snow'])
})

describe('a list shows each name, and the year unless the name ends in it', () => {
  test.each([
    ['/photography/landscape', 'Landscape', LANDSCAPE.map(([, name]) => name)],
    ['/photography/portraits', 'Portraits', PORTRAITS.map(([, name, year]) => `${name} ${year}`)],
  ])('%s, in the order of the source', async (path, title, names) => {
    await arrive(path, title, {})
    expect(all('main li').map(({ textContent }) => textContent)).toEqual(names)
  })
})

test('a cover that fails to load leaves a link that works', async () => {
  await arrive('/photography/landscape', 'Landscape', {})
  const link = linkTo('Dovrefjell 2025')
  fireEvent.error(link.querySelector('img')!)
  expect(link.querySelector('img')).toBeNull()
  fireEvent.click(link)
  await isAt('Dovrefjell 2025')
})

test('our copy replaces a photograph whose host is down', async () => {
  await arrive('/photography/landscape/svalbard2022', 'Svalbard 2022', {})
  fireEvent.error(screen.getByAltText('Kite'))
  expect(screen.getByAltText('Kite').getAttribute('src')).toBe('/photos/d19693a9cbc1-960.avif')
})

test('an unknown album keeps the bar, and Back leads to the list', async () => {
  history.pushState(null, '', '/photography/landscape/atlantis1999')
  await waitFor(() => expect(document.title).toBe(NAME))
  expect(document.querySelector('header')!.textContent).toBe('Back')
  expect(screen.getByLabelText('Open menu')).toBeTruthy()
  expect(all('main ul')).toHaveLength(1)
  expect(all('main li, main img')).toEqual([])
  follow('Back', 'header')
  await isAt('Landscape')
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

test('the former address of a photograph right below its category leads to the photograph', async () => {
  history.pushState(null, '', '/photography/boats/b0a7000000a2')
  await waitFor(() => expect(location.pathname).toBe('/photography/boats/boats/b0a7000000a2'))
  await waitFor(() => expect(document.title).toMatch(/^Two masts/))
  expect(document.querySelector(SELECT.viewer)).not.toBeNull()
})
