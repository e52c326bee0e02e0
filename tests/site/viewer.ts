import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { SELECT, SHOWN_SLIDE } from '../../src/document'
import { expect, open } from './test.ts'

export const ALBUM = '/photography/landscape/northcape2022'
export const { photos } = northCape
/** The address of that album's n-th photograph, from 1. */
export const addressOf = (n: number) => `${ALBUM}/${photos[n - 1]!.id}`

/** A photograph of 10:1. */
export const PANORAMA = '/photography/boats/boats/b0a7000000a5'

export const viewer = (page: Page) => page.getByRole('dialog', { name: /one photograph at a time/ })
export const counter = (page: Page) => viewer(page).getByRole('status')
export const closer = (page: Page) => viewer(page).getByRole('link', { name: 'Close' })
export const next = (page: Page) => viewer(page).getByRole('link', { name: 'Next photo' })
export const previous = (page: Page) => viewer(page).getByRole('link', { name: 'Previous photo' })
/** The shown picture. */
export const picture = (page: Page) => viewer(page).locator(`${SHOWN_SLIDE} ${SELECT.picture}`)
/** The tile of the n-th photograph, from 1. */
export const tile = (page: Page, n: number) =>
  page
    .locator(SELECT.tile)
    .nth(n - 1)
    .locator('a')

export const isAt = (page: Page, n: number, of = 57) =>
  expect(counter(page)).toContainText(new RegExp(`^${n} of ${of}\\b`))

/** Goes to an album, waits for the application, and opens its n-th photograph. */
export async function openFrom(page: Page, n: number, album = ALBUM) {
  await open(page, album)
  await tile(page, n).click()
  await expect(viewer(page)).toBeVisible()
  await atRest(page)
}

/** Opens the album's n-th photograph by its address, with its neighbours beside it. */
export async function openAt(page: Page, n: number) {
  await open(page, addressOf(n))
  for (const at of [-1, 1]) {
    const isThere = photos[n - 1 + at] !== undefined
    await expect(viewer(page).locator(`[data-at="${at}"]`)).toHaveCount(Number(isThere))
  }
}

/** Waits until no page transition and no animation of the viewer runs. */
export async function atRest(page: Page) {
  await page.waitForFunction(() => document.activeViewTransition === null)
  await viewer(page).evaluate(async (element) => {
    for (;;) {
      const moving = element
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState !== 'finished')
      if (moving.length === 0) return
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })
}

/** The place of the picture, px from the middle of its strip, and its scale. */
export const view = (page: Page) =>
  picture(page).evaluate((element) => {
    const [own, slide] = [element, element.parentElement!].map(
      (moved) => new DOMMatrix(getComputedStyle(moved).transform),
    )
    return { x: own!.e + slide!.e, y: own!.f + slide!.f, scale: own!.a }
  })

type Spot = [x: number, y: number]

/** Sends real touch events on their own clock. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  let clock = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
      timestamp: (clock += 0.016),
    })
  return {
    /** The fingers rest where they are, ms. */
    rest: (ms: number) => void (clock += ms / 1000),
    down: (...spots: Spot[]) => send('touchStart', spots),
    /** Moves all fingers at once from one place to another, in steps. */
    async move(from: Spot[], to: Spot[], steps = 6) {
      for (let step = 1; step <= steps; step++)
        await send(
          'touchMove',
          from.map(([x, y], n) => [
            x + ((to[n]![0] - x) * step) / steps,
            y + ((to[n]![1] - y) * step) / steps,
          ]),
        )
    },
    up: (...left: Spot[]) => send('touchEnd', left),
  }
}
