import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { SELECT, SHOWN_SLIDE } from '../../src/document'
import { appRuns, expect, test } from './test.ts'
import {
  ALBUM,
  atRest,
  counter,
  fingers,
  isAt,
  openFrom,
  picture,
  tile,
  view,
  viewer,
} from './viewer.ts'

const shift = (page: Page) => view(page).then(({ x }) => x)
const scale = (page: Page) => view(page).then((seen) => seen.scale)
const source = (page: Page) =>
  picture(page)
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.currentSrc)
const gone = (page: Page) =>
  viewer(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity))

/** Notes, frame by frame and whenever a fade begins, which neighbours are seen over the photograph. */
const watchNeighbours = (page: Page) =>
  viewer(page).evaluateHandle((element) => {
    const seen = new Set<string>()
    const look = () => {
      const shown = element.querySelector('[data-at="0"]')!.getBoundingClientRect()
      for (const slide of element.querySelectorAll<HTMLElement>('[data-at]:not([data-at="0"])')) {
        const { left, right } = slide.getBoundingClientRect()
        // In the window: beyond it the next but one lies in wait.
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

test.describe('touch', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop has no fingers')

  test('the picture lies under the finger, and let go beyond 60 px the next comes', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([300, 400])
    await touch.move([[300, 400]], [[200, 405]])
    await expect.poll(() => shift(page)).toBeCloseTo(-100, 0)
    // The neighbour comes with it.
    const neighbour = viewer(page).locator('[data-at="1"]')
    await expect(neighbour).toHaveCSS('opacity', '1')
    expect((await neighbour.boundingBox())!.x).toBeCloseTo(390 + 24 - 100, 0)
    await touch.up()
    await isAt(page, 6)
    await atRest(page)
    expect(await shift(page)).toBe(0)
  })

  test('a short swipe springs back', async ({ page }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([300, 400])
    await touch.move([[300, 400]], [[250, 400]])
    // A finger that rests before it is lifted throws nothing.
    touch.rest(150)
    await touch.move([[250, 400]], [[250, 400]], 1)
    await touch.up()
    await atRest(page)
    await isAt(page, 5)
    expect(await shift(page)).toBe(0)
  })

  for (const [name, to, n] of [
    ['to the next', 120, 6],
    ['to the previous', 380, 4],
    ['that springs back from the next', 260, 5],
    ['that springs back from the previous', 340, 5],
  ] as const)
    test(`a swipe ${name} shows no other photograph over the one it ends with`, async ({
      page,
    }) => {
      await openFrom(page, 5)
      const over = await watchNeighbours(page)
      const touch = await fingers(page)
      await touch.down([300, 400])
      await touch.move([[300, 400]], [[to, 400]])
      touch.rest(150)
      await touch.move([[to, 400]], [[to, 400]], 1)
      await touch.up()
      await isAt(page, n)
      await expect(viewer(page)).not.toHaveAttribute('data-moving')
      await atRest(page)
      expect(await over.evaluate((seen) => [...seen])).toEqual([])
    })

  test('a soft stop at the ends', async ({ page }) => {
    await openFrom(page, 1)
    const touch = await fingers(page)
    await touch.down([100, 400])
    await touch.move([[100, 400]], [[350, 400]])
    await expect.poll(() => shift(page)).toBeGreaterThan(90)
    expect(await shift(page)).toBeLessThan(200)
    await touch.up()
    await atRest(page)
    await isAt(page, 1)
    expect(await shift(page)).toBe(0)
  })

  test('caught on its way, the picture stays under the finger', async ({ page }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([350, 400])
    await touch.move([[350, 400]], [[120, 400]])
    await touch.up()
    await isAt(page, 6)
    await touch.down([200, 400])
    await expect(viewer(page)).not.toHaveAttribute('data-moving')
    const caught = await shift(page)
    await touch.move([[200, 400]], [[190, 400]])
    await expect.poll(() => shift(page)).toBeCloseTo(caught - 10, 0)
    await touch.up()
    await atRest(page)
    expect(await shift(page)).toBe(0)
  })

  test('two fingers enlarge around themselves and never change the photograph', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([150, 360])
    await touch.down([150, 360], [250, 360])
    await touch.move(
      [
        [150, 360],
        [250, 360],
      ],
      [
        [100, 360],
        [300, 360],
      ],
    )
    await expect.poll(() => scale(page)).toBeCloseTo(2, 1)
    await touch.move(
      [
        [100, 360],
        [300, 360],
      ],
      [
        [0, 360],
        [200, 360],
      ],
    )
    await touch.up()
    await atRest(page)
    await isAt(page, 5)
    expect(await scale(page)).toBeGreaterThan(1.5)
    // At more than its own size the sharpest file is drawn.
    const widest = /-1600\.avif$/
    await expect.poll(() => source(page)).toMatch(widest)
  })

  test('pinched out, it ends at exactly 1, and the next swipe works', async ({ page }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    const pinch = async (from: number, to: number) => {
      const apart = (by: number): [number, number][] => [
        [195 - by, 360],
        [195 + by, 360],
      ]
      await touch.down(apart(from)[0]!)
      await touch.down(...apart(from))
      await touch.move(apart(from), apart(to))
      await touch.up()
      await atRest(page)
    }
    await pinch(40, 100)
    expect(await scale(page)).toBeGreaterThan(1.5)
    await pinch(120, 20)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
    await touch.down([300, 400])
    await touch.move([[300, 400]], [[150, 400]])
    await touch.up()
    await isAt(page, 6)
  })

  test('a double tap enlarges, one finger pans, another double tap shows it whole', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    const doubleTap = async () => {
      for (let n = 0; n < 2; n++) {
        await touch.down([195, 360])
        await touch.up()
      }
      await atRest(page)
    }
    await doubleTap()
    expect(await scale(page)).toBe(2)
    const before = await view(page)
    await touch.down([195, 360])
    await touch.move([[195, 360]], [[155, 360]])
    await expect.poll(() => shift(page)).toBeCloseTo(before.x - 40, 0)
    await touch.up()
    await atRest(page)
    await isAt(page, 5)
    await doubleTap()
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  test('pulled down it closes, with the page showing through; a little, and it stays', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([195, 300])
    await touch.move([[195, 300]], [[195, 370]])
    await expect.poll(() => view(page).then(({ y }) => y)).toBeCloseTo(70, 0)
    expect(await gone(page)).toBeLessThan(0.9)
    // What shows through is the place that closing leads to.
    await expect(tile(page, 5)).toBeInViewport({ ratio: 1 })
    // The picture is seen once: not on its tile as well.
    await expect(tile(page, 5).locator(SELECT.photo)).toHaveCSS('visibility', 'hidden')
    touch.rest(150)
    await touch.move([[195, 370]], [[195, 370]], 1)
    await touch.up()
    await atRest(page)
    await expect(viewer(page)).toBeVisible()
    expect(await gone(page)).toBe(1)
    await expect(tile(page, 5).locator(SELECT.photo)).toHaveCSS('visibility', 'visible')

    await touch.down([195, 300])
    await touch.move([[195, 300]], [[195, 560]])
    await touch.up()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 5)).toBeFocused()
    await expect(tile(page, 5).locator(SELECT.photo)).toHaveCSS('visibility', 'visible')
  })

  test('a tap, then a press that is drawn down, enlarges instead of closing', async ({ page }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await touch.down([195, 360])
    await touch.up()
    await touch.down([195, 360])
    await touch.move([[195, 360]], [[195, 480]])
    await expect.poll(() => scale(page)).toBeGreaterThan(1.8)
    expect(await gone(page)).toBe(1)
    await touch.up()
    await atRest(page)
    await expect(viewer(page)).toBeVisible()
    await isAt(page, 5)
    expect(await scale(page)).toBeGreaterThan(1.8)
  })

  test('enlarged, it goes on to the neighbour when it is swiped past its edge', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const touch = await fingers(page)
    await page.keyboard.press('z')
    await atRest(page)
    const left = async () => {
      await touch.down([340, 400])
      await touch.move([[340, 400]], [[60, 400]])
      await touch.up()
    }
    await left()
    await atRest(page)
    await isAt(page, 5)
    await left()
    await isAt(page, 6)
    await atRest(page)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  test('pinched in it shrinks with the fingers, the page shows through, and it closes', async ({
    page,
  }) => {
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
    expect(await gone(page)).toBeLessThan(0.5)
    await expect(tile(page, 5).locator(SELECT.photo)).toHaveCSS('visibility', 'hidden')
    await touch.up()
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 5)).toBeFocused()
    await expect(tile(page, 5).locator(SELECT.photo)).toHaveCSS('visibility', 'visible')
  })

  test('turned on its side, it lies in the middle again', async ({ page }) => {
    await openFrom(page, 5)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => view(page)).toEqual({ x: 0, y: 0, scale: 1 })
    const { height } = (await picture(page).boundingBox())!
    expect(height).toBeGreaterThan(240)
    await page.setViewportSize({ width: 390, height: 700 })
    await expect.poll(() => view(page)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  test('opened on a page that is zoomed already, it lies in what is seen', async ({ page }) => {
    await page.goto(ALBUM)
    await appRuns(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await tile(page, 1).evaluate((link: HTMLElement) => link.click())
    await expect(viewer(page)).toBeVisible()
    const { seen, box } = await viewer(page).evaluate((element) => {
      const { offsetLeft, offsetTop, width, height } = window.visualViewport!
      const { x, y, width: w, height: h } = element.getBoundingClientRect()
      return { seen: [offsetLeft, offsetTop, width, height], box: [x, y, w, h] }
    })
    for (const [n, value] of seen.entries()) expect(box[n]).toBeCloseTo(value, 0)
  })
})

test.describe('mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse')

  test('the wheel enlarges at the cursor, and back to exactly 1', async ({ page }) => {
    await openFrom(page, 5)
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
    await expect.poll(() => view(page)).toEqual({ x: 0, y: 0, scale: 1 })
    await isAt(page, 5)
  })

  test('a double click enlarges at the cursor, a drag pans, and moves no photograph', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const [cx, cy] = [x + width / 2, y + height / 2]
    await page.mouse.move(cx, cy)
    await page.mouse.down()
    await page.mouse.move(cx - 200, cy, { steps: 4 })
    await page.mouse.up()
    await atRest(page)
    await isAt(page, 5)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })

    await page.mouse.dblclick(cx, cy)
    await atRest(page)
    expect(await scale(page)).toBeGreaterThanOrEqual(2)
    const before = await shift(page)
    await page.mouse.move(cx, cy)
    await page.mouse.down()
    await page.mouse.move(cx - 60, cy, { steps: 4 })
    await expect.poll(() => shift(page)).toBeCloseTo(before - 60, 0)
    await page.mouse.up()
    await isAt(page, 5)
  })

  test('a click enlarges at the cursor, and back; a double click does so once', async ({
    page,
  }) => {
    await openFrom(page, 5)
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
    // At another place, so that it is no second half of a double click.
    await page.mouse.click(x + width / 2, y + height / 2)
    await atRest(page)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
    await page.mouse.dblclick(...spot)
    await atRest(page)
    expect(await scale(page)).toBeGreaterThanOrEqual(2)
  })

  test('a click on the bare ground beside the picture closes', async ({ page }) => {
    await openFrom(page, 5)
    const { x, y } = (await picture(page).boundingBox())!
    const ground = viewer(page).locator(SHOWN_SLIDE)
    await expect(ground).toHaveCSS('cursor', /auto|default/)
    expect(x - (await ground.boundingBox())!.x).toBeGreaterThan(20)
    await page.mouse.click(x - 15, y + 100)
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 5)).toBeFocused()
  })

  test('a trackpad pans the enlarged picture, zooms with Ctrl, and never leads Back', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const turned = await page.evaluateHandle(() => {
      const kept: boolean[] = []
      window.addEventListener('wheel', (event) => void kept.push(event.defaultPrevented))
      return kept
    })
    const { x, y, width, height } = (await picture(page).boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.wheel(200, 0)
    await expect.poll(() => turned.evaluate((kept) => kept)).toEqual([true])
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
    await page.keyboard.press('z')
    await atRest(page)
    // Two fingers seldom go straight.
    await page.mouse.wheel(60, 40)
    await expect.poll(() => view(page)).toMatchObject({ x: -60, y: -40 })
    const before = await scale(page)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, 40)
    await page.keyboard.up('Control')
    await expect.poll(() => scale(page)).toBeLessThan(before)
    // Over the words beside it as well.
    await page.mouse.move(60, 880)
    await page.mouse.wheel(200, 0)
    await expect.poll(() => turned.evaluate((kept) => kept)).toEqual([true, true, true, true])
  })

  test('the pinch of a trackpad that Safari tells by events of its own zooms too', async ({
    page,
  }) => {
    await openFrom(page, 5)
    const pinch = (type: string, by: number) =>
      picture(page).evaluate(
        (element, [type, scale]) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const event = new Event(type, { bubbles: true, cancelable: true })
          const [clientX, clientY] = [left + width / 2, top + height / 2]
          return element.dispatchEvent(Object.assign(event, { scale, clientX, clientY }))
        },
        [type, by] as const,
      )
    // The browser would enlarge the page.
    expect(await pinch('gesturestart', 1)).toBe(false)
    expect(await pinch('gesturechange', 1.2)).toBe(false)
    await pinch('gesturechange', 1.5)
    expect(await scale(page)).toBeCloseTo(1.5, 5)
    await pinch('gesturechange', 0.5)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  test('the right button is the browser’s', async ({ page }) => {
    await openFrom(page, 5)
    await picture(page).click({ button: 'right' })
    await page.keyboard.press('ArrowRight')
    await isAt(page, 6)
  })
})

test.describe('keys', () => {
  test('arrows, Home and End; the ends do not wrap', async ({ page }) => {
    await openFrom(page, 2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 1)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await isAt(page, 57)
    await page.keyboard.press('Home')
    await isAt(page, 1)
  })

  test('+, - and 0', async ({ page }) => {
    await openFrom(page, 5)
    await page.keyboard.press('+')
    await atRest(page)
    await expect.poll(() => scale(page)).toBeCloseTo(1.5, 2)
    await page.keyboard.press('+')
    await page.keyboard.press('-')
    await atRest(page)
    expect(await scale(page)).toBeLessThan(1.6)
    await page.keyboard.press('0')
    await atRest(page)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  test('enlarged, arrows and Page keys pan, Home and End go on', async ({ page, isMobile }) => {
    test.skip(isMobile, 'there a picture has no room to go up or down')
    await openFrom(page, 5)
    for (let n = 0; n < 3; n++) await page.keyboard.press('+')
    await atRest(page)
    const moved = async (key: string) => {
      const before = await view(page)
      await page.keyboard.press(key)
      await atRest(page)
      const after = await view(page)
      return [Math.sign(after.x - before.x), Math.sign(after.y - before.y)].map((by) => by + 0)
    }
    expect(await moved('ArrowRight')).toEqual([-1, 0])
    expect(await moved('ArrowLeft')).toEqual([1, 0])
    expect(await moved('PageDown')).toEqual([0, -1])
    expect(await moved('PageUp')).toEqual([0, 1])
    expect(await moved('ArrowUp')).toEqual([0, 1])
    expect(await moved('ArrowDown')).toEqual([0, -1])
    await isAt(page, 5)
    await page.keyboard.press('End')
    await isAt(page, 57)
    expect(await scale(page)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 56)
  })

  test('z, and a button that says what it will do, zoom in and out', async ({ page }) => {
    await openFrom(page, 5)
    const button = (name: string) => viewer(page).getByRole('button', { name, exact: true })
    await page.keyboard.press('z')
    await atRest(page)
    expect(await scale(page)).toBeGreaterThanOrEqual(2)
    await button('Zoom out').click()
    await atRest(page)
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
    await button('Zoom in').click()
    await expect(button('Zoom out')).toBeFocused()
    await page.keyboard.press('z')
    await atRest(page)
    expect(await scale(page)).toBe(1)
  })

  test('with Ctrl, Alt or Meta they are the browser’s', async ({ page }) => {
    await openFrom(page, 5)
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      for (const key of ['ArrowRight', '+', '-', '0', 'Escape']) {
        const kept = await page.evaluate(
          ([key, modifier]) =>
            document.dispatchEvent(
              new KeyboardEvent('keydown', { key: key!, [modifier!]: true, cancelable: true }),
            ),
          [key, modifier],
        )
        expect(kept, `${modifier} ${key}`).toBe(true)
      }
    await isAt(page, 5)
    expect(await scale(page)).toBe(1)
  })

  test('? shows the list of keys and reads it; Escape takes it away first', async ({ page }) => {
    await openFrom(page, 5)
    await page.keyboard.press('?')
    const keys = viewer(page).getByRole('group', { name: 'Keys' })
    await expect(keys).toBeFocused()
    for (const word of ['Home', 'End', 'Esc', 'Larger', 'Previous', 'Double click', 'z'])
      await expect(keys).toContainText(word)
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await expect(viewer(page)).toBeVisible()
    await expect(viewer(page).getByRole('link', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
  })
})

test('it is said once which photograph is shown', async ({ page }) => {
  await openFrom(page, 1)
  const said = await counter(page).evaluateHandle((status) => {
    const heard: string[] = []
    new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return heard
  })
  await expect(counter(page)).toHaveAttribute('aria-atomic', 'true')
  await page.keyboard.press('ArrowRight')
  await isAt(page, 2)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 3)
  expect(await said.jsonValue()).toEqual([
    `2 of 57, ${northCape.photos[1]!.alt}`,
    `3 of 57, ${northCape.photos[2]!.alt}`,
  ])
})
