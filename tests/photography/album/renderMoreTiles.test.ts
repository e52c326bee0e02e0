// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { AlbumPhoto } from '../../../src/content/album'
import { SELECT, tileId } from '../../../src/document'
import { TILES } from '../../../src/photography/rows/tileCounts'

const photos = Array.from({ length: 150 }, (_, n) => ({ id: `ferry-${n}` })) as AlbumPhoto[]

/** The module as a new document runs it. */
async function open({ wasActive = false } = {}) {
  vi.resetModules()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: wasActive } })
  const { renderMoreTiles } = await import('../../../src/photography/album/renderMoreTiles')
  const show = vi.fn<(count: number) => void>()
  void renderMoreTiles(TILES.prerendered, photos, show)
  return show
}

beforeEach(() => {
  // The browser is idle as soon as it is asked.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  return () => vi.unstubAllGlobals()
})

test('a visitor who only looks gets no more tiles; one who does anything gets them', async () => {
  for (const type of ['scroll', 'wheel', 'keydown', 'pointermove', 'pointerdown', 'touchstart']) {
    const show = await open()
    // Whatever would come by itself has come.
    await new Promise((resolve) => setTimeout(resolve))
    expect(show).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(type))
    await vi.waitFor(() => expect(show).toHaveBeenCalledWith(TILES.prerendered + TILES.step))
  }
})

test('a visitor who acted before hydration, or has a photograph open, gets them too', async () => {
  const active = await open({ wasActive: true })
  await vi.waitFor(() => expect(active).toHaveBeenCalledOnce())
  // A selector of one attribute: `[data-part=viewer]`.
  document.body.innerHTML = `<div ${SELECT.viewer.slice(1, -1)}></div>`
  const viewing = await open()
  await vi.waitFor(() => expect(viewing).toHaveBeenCalledOnce())
})

test('an address that names a tile leads to it, but moves nobody who has scrolled', async () => {
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
