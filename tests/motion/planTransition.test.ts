// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SELECT, tileId } from '../../src/document'
import { planTransition } from '../../src/motion/planTransition'
import { visit } from './visit'

const LIST = '/photography/landscape'
const ALBUM = `${LIST}/dovrefjell2025`

const go = (router: Awaited<ReturnType<typeof visit>>, to: string) =>
  act(() => router.navigate({ to }))

/** Puts every element at this distance from the top of the window. px */
const placeAll = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 50))

/** What an element stands for: the words it shows, or its photograph. */
const said = (element: HTMLElement | null | undefined) =>
  element && (element.querySelector('img')?.alt ?? element.textContent)

const firstTile = () => document.querySelector<HTMLAnchorElement>(`${SELECT.tile} a`)!

beforeEach(() => void placeAll(100))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['a disc grows into the page, and its name becomes the title', '/', '/about', 'grow', 'About'],
  ['the page shrinks to its disc again', '/about', '/', 'shrink', 'About'],
  ['a cut label becomes the title', LIST, ALBUM, 'enter', 'Dovrefjell'],
  ['the title becomes the label again', ALBUM, LIST, 'leave', 'Dovrefjell'],
])('%s', async (_, from, to, type, name) => {
  const router = await visit(from)
  const plan = planTransition(from, to)
  expect(plan?.type).toBe(type)
  expect(said(plan?.source)).toContain(name)
  await go(router, to)
  expect(said(plan?.target?.())).toContain(name)
})

test('a photograph moves into the viewer, and the last one seen moves back to its tile', async () => {
  const router = await visit(ALBUM)
  const [first, second] = [...document.querySelectorAll<HTMLAnchorElement>(`${SELECT.tile} a`)]
  const [photo, next] = [first!.pathname, second!.pathname]
  const alt = first!.querySelector('img')!.alt
  const open = planTransition(ALBUM, photo)
  expect([open?.type, said(open?.source)]).toEqual(['open', alt])
  await go(router, photo)
  expect(said(open?.target?.())).toBe(alt)
  expect(open?.target?.()?.closest(SELECT.viewer)).not.toBeNull()
  expect(planTransition(photo, next), 'the viewer changes photographs by itself').toBeUndefined()
  const close = planTransition(photo, ALBUM)
  expect([close?.type, said(close?.source)]).toEqual(['close', alt])
  await go(router, ALBUM)
  document.getElementById(tileId(next.split('/').at(-1)!))?.focus()
  expect(said(close?.target?.())).toBe(second!.querySelector('img')!.alt)
})

test('every other page fades', async () => {
  await visit('/projects')
  expect(planTransition('/projects', '/about')).toEqual({ type: 'fade' })
  expect(planTransition('/projects', LIST)).toEqual({ type: 'fade' })
})

test('a page fades if its shared element is out of sight', async () => {
  placeAll(-100)
  await visit(ALBUM)
  expect(planTransition(ALBUM, LIST)).toEqual({ type: 'fade' })
  expect(planTransition(ALBUM, firstTile().pathname)).toEqual({ type: 'fade' })
})

test('a page has no transition to itself', async () => {
  await visit('/about')
  expect(planTransition('/about', '/about')).toBeUndefined()
})
