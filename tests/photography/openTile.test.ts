// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SELECT } from '../../src/document'
import { setActiveTransition } from '../../src/page/activeTransition'
import { visit } from '../motion/visit'

const ALBUM: string = '/photography/landscape/dovrefjell2025'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const tile = () => document.querySelector<HTMLAnchorElement>(`${SELECT.tile} a`)!

let frames: (() => void)[]
/** Draws the next frame, and lets the task after it run. */
const drawFrame = () =>
  act(async () => {
    for (const draw of frames.splice(0)) draw()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Opens an album whose frames wait until they are asked for. */
async function openAlbum() {
  const router = await visit(ALBUM)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  return () => router.history.location.pathname
}

beforeEach(() => void (frames = []))
afterEach(() => {
  setActiveTransition(undefined)
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a press on a tile draws a frame before the router navigates', async () => {
  const address = await openAlbum()
  const photo = tile().pathname
  fireEvent.click(tile())
  expect(address()).toBe(ALBUM)
  await drawFrame()
  expect(address()).toBe(photo)
})

test('Escape right after a press on a tile keeps the album', async () => {
  const address = await openAlbum()
  fireEvent.click(tile())
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await drawFrame()
  expect(address()).toBe(ALBUM)
})

test('the album becomes inert only when the photograph has come to rest over it', async () => {
  const router = await visit(ALBUM)
  let rest = () => {}
  const finished = new Promise<void>((resolve) => (rest = resolve))
  setActiveTransition({ finished } as ViewTransition)
  await act(() => router.navigate({ to: tile().pathname }))
  expect(find(SELECT.viewer)).not.toBeNull()
  expect(find(SELECT.album).inert).toBe(false)
  await act(async () => rest())
  expect(find(SELECT.album).inert).toBe(true)
  await act(() => router.navigate({ to: ALBUM }))
  expect(find(SELECT.album).inert).toBe(false)
})
