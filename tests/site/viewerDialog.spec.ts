import type { Page } from '@playwright/test'
import { PLACEHOLDER, SELECT } from '../../src/document'
import dovrefjell from '../fixtures/content/albums/dovrefjell2025.json' with { type: 'json' }
import { violations } from './axe.ts'
import { resizeWindow } from './frame.ts'
import { BOTH, THOROUGH } from './tags.ts'
import { appRuns, expect, hold, open, test } from './test.ts'
import {
  addressOf,
  atRest,
  closer,
  counter,
  isAt,
  next,
  openAt,
  openFrom,
  PANORAMA,
  photos,
  picture,
  previous,
  view,
  viewer,
} from './viewer.ts'

const tool = (page: Page, name: string | RegExp) => viewer(page).getByRole('button', { name })
const caption = (page: Page) => viewer(page).getByRole('heading', { level: 1 })
/** The photo in a slide beside the shown one. */
const beside = (page: Page, at: -1 | 1) => viewer(page).locator(`[data-at="${at}"] ${SELECT.photo}`)
const THERE = /shown|prerendered/
const filesOf = (n: number) => `**/photos/${photos[n - 1]!.id}-*`

test(
  'the viewer is a named dialog, makes the page inert, and keeps the focus, also at the first photo',
  {
    tag: BOTH,
  },
  async ({ page }) => {
    await openFrom(page, 2)
    await expect(viewer(page)).toHaveAccessibleName('North Cape 2022, one photograph at a time')
    await expect(viewer(page)).toHaveAttribute('aria-modal', 'true')
    await expect(closer(page)).toBeFocused()
    const behind = await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')]
      const isReached = (stop: HTMLElement) =>
        !stop.closest('[role=dialog], main') && !stop.closest('[inert]') && stop.tabIndex >= 0
      return stops.filter(isReached).map((stop) => stop.outerHTML.slice(0, 120))
    })
    expect(behind).toEqual([])
    const reached = new Set<string>()
    /** The stops whose ring is not whole in the window. */
    const cut: string[] = []
    for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
      await page.keyboard.press(key as string)
      const { name, beyond } = await page.evaluate(() => {
        const stop = document.activeElement!
        const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(stop)
        const { top, right, bottom, left } = stop.getBoundingClientRect()
        const around = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        const { clientWidth, clientHeight } = document.documentElement
        const out = Math.max(-top, -left, right - clientWidth, bottom - clientHeight) + around
        const name = stop.ariaLabel ?? stop.textContent
        return {
          name: stop.closest('[role=dialog]') ? name : 'outside',
          beyond: outlineStyle === 'none' ? Infinity : out,
        }
      })
      reached.add(name)
      if (beyond > 0) cut.push(`${name}: ${beyond} px`)
    }
    expect([...reached]).not.toContain('outside')
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'Back to North Cape 2022',
        'Share',
        'Play slideshow',
        'Close',
        'Previous photo',
        'Next photo',
      ]),
    )
    expect(cut).toEqual([])

    await previous(page).press('Enter')
    await isAt(page, 1)
    await expect(previous(page)).toBeFocused()
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await isAt(page, 2)
  },
)

test(
  'every control of the viewer has a name and at least 44 px, and previous and next lie at the edges',
  {
    tag: BOTH,
  },
  async ({ page }) => {
    await openAt(page, 3)
    const controls = await viewer(page)
      .locator('a, button')
      .evaluateAll(
        (all, toAlbum) =>
          all
            .filter((control) => control.checkVisibility() && !control.matches(toAlbum))
            .map((control) => {
              const { width, height } = control.getBoundingClientRect()
              return { name: control.ariaLabel ?? '', least: Math.min(width, height) }
            }),
        SELECT['to-album'],
      )
    expect(controls.length).toBeGreaterThanOrEqual(5)
    expect(controls.filter(({ name, least }) => name === '' || least < 44)).toEqual([])
    expect((await previous(page).boundingBox())!.x).toBeLessThan(8)
    const { x, width } = (await next(page).boundingBox())!
    expect(x + width).toBeGreaterThan(page.viewportSize()!.width - 8)
  },
)

/** How to reach each state of the viewer from the previous one. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  open: (page) => openAt(page, 3),
  'without caption': async (page) => {
    for (let n = 3; n < 10; n++) await page.keyboard.press('ArrowRight')
  },
  'at the end': (page) => page.keyboard.press('End'),
  enlarged: (page) => page.keyboard.press('+'),
  keys: (page) => page.keyboard.press('?'),
}
async function expectNoViolations(page: Page, states = Object.keys(STATES)) {
  for (const state of states) {
    await STATES[state]!(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page), `${state}, ${colorScheme}`).toEqual([])
    }
  }
}
test('axe finds nothing in the viewer, by day or night', { tag: BOTH }, ({ page }) =>
  expectNoViolations(page, ['open', 'keys']),
)
test('axe finds nothing in any state of the viewer', { tag: [THOROUGH, BOTH] }, ({ page }) =>
  expectNoViolations(page),
)

test('with less motion, photographs change by a fade and nothing moves', async ({ page }) => {
  await openAt(page, 5)
  const parts = `${SELECT.slide}, ${SELECT.picture}, ${SELECT.scale} i`
  // With less motion every change is a transition of hardly any duration.
  const lasting = await viewer(page).evaluateHandle((element, parts) => {
    const seen = new Set<string>()
    element.addEventListener('transitionend', (event) => {
      const { target, propertyName, elapsedTime } = event as TransitionEvent
      const ms = Math.round(elapsedTime * 1000)
      if ((target as Element).matches(parts) && ms > 1) seen.add(`${propertyName} ${ms} ms`)
    })
    return seen
  }, parts)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 6)
  await expect.poll(() => lasting.evaluate((seen) => [...seen])).toEqual(['opacity 200 ms'])
  await atRest(page)
  expect(await lasting.evaluate((seen) => [...seen])).toEqual(['opacity 200 ms'])
  const transforms = await viewer(page)
    .locator(`${SELECT.slide}, ${SELECT.picture}`)
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).transform))
  expect([...new Set(transforms)]).toEqual(['none'])
})

test('in forced colours, every part of the viewer can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openAt(page, 3)
  const { ground, ink, cross, pins, bar } = await viewer(page).evaluate((dialog, SCALE) => {
    const scale = dialog.querySelector(SCALE)!
    const pin = scale.querySelector('i')!
    return {
      ground: getComputedStyle(dialog, '::before').backgroundColor,
      ink: getComputedStyle(dialog).color,
      cross: getComputedStyle(dialog.querySelector('[aria-label=Close] svg')!).stroke,
      pins: ['::before', '::after'].map((part) => getComputedStyle(pin, part).backgroundColor),
      bar: getComputedStyle(scale, '::before').backgroundImage,
    }
  }, SELECT.scale)
  expect([cross, ...pins]).not.toContain(ground)
  expect(bar).toContain(ink)
  expect(await violations(page)).toEqual([])
})

test('at 400 %, every part of the viewer can be reached', async ({ page }) => {
  // 1440 × 900 at 400 %.
  await page.setViewportSize({ width: 360, height: 225 })
  await openAt(page, 5)
  expect((await picture(page).boundingBox())!.height).toBeGreaterThan(100)
  for (const part of [
    closer(page),
    tool(page, 'Share'),
    previous(page),
    next(page),
    caption(page),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.9 })
  }
  const wide = await viewer(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(wide).toBe(0)
  await next(page).click()
  await isAt(page, 6)
  await resizeWindow(page, 320, 256)
  const cut = await counter(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(cut, 'px of the counter').toBe(0)
})

// tests/viewer/toolbar/useSlideshow.test.ts tests when it goes on, waits and stops.
test('the slideshow goes on to a loaded picture, and a key stops it', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openAt(page, 5)
  await expect(beside(page, 1)).toHaveAttribute('data-state', THERE)
  await page.clock.pauseAt(3_600_000)
  await tool(page, 'Play slideshow').click()
  await expect(tool(page, 'Pause slideshow')).toBeVisible()
  await page.clock.runFor(5000)
  await isAt(page, 6)
  await page.keyboard.press('Shift')
  await expect(tool(page, 'Play slideshow')).toBeVisible()
  await page.clock.runFor(20_000)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 7)
})

test('Share copies the address if the browser has no share sheet, and a toast over the viewer says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share)
  await openAt(page, 3)
  await tool(page, 'Share').click()
  const toast = page.getByText('Link copied to the clipboard!')
  await expect(toast).toBeVisible()
  const isOnTop = () =>
    toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the viewer enters and leaves full screen, and closing leaves full screen too', async ({
  page,
}) => {
  await openAt(page, 3)
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await tool(page, 'Full screen').click()
  await expect.poll(isFull).toBe(true)
  await tool(page, 'Leave full screen').click()
  await expect.poll(isFull).toBe(false)
  await tool(page, 'Full screen').click()
  await expect.poll(isFull).toBe(true)
  await closer(page).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect.poll(isFull).toBe(false)
})

test.describe('the pictures of the viewer', () => {
  test('show a placeholder while slow and a message when failed, and keep their captions and the keys', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/photos/)
    const release = await hold(page, filesOf(6))
    await page.route(filesOf(7), (route) => route.abort())
    await page.goto(addressOf(5), { waitUntil: 'commit' })
    await appRuns(page)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 6)
    await expect(caption(page)).toHaveText(photos[5]!.alt)
    await expect(picture(page).locator(`[${PLACEHOLDER}]`)).toBeVisible()
    await expect(picture(page).locator('img')).toHaveCSS('opacity', '0')
    await page.keyboard.press('ArrowRight')
    await isAt(page, 7)
    await expect(picture(page)).toContainText('Image unavailable')
    await expect(caption(page)).toHaveText(photos[6]!.alt)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 8)
    release()
    for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowLeft')
    await isAt(page, 6)
    await expect(picture(page).locator('img')).toHaveCSS('opacity', '1')
  })

  test(
    'load before they are needed: both neighbours, and two ahead in the direction of travel',
    {
      tag: THOROUGH,
    },
    async ({ page }) => {
      const asked = new Set<number>()
      page.on('request', (request) => {
        const n = photos.findIndex(({ id }) => request.url().includes(`/photos/${id}-`))
        if (n >= 0) asked.add(n + 1)
      })
      await openAt(page, 30)
      for (const at of [-1, 1] as const)
        await expect(beside(page, at)).toHaveAttribute('data-state', THERE)
      asked.clear()
      await page.keyboard.press('ArrowRight')
      await isAt(page, 31)
      await expect.poll(() => [...asked]).toContain(33)
      expect([...asked].filter((n) => n < 32 || n > 33)).toEqual([])
      await page.keyboard.press('Home')
      await page.keyboard.press('End')
      for (let n = 57; n > 45; n--) await page.keyboard.press('ArrowLeft')
      await isAt(page, 45)
      await expect.poll(() => [...asked]).toContain(43)
      expect([...asked]).not.toContain(42)
    },
  )

  test(
    'keep the loaded file if a larger one fails',
    { tag: THOROUGH },
    async ({ page, expectTrouble }) => {
      expectTrouble(/photos/)
      await page.setViewportSize({ width: 800, height: 600 })
      await page.route('**/photos/*-1067.avif', (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await openFrom(page, 3)
      await expect(picture(page).locator(SELECT.photo)).not.toHaveAttribute('data-state', 'loading')
      await page.keyboard.press('+')
      await expect(viewer(page)).toHaveAttribute('data-enlarged')
      await failed
      await page.keyboard.press('0')
      await atRest(page)
      await expect(picture(page)).not.toContainText('unavailable')
      const img = picture(page).locator('img')
      await expect
        .poll(() => img.evaluate((i: HTMLImageElement) => i.naturalWidth))
        .toBeGreaterThan(0)
    },
  )

  test(
    'state in `sizes` how wide they are drawn, whole and never above their own pixels',
    {
      tag: THOROUGH,
    },
    async ({ page }) => {
      for (const [address, size] of [
        [addressOf(5), { width: 2560, height: 1440 }],
        [addressOf(5), { width: 1440, height: 900 }],
        [addressOf(5), { width: 834, height: 1112 }],
        [addressOf(5), { width: 390, height: 844 }],
        [PANORAMA, { width: 1440, height: 900 }],
        [PANORAMA, { width: 834, height: 1112 }],
      ] as const) {
        await open(page, address)
        await page.setViewportSize(size)
        const share = () =>
          picture(page)
            .locator('img')
            .evaluate((img: HTMLImageElement) => {
              const probe = document.body.appendChild(document.createElement('div'))
              const [, narrow, wide] = /,\(max-width: 700px\) (.*),(min\(.*)$/.exec(img.sizes)!
              probe.style.width = (window.innerWidth <= 700 ? narrow : wide)!
              const told = probe.getBoundingClientRect().width
              probe.remove()
              return told / img.getBoundingClientRect().width
            })
        await expect.poll(share, `${size.width}`).toBeGreaterThan(0.94)
        await expect.poll(share, `${size.width}`).toBeLessThan(1.06)
        if (size.width < 2560) continue
        const { width, height } = (await picture(page).boundingBox())!
        expect([width, Math.round(height)]).toEqual([1600, 1067])
        expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
      }
    },
  )
})

test.describe('the words and the picture of the viewer', { tag: THOROUGH }, () => {
  const PHOTO = dovrefjell.photos[0]!
  const PATH = `/photography/landscape/dovrefjell2025/${PHOTO.id}`

  test('in a low window, the picture has all the height, the tools stand in a row, and `sizes` matches', async ({
    page,
  }) => {
    for (const [width, height] of [
      [844, 390],
      [740, 320],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, PATH)
      const { width: drawn, height: high } = (await picture(page).boundingBox())!
      const most = Math.min(height, (width - 236) / (PHOTO.width / PHOTO.height))
      expect(high).toBeGreaterThan(most - 1)
      const rows = await viewer(page)
        .locator(`${SELECT['viewer-top']} button:visible`)
        .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().top))
      expect(new Set(rows).size, rows.join()).toBe(1)
      const told = await picture(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => {
          const [, mine] = /^\((?:.*?)orientation: landscape\) (min\(.*?\)),\(max-height/.exec(
            img.sizes,
          )!
          const probe = document.body.appendChild(document.createElement('div'))
          probe.style.width = mine!
          return probe.getBoundingClientRect().width
        })
      expect(Math.abs(told - drawn)).toBeLessThan(2)
    }
  })

  test('in a high window, a caption that fits stays on one line', async ({ page }) => {
    await open(page, PATH)
    for (const [width, height] of [
      [834, 1112],
      [1440, 900],
      [710, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const lines = () =>
        caption(page).evaluate((h1) =>
          Math.round(
            h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
          ),
        )
      await expect.poll(lines, `${width}`).toBe(1)
    }
  })
})
