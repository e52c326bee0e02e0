import type { Page } from '@playwright/test'
import { SELECT, SHOWN_SLIDE } from '../../src/document'
import dovrefjell from '../fixtures/content/albums/dovrefjell2025.json' with { type: 'json' }
import { stopClock } from './motion.ts'
import { PHONE, THOROUGH } from './tags.ts'
import { expect, hold, MOVING, open, test } from './test.ts'
import {
  addressOf,
  ALBUM,
  atRest,
  fingers,
  isAt,
  next,
  openAt,
  openFrom,
  PANORAMA,
  picture,
  previous,
  tile,
  view,
  viewer,
} from './viewer.ts'

// tests/viewer/gestures tests what each gesture means, Viewer.test.tsx what each key does.

const WHOLE = { x: 0, y: 0, scale: 1 }
const shift = (page: Page) => view(page).then(({ x }) => x)
const scale = (page: Page) => view(page).then((seen) => seen.scale)
const source = (page: Page) =>
  picture(page)
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.currentSrc)
/** Opacity of the viewer's ground, 0 to 1. */
const ground = (page: Page) =>
  viewer(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity))
const slides = (page: Page) => viewer(page).locator(SELECT.slides)
const tilePhoto = (page: Page, n: number) => tile(page, n).locator(SELECT.photo)

/**
 * Records which neighbours are visible over the photograph, at each frame and each start of a fade.
 */
const watchNeighbours = (page: Page) =>
  viewer(page).evaluateHandle((element) => {
    const seen = new Set<string>()
    const look = () => {
      const shown = element.querySelector('[data-at="0"]')!.getBoundingClientRect()
      for (const slide of element.querySelectorAll<HTMLElement>('[data-at]:not([data-at="0"])')) {
        const { left, right } = slide.getBoundingClientRect()
        // Only inside the window: the next photo but one waits beyond it.
        const from = Math.max(0, shown.left)
        const isOver = left < Math.min(window.innerWidth, shown.right) && right > from
        if (isOver && Number(getComputedStyle(slide).opacity) > 0) seen.add(slide.dataset.at!)
      }
    }
    element.addEventListener('transitionrun', look)
    requestAnimationFrame(function frame() {
      look()
      requestAnimationFrame(frame)
    })
    return seen
  })

test('a panorama opens as wide as the window, shows a zoom cursor, and a click fills the height between the bars', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 834, height: 1112 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await open(page, PANORAMA)
    const middle = (await slides(page).boundingBox())!
    const whole = (await picture(page).boundingBox())!
    expect(whole).toMatchObject({ x: 0, width: size.width })
    const img = picture(page).locator('img')
    await expect(img).toHaveCSS('cursor', 'zoom-in')
    await page.mouse.click(size.width / 3, middle.y + middle.height / 2)
    await atRest(page)
    const enlarged = (await picture(page).boundingBox())!
    expect(enlarged.height).toBeCloseTo(middle.height, 0)
    expect(enlarged.y).toBeCloseTo(middle.y, 0)
    for (const link of [previous(page), next(page)])
      expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(middle.y + middle.height - 0.5)
    for (let press = 0; press < 8; press++) await page.keyboard.press('+')
    await atRest(page)
    expect((await picture(page).boundingBox())!.width).toBeGreaterThanOrEqual(3999)
  }
})

test.describe('touch', { tag: PHONE }, () => {
  test.use(MOVING)

  test('a swipe draws the neighbour along, changes the photo beyond 60 px and never shows one photo over another', async ({
    page,
  }) => {
    await openAt(page, 5)
    const over = await watchNeighbours(page)
    const touch = await fingers(page)
    /** Drags from the middle to a side and lifts after a rest, so nothing is thrown. */
    const swipe = async (by: number, ends: number) => {
      await touch.down([200, 400])
      await touch.move([[200, 400]], [[200 + by, 405]])
      await expect.poll(() => shift(page)).toBeCloseTo(by, 0)
      const neighbour = viewer(page).locator(`[data-at="${by < 0 ? 1 : -1}"]`)
      await expect(neighbour).toHaveCSS('opacity', '1')
      const [{ x }, own] = (await Promise.all([
        neighbour.boundingBox(),
        viewer(page).locator(SHOWN_SLIDE).boundingBox(),
      ])) as [{ x: number }, { x: number }]
      expect(x - own.x).toBeCloseTo(Math.sign(-by) * (390 + 24), 0)
      touch.rest(150)
      await touch.move([[200 + by, 405]], [[200 + by, 405]], 1)
      await touch.up()
      await isAt(page, ends)
      // The strip is there until all is at rest; then the neighbours fade.
      await expect(slides(page)).not.toHaveAttribute('data-strip')
      await atRest(page)
      expect.soft(await over.evaluate((seen) => [...seen]), `by ${by} px`).toEqual([])
      expect(await view(page)).toEqual(WHOLE)
    }
    await swipe(-50, 5)
    await swipe(50, 5)
    await swipe(-100, 6)
    await swipe(100, 5)
  })

  test('two fingers zoom without changing the photo, and a swipe works again once the picture is whole', async ({
    page,
  }) => {
    await openAt(page, 5)
    const touch = await fingers(page)
    const apart = (by: number, x = 200): [number, number][] => [
      [x - by, 360],
      [x + by, 360],
    ]
    const takeHold = async (by: number) => {
      await touch.down(apart(by)[0]!)
      await touch.down(...apart(by))
    }
    await takeHold(50)
    await touch.move(apart(50), apart(100))
    await expect.poll(() => scale(page)).toBeCloseTo(2, 1)
    await touch.move(apart(100), apart(100, 100))
    await touch.up()
    await atRest(page)
    await isAt(page, 5)
    expect(await scale(page)).toBeGreaterThan(1.5)
    // Above its own size, the sharpest file is drawn.
    await expect.poll(() => source(page)).toMatch(/-1600\.avif$/)
    await takeHold(120)
    await touch.move(apart(120), apart(20))
    await touch.up()
    await atRest(page)
    expect(await view(page)).toEqual(WHOLE)
    await touch.down([300, 400])
    await touch.move([[300, 400]], [[150, 400]])
    await touch.up()
    await isAt(page, 6)
  })

  test('a double tap zooms in, one finger pans, another double tap shows the whole picture', async ({
    page,
  }) => {
    await openAt(page, 5)
    const touch = await fingers(page)
    const doubleTap = async () => {
      for (let n = 0; n < 2; n++) {
        await touch.down([195, 360])
        await touch.up()
      }
      await atRest(page)
    }
    await doubleTap()
    // It fills the bare space above and below it.
    const { height } = (await picture(page).boundingBox())!
    expect(height).toBeCloseTo((await slides(page).boundingBox())!.height, 0)
    const before = await view(page)
    await touch.down([195, 360])
    await touch.move([[195, 360]], [[155, 360]])
    await expect.poll(() => shift(page)).toBeCloseTo(before.x - 40, 0)
    await touch.up()
    await atRest(page)
    await isAt(page, 5)
    await doubleTap()
    expect(await view(page)).toEqual(WHOLE)
  })

  test('a long pull down closes the viewer, a short one does not, and the album shows through meanwhile', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([195, 300])
    await touch.move([[195, 300]], [[195, 370]])
    await expect.poll(() => view(page).then(({ y }) => y)).toBeCloseTo(70, 0)
    expect(await ground(page)).toBeLessThan(0.9)
    await expect(tile(page, 5)).toBeInViewport({ ratio: 1 })
    // The picture is not visible on its tile at the same time.
    await expect(tilePhoto(page, 5)).toHaveCSS('visibility', 'hidden')
    touch.rest(150)
    await touch.move([[195, 370]], [[195, 370]], 1)
    await touch.up()
    await expect(tilePhoto(page, 5)).toHaveCSS('visibility', 'visible')
    await expect(viewer(page)).toBeVisible()
    expect(await ground(page)).toBe(1)

    await touch.down([195, 300])
    await touch.move([[195, 300]], [[195, 560]])
    await touch.up()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 5)).toBeFocused()
    await expect(tilePhoto(page, 5)).toHaveCSS('visibility', 'visible')
  })

  test(
    'a pinch shrinks the picture, shows the album through the viewer and closes it',
    {
      tag: THOROUGH,
    },
    async ({ page }) => {
      await openFrom(page, 5)
      const touch = await fingers(page)
      const apart = (by: number): [number, number][] => [
        [195 - by, 400],
        [195 + by, 400],
      ]
      await touch.down(apart(150)[0]!)
      await touch.down(...apart(150))
      await touch.move(apart(150), apart(75))
      await expect.poll(() => scale(page)).toBeCloseTo(0.5, 2)
      expect(await ground(page)).toBeLessThan(0.5)
      await expect(tilePhoto(page, 5)).toHaveCSS('visibility', 'hidden')
      await touch.up()
      await expect(viewer(page)).toHaveCount(0)
      await expect(tile(page, 5)).toBeFocused()
      await expect(tilePhoto(page, 5)).toHaveCSS('visibility', 'visible')
    },
  )

  test(
    'a picture caught while it moves stays under the finger',
    { tag: THOROUGH },
    async ({ page }) => {
      await openAt(page, 5)
      const touch = await fingers(page)
      await touch.down([350, 400])
      await touch.move([[350, 400]], [[120, 400]])
      const clock = await stopClock(page)
      await touch.up()
      await isAt(page, 6)
      await touch.down([200, 400])
      await expect(viewer(page)).not.toHaveAttribute('data-moving')
      const caught = await shift(page)
      expect(caught).toBeGreaterThan(100)
      await touch.move([[200, 400]], [[190, 400]])
      await expect.poll(() => shift(page)).toBeCloseTo(caught - 10, 0)
      await touch.up()
      await clock.run()
      expect(await shift(page)).toBe(0)
    },
  )

  test('a phone on its side shows the picture at full height beside the words; turned back, the picture is whole', async ({
    page,
  }) => {
    const [photo] = dovrefjell.photos
    await open(page, `/photography/landscape/dovrefjell2025/${photo!.id}`)
    await page.setViewportSize({ width: 844, height: 390 })
    const most = Math.min(390, ((844 - 236) * photo!.height) / photo!.width)
    await expect
      .poll(() =>
        picture(page)
          .boundingBox()
          .then((box) => box!.height),
      )
      .toBeGreaterThan(most - 1)
    expect(await view(page)).toEqual(WHOLE)
    const { x, width } = (await picture(page).boundingBox())!
    const parts = `${SELECT['viewer-top']} [aria-label], ${SELECT.previous}, ${SELECT.next}, h1`
    for (const part of await viewer(page).locator(parts).filter({ visible: true }).all()) {
      await expect(part).toBeInViewport({ ratio: 0.9 })
      expect((await part.boundingBox())!.x).toBeGreaterThanOrEqual(x + width)
    }
    await page.setViewportSize({ width: 390, height: 700 })
    await expect
      .poll(() =>
        picture(page)
          .boundingBox()
          .then((box) => box!.width),
      )
      .toBe(390)
    await expect.poll(() => view(page)).toEqual(WHOLE)
  })
})

test.describe('mouse', () => {
  test('the wheel zooms at the cursor, and back to exactly 1', async ({ page }) => {
    await openAt(page, 5)
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const spot = { x: x + width / 4, y: y + height / 4 }
    await page.mouse.move(spot.x, spot.y)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5)
    const box = (await picture(page).boundingBox())!
    expect((spot.x - box.x) / box.width).toBeCloseTo(0.25, 1)
    expect((spot.y - box.y) / box.height).toBeCloseTo(0.25, 1)
    await expect.poll(() => source(page)).toMatch(/-1600\.avif$/)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => view(page)).toEqual(WHOLE)
    await isAt(page, 5)
  })

  test('a click zooms at the cursor, a drag pans, another click zooms out, and a click beside the picture closes', async ({
    page,
  }) => {
    await openAt(page, 5)
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const spot = [x + width / 4, y + height / 4] as const
    const img = picture(page).locator('img')
    await expect(img).toHaveCSS('cursor', 'zoom-in')
    await page.mouse.click(...spot)
    await atRest(page)
    expect(await scale(page)).toBeGreaterThanOrEqual(2)
    const box = (await picture(page).boundingBox())!
    expect((spot[0] - box.x) / box.width).toBeCloseTo(0.25, 1)
    expect((spot[1] - box.y) / box.height).toBeCloseTo(0.25, 1)
    await expect(img).toHaveCSS('cursor', 'zoom-out')
    const before = await shift(page)
    await page.mouse.down()
    await page.mouse.move(spot[0] - 60, spot[1], { steps: 4 })
    await expect.poll(() => shift(page)).toBeCloseTo(before - 60, 0)
    await page.mouse.up()
    await isAt(page, 5)
    // At another place, so that it does not complete a double click.
    await page.mouse.click(x + width / 2, y + height / 2)
    await atRest(page)
    expect(await view(page)).toEqual(WHOLE)
    await expect(viewer(page).locator(SHOWN_SLIDE)).toHaveCSS('cursor', /auto|default/)
    await page.mouse.click(x - 15, y + 100)
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 5)).toBeFocused()
  })

  test('a sideways drag or trackpad sweep changes the photo, and an upward drag closes the viewer', async ({
    page,
  }) => {
    await openAt(page, 5)
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const [cx, cy] = [x + width / 2, y + height / 2]
    const drag = async (dx: number, dy: number) => {
      await page.mouse.move(cx, cy)
      await page.mouse.down()
      await page.mouse.move(cx + dx, cy + dy, { steps: 5 })
      await expect(page.locator(SELECT.slides)).toHaveCSS('cursor', 'grabbing')
      await page.mouse.up()
    }
    await drag(-200, 0)
    await isAt(page, 6)
    await atRest(page)
    await drag(200, 0)
    await isAt(page, 5)
    await atRest(page)
    // 1/60 s between the events, however slowly this machine sends them.
    const client = await page.context().newCDPSession(page)
    const began = Date.now() / 1000
    for (const [i, deltaX] of [30, 50, 40, 20, 5].entries()) {
      const at = { x: cx, y: cy, timestamp: began + i / 60 }
      await client.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...at,
        deltaX,
        deltaY: 0,
      })
    }
    await isAt(page, 6)
    await drag(0, -200)
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 6)).toBeFocused()
  })
})

test.describe('keys', () => {
  test('pressed while the viewer loads take effect in it, and Escape cancels its opening', async ({
    page,
  }) => {
    await open(page, ALBUM)
    const taken = await page.evaluateHandle(() => {
      const seen: string[] = []
      window.addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (defaultPrevented) seen.push(key)
      })
      return seen
    })
    const release = await hold(page, /assets\/PhotoPage-/)
    await tile(page, 3).click()
    await expect(page).toHaveURL(addressOf(3))
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(ALBUM)
    // The keys kept for the first photograph are dropped.
    await tile(page, 7).click()
    await expect(page).toHaveURL(addressOf(7))
    for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowRight')
    expect(await taken.jsonValue()).toEqual(['End', 'Escape', 'ArrowRight', 'ArrowRight'])
    release()
    await isAt(page, 9)
    await expect(page).toHaveURL(addressOf(9))
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 9)).toBeFocused()
  })

  test('pressed before the script runs on a photo page take effect in the viewer', async ({
    page,
  }) => {
    const release = await hold(page, /assets\/app-/)
    await page.goto(addressOf(3), { waitUntil: 'commit' })
    await page.locator('script[type=module]').first().waitFor({ state: 'attached' })
    // Once it can be imported, it has been run.
    await page.evaluate(async () => {
      const boot = document.querySelector<HTMLScriptElement>('script[type=module]')!.src
      await import(boot)
    })
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
    release()
    await isAt(page, 6)
    await expect(page).toHaveURL(addressOf(6))
  })
})
