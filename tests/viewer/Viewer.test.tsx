// @vitest-environment happy-dom
import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetContent } from '../../src/content/loading/load'
import { readContent } from '../../src/content/source/readContent'
import { SELECT, SHOWN_SLIDE } from '../../src/document'
import { placeContent } from '../../src/prerender/shown/placeContent'
import { createSiteRouter } from '../../src/router'
import { dataFetch } from '../dataFetch'
import { NAME, ORIGIN } from '../fixtures/owner'

/* The real route tree with a photograph open: what keys, links and history do, without a layout. */

const content = await readContent('tests/fixtures/content')
const placed = placeContent(content)
/** The content that the server serves. */
let served = placed
const ALBUM = '/photography/landscape/northcape2022'
const { photos } = content.albums.find(({ key }) => key === 'northcape2022')!
const addressOf = (n: number) => `${ALBUM}/${photos[n - 1]!.id}`

beforeAll(() => {
  window.fetch = (url) => dataFetch(served)(url)
  Element.prototype.scrollIntoView = () => {}
  // No picture has loaded yet.
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
  // Nothing is animated, and the slides have a size.
  Element.prototype.getAnimations = () => []
  Element.prototype.getBoundingClientRect = function () {
    return this.matches(SELECT.slides) ? new DOMRect(0, 0, 1000, 500) : new DOMRect()
  }
})
beforeEach(() => void vi.stubGlobal('navigation', { canGoBack: true }))
afterEach(() => {
  cleanup()
  if (served !== placed) forgetContent()
  served = placed
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Visits addresses one after the other; the last is shown. */
async function visit(...addresses: string[]): Promise<RouterHistory> {
  const history = createMemoryHistory({ initialEntries: addresses })
  const router = createSiteRouter({ history })
  await router.load()
  await act(async () => void render(<RouterProvider router={router} />))
  return history
}

const viewer = () => screen.queryByRole('dialog', { name: /one photograph at a time/ })
const counter = () => within(viewer()!).getByRole('status')
const shown = () => Number.parseInt(counter().textContent, 10)
const heading = () => within(viewer()!).getByRole('heading', { level: 1 })
/** Presses a key; false where it is left to the browser. */
const press = (key: string, held: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.activeElement!, { key, ...held })
const picture = () => document.querySelector<HTMLElement>(`${SHOWN_SLIDE} > *`)!.style.transform

describe('keys', () => {
  test('change the photograph by arrows, Home and End, and do not wrap at the ends', async () => {
    await visit(addressOf(2))
    const walk = ['ArrowLeft', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowRight'].map(
      (key) => {
        press(key)
        return shown()
      },
    )
    expect(walk).toEqual([1, 1, 57, 57, 1, 2])
  })

  test('are left to the browser with Ctrl, Alt or Meta, and named keys with Shift', async () => {
    await visit(addressOf(5))
    const taken = (keys: string[], modifier: keyof KeyboardEventInit) =>
      keys.filter((key) => press(key, { [modifier]: true }))
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(taken(['ArrowRight', '+', '-', '0', 'Escape'], modifier), modifier).toEqual([])
    expect(taken(['ArrowLeft', 'ArrowRight', 'Home', 'End'], 'shiftKey')).toEqual([])
    expect([shown(), picture()]).toEqual([5, ''])
    // The list of keys needs Shift on most keyboards.
    expect(taken(['?', '+'], 'shiftKey')).toEqual(['?', '+'])
  })

  test('zoom by +, -, 0 and z, and pan an enlarged picture by arrows and Page keys', async () => {
    await visit(addressOf(5))
    const after = (key: string) => {
      press(key)
      return picture()
    }
    expect(['+', '-', '+', '0', 'z', 'z'].map(after)).toEqual([
      'translate(0px, 0px) scale(1.5)',
      '',
      'translate(0px, 0px) scale(1.5)',
      '',
      `translate(0px, 0px) scale(${1067 / 500})`,
      '',
    ])
    press('я', { code: 'KeyZ' })
    expect(picture()).not.toBe('')
    press('я', { code: 'KeyZ' })
    const button = screen.getByRole('button', { name: 'Zoom in' })
    fireEvent.click(button)
    expect(
      screen.getByRole('button', { name: 'Zoom out' }),
      'the button stays the same element',
    ).toBe(button)
    const placed = (moved: string) => /\((.*), (.*)\) /.exec(moved)!.slice(1).map(Number.parseFloat)
    const panned = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft']
    expect(panned.map(after).map(placed)).toEqual([
      [0, -100],
      [0, 0],
      [0, -283.5],
      [0, 166.5],
      [-200, 166.5],
      [0, 166.5],
    ])
    expect(shown()).toBe(5)
    press('End')
    expect([shown(), picture()]).toEqual([57, ''])
  })

  test('show their list by ?, and Escape closes the list before the viewer', async () => {
    await visit(ALBUM, addressOf(5))
    const close = screen.getByRole('link', { name: 'Close' })
    act(() => close.focus())
    press('?')
    const keys = screen.getByRole('group', { name: 'Keys' })
    expect(document.activeElement).toBe(keys)
    for (const word of ['Home', 'End', 'Esc', 'Larger', 'Previous', 'Double click', 'z'])
      expect(keys.textContent).toContain(word)
    press('Escape')
    expect(screen.queryByRole('group', { name: 'Keys' })).toBeNull()
    expect(document.activeElement).toBe(close)
    press('Escape')
    await waitFor(() => expect(viewer()).toBeNull())
  })
})

describe('texts of the viewer', () => {
  test('announce each photograph once, and none while the slideshow plays', async () => {
    await visit(addressOf(1))
    expect(counter().getAttribute('aria-atomic')).toBe('true')
    const heard: (string | null)[] = []
    const observer = new MutationObserver(() => heard.push(counter().textContent))
    observer.observe(counter(), { childList: true, characterData: true, subtree: true })
    for (const n of [2, 3]) {
      press('ArrowRight')
      await waitFor(() => expect(heard.at(-1)).toBe(`${n} of 57, ${photos[n - 1]!.alt}`))
    }
    expect(heard).toHaveLength(2)
    observer.disconnect()
    const live = () => counter().getAttribute('aria-live')
    const before = live()
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }))
    const during = live()
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
    expect([before, during, live()]).toEqual(['polite', 'off', 'polite'])
    press('End')
    const play = screen.getByRole('button', { name: 'Play slideshow' })
    expect(
      play.getAttribute('aria-disabled'),
      'the slideshow cannot play from the last photograph',
    ).toBe('true')
  })

  test('name a photograph without a caption by its place, and so does its tile', async () => {
    await visit(addressOf(10))
    expect(photos[9]!.alt).toBe('')
    expect(heading().textContent).toBe('Photo 10 of 57')
    expect(document.title).toBe(`Photo 10 of 57 — North Cape 2022 — ${NAME}`)
    const tile = document.querySelector<HTMLElement>(`#photo-${photos[9]!.id}`)!
    expect(tile.textContent).toBe('Photo 10 of 57')
    // Also the tile of a broken picture, after its visible message.
    fireEvent.error(tile.querySelector('img')!)
    const name = /^Image unavailable Photo 10 of 57$/
    expect(within(tile.parentElement!).getByRole('link', { name, hidden: true })).toBe(tile)
  })

  test('update title and canonical address for each photograph and for the album', async () => {
    await visit(ALBUM, addressOf(1))
    const said = () => [
      document.title,
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      document.querySelector('h1')?.textContent,
    ]
    const titled = (n: number) => `${photos[n - 1]!.alt} — North Cape 2022 — ${NAME}`
    expect(said()).toEqual([titled(1), ORIGIN + addressOf(1), photos[0]!.alt])
    press('ArrowRight')
    await waitFor(() => expect(said()).toEqual([titled(2), ORIGIN + addressOf(2), photos[1]!.alt]))
    press('Escape')
    await waitFor(() =>
      expect(said()).toEqual([`North Cape 2022 — ${NAME}`, ORIGIN + ALBUM, 'North Cape 2022']),
    )
  })

  test('have a capture line beside the caption only if capture data is known', async () => {
    await visit('/photography/animals', '/photography/animals/bafcd26d5872')
    const capture = () => viewer()!.querySelector(SELECT.capture)?.textContent?.trim()
    expect(capture()).toBe('Field Camera II Wide 24-70 mm 24 mm ƒ/8 1/250 s ISO 100 9 August 2018')
    press('ArrowRight')
    expect([shown(), capture()]).toEqual([2, undefined])
    press('Escape')
    await waitFor(() => expect(viewer()).toBeNull())
    expect(document.body.textContent).not.toContain('Field Camera II')
  })

  test('have credit and licence in the capture line, the licence as a link', async () => {
    const rights = { license: 'CC BY 4.0', credit: 'Åse', acquire: 'https://boen.example/prints' }
    served = {
      ...placed,
      albums: placed.albums.map((album) =>
        album.key === 'animals'
          ? { ...album, photos: album.photos.map((photo) => ({ ...photo, rights })) }
          : album,
      ),
    }
    forgetContent()
    await visit('/photography/animals', '/photography/animals/bafcd26d5872')
    const line = within(viewer()!.querySelector<HTMLElement>(SELECT.capture)!)
    expect(line.queryByText('Photograph: Åse')).not.toBeNull()
    const license = line.getByRole('link', { name: /^CC BY 4.0 .*new tab/ })
    expect(license.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/')
    expect(license.getAttribute('rel')).toBe('license noopener noreferrer')
    const acquire = line.getByRole('link', { name: /^Get a licence/ })
    expect(acquire.getAttribute('href')).toBe(rights.acquire)
  })
})

test('the viewer works on a machine-translated page', async () => {
  await visit(addressOf(3))
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, font')) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = text.data
      text.replaceWith(outer)
    }
  }
  // Photographs with a caption and without one.
  for (let n = 4; n <= 11; n++) {
    translate()
    press('ArrowRight')
    expect(shown()).toBe(n)
    expect(heading().textContent).toBe(photos[n - 1]!.alt || `Photo ${n} of 57`)
  }
  translate()
  press('Escape')
  await waitFor(() => expect(viewer()).toBeNull())
  expect(document.querySelector('h1')!.textContent).toBe('North Cape 2022')
})

test('a photograph can be downloaded only if its album allows it', async () => {
  const link = () => screen.queryByRole('link', { name: 'Download' })
  await visit(addressOf(5))
  expect(link()).toBeNull()
  cleanup()
  const album = content.albums.find(({ key }) => key === 'northcape2022')!
  const albums = content.albums.map((one) =>
    one === album ? { ...one, download: true as const } : one,
  )
  forgetContent()
  served = placeContent({ ...content, albums })
  await visit(addressOf(5))
  expect(link()!.getAttribute('href')).toBe(photos[4]!.src)
  expect(link()!.getAttribute('download')).toMatch(/^North Cape 2022, .+\.avif$/)
  cleanup()
  // On another host the file opens in a new tab.
  const away = album.photos.map((one) => ({ ...one, src: `https://photos.example${one.src}` }))
  forgetContent()
  served = placeContent({
    ...content,
    albums: albums.map((one) => (one.id === album.id ? { ...one, photos: away } : one)),
  })
  await visit(addressOf(5))
  const outside = screen.getByRole('link', { name: 'Download (opens in a new tab)' })
  expect(outside.getAttribute('target')).toBe('_blank')
})

test('Share uses the address of the shown photograph, also while the window’s address lags behind', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const share = vi.fn(() => Promise.resolve())
  const writeText = vi.fn()
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  const history = await visit(ALBUM, addressOf(1))
  for (let n = 1; n < 46; n++) press('ArrowRight')
  expect(history.location.pathname).not.toBe(addressOf(46))
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(shown()).toBe(46)
  expect(share.mock.calls).toEqual([
    [{ title: document.title, url: new URL(addressOf(46), location.href).href }],
  ])
  // The sheet is open: a second press is refused by the system.
  share.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await act(async () => {})
  expect(share).toHaveBeenCalledTimes(2)
  expect(writeText, 'nothing is copied while the share sheet is open').not.toHaveBeenCalled()
})

test('an album rendered again after its viewer was closed stays where it is', async () => {
  const history = createMemoryHistory({ initialEntries: [ALBUM] })
  const router = createSiteRouter({ history })
  const restores = router.options.scrollRestoration as unknown as () => boolean
  const load = async (go: () => void) => {
    go()
    await router.load()
    return [restores(), restores()]
  }
  await router.load()
  expect(restores()).toBe(false)
  expect(await load(() => history.push(addressOf(5)))).toEqual([false, false])
  expect(await load(() => history.back())).toEqual([false, false])
  expect(await load(() => history.push('/about'))).toEqual([true, true])
})

describe('the history of the viewer', () => {
  const tile = (n: number) => document.querySelector<HTMLElement>(`#photo-${photos[n - 1]!.id}`)!

  test.each([
    ['one tile twice', [4, 4], 4],
    ['two tiles', [1, 2], 2],
  ])('%s pressed at once open one photograph in one entry', async (_, pressed, opened) => {
    const history = await visit('/about', ALBUM)
    for (const n of pressed) fireEvent.click(tile(n))
    await waitFor(() => expect(shown()).toBe(opened))
    expect(history.location.pathname).toBe(addressOf(opened))
    expect(history.length).toBe(3)
    act(() => history.back())
    await waitFor(() => expect(viewer()).toBeNull())
    expect(history.location.pathname).toBe(ALBUM)
  })

  test('an opened entry without the previous one closes to the album', async () => {
    vi.stubGlobal('navigation', { canGoBack: false })
    const history = await visit(addressOf(4))
    history.replace(addressOf(4), { opened: true })
    press('Escape')
    await waitFor(() => expect(viewer()).toBeNull())
    expect(history.location.pathname).toBe(ALBUM)
  })

  test('a photograph of an unknown album shows an empty sheet', async () => {
    await visit('/photography/landscape/atlantis1999/0a1b2c3d')
    expect(document.querySelector(SELECT['empty-sheet'])).not.toBeNull()
    expect(screen.queryByText('This photograph is not here.')).toBeNull()
  })
})
