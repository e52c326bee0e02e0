// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { AlbumPhoto } from '../../../src/content/album'
import { SELECT, tileId } from '../../../src/document'
import { TILES } from '../../../src/photography/rows/tileCounts'

const photos = Array.from({ length: 150 }, (_, n) => ({ id: `ferry-${n}` })) as AlbumPhoto[]

/** Runs the module as in a new document. */
async function open({ wasActive = false } = {}) {
  vi.resetModules()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: wasActive } })
  const { renderMoreTiles } = await import('../../../src/photography/album/renderMoreTiles')
  const show = vi.fn<(count: number) => void>()
  void renderMoreTiles(TILES.prerendered, photos, show, { goal: 0, from: 0 })
  return show
}

beforeEach(() => {
  // The browser is idle as soon as it is asked.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  return () => vi.unstubAllGlobals()
})

test('more tiles are rendered after any action of the visitor, not before', async () => {
  for (const type of ['scroll', 'wheel', 'keydown', 'pointermove', 'pointerdown', 'touchstart']) {
    const show = await open()
    // Pending callbacks have run.
    await new Promise((resolve) => setTimeout(resolve))
    expect(show).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(type))
    await vi.waitFor(() => expect(show).toHaveBeenCalledWith(TILES.prerendered + TILES.step))
  }
})

test('more tiles are rendered at once if the visitor acted before hydration or has a photograph open', async () => {
  const active = await open({ wasActive: true })
  await vi.waitFor(() => expect(active).toHaveBeenCalledOnce())
  // A selector of one attribute: `[data-part=viewer]`.
  document.body.innerHTML = `<div ${SELECT.viewer.slice(1, -1)}></div>`
  const viewing = await open()
  await vi.waitFor(() => expect(viewing).toHaveBeenCalledOnce())
})

test('an address that names a tile scrolls to it unless the visitor has scrolled', async () => {
  const id = tileId(photos[139]!.id)
  document.body.innerHTML = `<a id="${id}"></a>`
  window.location.hash = id
  const shown = vi.fn<() => void>()
  document.getElementById(id)!.scrollIntoView = shown
  vi.stubGlobal('scrollY', 700)
  await open()
  expect(shown).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 0)
  await open()
  expect(shown).toHaveBeenCalledOnce()
})
