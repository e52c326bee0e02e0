// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetContent } from '../../../src/content/loading/load'
import { useStore } from '../../../src/store'
import { visit } from '../../motion/visit'

const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
const links = () => within(menu()!).getAllByRole('link')
const link = (name: string) => within(menu()!).getByRole('link', { name })
const back = () => screen.getByRole('link', { name: 'Back' })
const button = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ })
const said = () => [button().getAttribute('aria-label'), button().getAttribute('aria-expanded')]
const openMenu = async () => {
  fireEvent.click(button())
  await waitFor(() => expect(menu()).not.toBeNull())
}
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement!, { key, shiftKey })
/** The inert element around main and around the footer, if any. */
const inert = () => [...document.querySelectorAll('main, footer')].map((e) => e.closest('[inert]'))

afterEach(() => {
  cleanup()
  useStore.getState().closeMenu()
  forgetContent()
})

describe('the menu button', () => {
  test('says what it does and whether the menu is open, before it is drawn, and stays the same button', async () => {
    await visit('/about')
    expect(said()).toEqual(['Open menu', 'false'])
    const burger = button()
    fireEvent.click(burger)
    expect([said(), menu()]).toEqual([['Close menu', 'true'], null])
    await waitFor(() => expect(menu()).not.toBeNull())
    expect(button()).toBe(burger)
    expect(burger.getAttribute('aria-controls')).toBe(menu()!.id)
    // WebKit would hide the button from VoiceOver.
    expect(menu()!.hasAttribute('aria-modal')).toBe(false)
    expect(inert()).not.toContain(null)
    fireEvent.click(burger)
    expect(said()).toEqual(['Open menu', 'false'])
    expect(menu()).not.toBeNull()
    await waitFor(() => expect(menu()).toBeNull())
    expect(inert()).toEqual([null, null])
  })

  test('leaves the menu closed after ten fast presses and open after eleven', async () => {
    await visit('/about')
    const toggle = (times: number) => {
      for (let n = 0; n < times; n++) fireEvent.click(button())
    }
    toggle(10)
    expect(said()).toEqual(['Open menu', 'false'])
    await waitFor(() => expect(menu()).toBeNull())
    expect(inert()).toEqual([null, null])
    toggle(11)
    await waitFor(() => expect(menu()).not.toBeNull())
    expect(document.activeElement).toBe(links()[0])
  })
})

describe('the focus of the menu', () => {
  test('starts at the first link, and Tab keeps it inside', async () => {
    await visit('/about')
    await openMenu()
    const names = ['Home', 'About', 'Projects', 'Photography', 'Prices', 'Imprint']
    expect(links().map(({ textContent }) => textContent)).toEqual(names)
    expect(document.activeElement).toBe(links()[0])
    const round = [...links(), back(), button()]
    const forth = [...round.slice(1), ...round]
    for (const stop of forth) {
      // False if the browser's default action was prevented.
      expect(press('Tab')).toBe(false)
      expect(document.activeElement).toBe(stop)
    }
    for (const stop of forth.slice(0, -1).toReversed()) {
      expect(press('Tab', true)).toBe(false)
      expect(document.activeElement).toBe(stop)
    }
  })

  test('comes back into the menu when it was lost', async () => {
    await visit('/about')
    await openMenu()
    links()[0]!.blur()
    press('Tab')
    expect(document.activeElement).toBe(links()[0])
  })

  test('goes back to the button on Escape, which closes the menu', async () => {
    await visit('/about')
    await openMenu()
    press('Tab')
    press('Escape')
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(button())
  })
})

describe('choosing a link closes the menu', () => {
  test.each([
    ['Home', '/', 'Mona Bøen', '/about'],
    ['About', '/about', 'About', '/projects'],
    ['Projects', '/projects', 'Projects', '/about'],
    ['Photography', '/photography', 'Photography', '/about'],
  ])('%s leads to %s', async (name, path, title, from) => {
    const router = await visit(from)
    await openMenu()
    fireEvent.click(link(name))
    expect(menu()).toBeNull()
    await screen.findByRole('heading', { level: 1, name: title })
    expect(router.state.location.pathname).toBe(path)
    await waitFor(() => expect(document.activeElement?.localName).toBe('h1'))
  })

  test('the focus stays on the button until the chosen page is there, or Back leads away from it', async () => {
    const router = await visit('/about')
    forgetContent()
    window.fetch = () => new Promise(() => {})
    await openMenu()
    fireEvent.click(link('Photography'))
    await waitFor(() => expect(router.state.status).toBe('pending'))
    expect(document.activeElement).toBe(button())
    act(() => router.history.back())
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(document.activeElement).toBe(button())
  })

  test('unless the click opens a new tab, which changes nothing here', async () => {
    const router = await visit('/about')
    useStore.getState().enterCategory('landscape')
    await openMenu()
    fireEvent.click(link('Projects'), { ctrlKey: true })
    expect(menu()).not.toBeNull()
    expect(document.activeElement).toBe(links()[0])
    expect(useStore.getState().category).toBe('landscape')
    expect(router.state.location.pathname).toBe('/about')
  })

  test('also the marked link of the current page', async () => {
    const router = await visit('/projects')
    await openMenu()
    const marked = links().filter((each) => each.getAttribute('aria-current') === 'page')
    expect(marked).toEqual([link('Projects')])
    fireEvent.click(marked[0]!)
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(button())
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(router.state.location.pathname).toBe('/projects')
    expect(screen.getByRole('heading', { level: 1, name: 'Projects' })).toBeTruthy()
  })
})
