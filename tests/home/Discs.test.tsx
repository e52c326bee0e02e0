// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Discs } from '../../src/home/Discs'

const name = { oneLineFrom: 1.47, longestLine: 2.7, above: 0.71, below: 0.02 }
const pictures = { about: '/a.jpg', photography: '/b.jpg', projects: '/c.jpg' }

/** Renders the discs alone, on a device with or without hover. */
async function show(hovers: boolean) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('hover: hover') && hovers }),
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Discs pictures={pictures} name={name} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('navigation', { name: 'Main' })
}

function movePointer(pointerType: string) {
  act(() => {
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType, isPrimary: true }))
  })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the navigation of the home page', () => {
  test('has three links, in this order', async () => {
    const links = within(await show(true)).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About', '/about'],
      ['Photography', '/photography'],
      ['Projects', '/projects'],
    ])
  })

  test('loads its pictures once a mouse has moved', async () => {
    const nav = await show(true)
    expect(nav.querySelectorAll('img')).toHaveLength(0)
    movePointer('touch')
    expect(nav.querySelectorAll('img')).toHaveLength(0)
    movePointer('mouse')
    const images = [...nav.querySelectorAll('img')]
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/a.jpg', '/b.jpg', '/c.jpg'])
    for (const image of images) expect(image.alt).toBe('')
  })

  test('loads no pictures on devices that do not hover', async () => {
    const nav = await show(false)
    movePointer('mouse')
    expect(nav.querySelectorAll('img')).toHaveLength(0)
  })

  test('keeps drifting discs in place when pictures load', async () => {
    const nav = await show(true)
    const [first] = within(nav).getAllByRole('link')
    const place = first!.style.getPropertyValue('translate')
    expect(place).not.toBe('')
    movePointer('mouse')
    expect(first!.style.getPropertyValue('translate')).toBe(place)
    expect(nav.dataset.drifting).toBe('')
  })
})
