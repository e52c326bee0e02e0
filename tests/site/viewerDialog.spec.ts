import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { PLACEHOLDER, SELECT, SHOWN_SLIDE } from '../../src/document'
import { violations } from './axe.ts'
import { BUILT, textOf } from './built.ts'
import { stopClock } from './motion.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, test } from './test.ts'
import {
  ALBUM,
  atRest,
  closer,
  counter,
  isAt,
  next,
  openFrom,
  picture,
  previous,
  view,
  viewer,
} from './viewer.ts'

const tool = (page: Page, name: string | RegExp) => viewer(page).getByRole('button', { name })

test('a dialog with a name; the page behind is inert, and focus moves in and stays', async ({
  page,
}) => {
  await openFrom(page, 3)
  await expect(viewer(page)).toHaveAccessibleName('North Cape 2022, one photograph at a time')
  await expect(viewer(page)).toHaveAttribute('aria-modal', 'true')
  await expect(closer(page)).toBeFocused()
  const behind = await page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')
    return [...stops].filter(
      (stop) =>
        !stop.closest('[role=dialog], main') && !stop.closest('[inert]') && stop.tabIndex >= 0,
    ).length
  })
  expect(behind).toBe(0)
  const reached = new Set<string>()
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key as string)
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document
        const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
        return activeElement?.closest('[role=dialog]') ? name! : 'outside'
      }),
    )
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
})

test('the ring of every stop lies within the window', async ({ page }) => {
  await openFrom(page, 3)
  const rings = new Map<string, number>()
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const [name, beyond] = await page.evaluate(() => {
      const { activeElement } = document
      const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(activeElement!)
      const { top, right, bottom, left } = activeElement!.getBoundingClientRect()
      const around = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const { clientWidth, clientHeight } = document.documentElement
      const out = Math.max(-top, -left, right - clientWidth, bottom - clientHeight) + around
      return [activeElement!.ariaLabel ?? '', outlineStyle === 'none' ? Infinity : out] as const
    })
    rings.set(name, beyond)
  }
  expect(rings.size).toBeGreaterThan(5)
  expect([...rings].filter(([, beyond]) => beyond > 0)).toEqual([])
})

test(
  'the way that ends keeps the focus, and is said to be closed',
  { tag: ANY_WINDOW },
  async ({ page }) => {
    await openFrom(page, 2)
    await previous(page).focus()
    await page.keyboard.press('Enter')
    await isAt(page, 1)
    await expect(previous(page)).toBeFocused()
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await isAt(page, 1)
  },
)

test('every control has a name, and 44 px or more', async ({ page }) => {
  await openFrom(page, 3)
  const controls = await viewer(page)
    .locator('a, button')
    .evaluateAll(
      (all, toAlbum) =>
        all
          .filter((control) => control.checkVisibility() && !control.matches(toAlbum))
          .map((control) => {
            const { width, height } = control.getBoundingClientRect()
            return { name: control.getAttribute('aria-label') ?? '', width, height }
          }),
      SELECT['to-album'],
    )
  expect(controls.length).toBeGreaterThanOrEqual(5)
  // The ways lie at the two edges, wherever else.
  const { width: room } = page.viewportSize()!
  expect((await previous(page).boundingBox())!.x).toBeLessThan(8)
  const { x, width } = (await next(page).boundingBox())!
  expect(x + width).toBeGreaterThan(room - 8)
  for (const { name, width, height } of controls) {
    expect(name).not.toBe('')
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
  }
})

test('axe finds nothing in any state, by day or night', async ({ page }) => {
  await openFrom(page, 3)
  const states: Record<string, () => Promise<unknown>> = {
    open: async () => {},
    'without caption': async () => {
      for (let n = 3; n < 10; n++) await page.keyboard.press('ArrowRight')
    },
    'at the end': () => page.keyboard.press('End'),
    enlarged: () => page.keyboard.press('+'),
    keys: () => page.keyboard.press('?'),
  }
  for (const [name, enter] of Object.entries(states)) {
    await enter()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page), `${name}, ${colorScheme}`).toEqual([])
    }
  }
})

test(
  'a photo without caption says its place; its tile does too',
  { tag: ANY_WINDOW },
  async ({ page }) => {
    expect(northCape.photos[9]!.alt).toBe('')
    await page.goto(ALBUM)
    await appRuns(page)
    const link = page.getByRole('link', { name: 'Photo 10 of 57' })
    await link.click()
    await isAt(page, 10)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo 10 of 57')
    await expect(page).toHaveTitle('Photo 10 of 57 — North Cape 2022 — Mona Bøen')
  },
)

test.describe('reduced motion', { tag: ANY_WINDOW }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('photographs change by fading: nothing moves', async ({ page }) => {
    await openFrom(page, 5)
    const moved = await viewer(page).evaluateHandle((element, parts) => {
      const seen = new Set<string>()
      const look = () => {
        for (const part of element.querySelectorAll(parts)) {
          const { transform, translate } = getComputedStyle(part)
          if (!part.matches('i')) seen.add(transform)
          for (const animation of part.getAnimations())
            if (
              animation instanceof CSSTransition &&
              animation.transitionProperty !== 'opacity' &&
              Number(animation.effect?.getComputedTiming().duration) > 1
            )
              seen.add(`${animation.transitionProperty} ${translate}`)
        }
        requestAnimationFrame(look)
      }
      look()
      return seen
    }, `${SELECT.slide}, ${SELECT.picture}, ${SELECT.scale} i`)
    const clock = await stopClock(page)
    await page.keyboard.press('ArrowRight')
    const fades = await viewer(page)
      .locator(SHOWN_SLIDE)
      .evaluate((slide) =>
        slide
          .getAnimations()
          .map((a) => [
            (a as CSSTransition).transitionProperty,
            a.effect!.getComputedTiming().duration,
          ]),
      )
    expect(fades).toEqual([['opacity', 200]])
    await clock.run()
    await atRest(page)
    expect(await moved.evaluate((seen) => [...seen])).toEqual(['none'])
  })
})

test('in forced colours everything can be told apart', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desktop’s setting')
  await page.emulateMedia({ forcedColors: 'active' })
  await openFrom(page, 3)
  const { ground, ink } = await closer(page).evaluate((link) => ({
    ground: getComputedStyle(link.closest('[role=dialog]')!, '::before').backgroundColor,
    ink: getComputedStyle(link.querySelector('svg')!).stroke,
  }))
  expect(ground).not.toBe(ink)
  expect(await violations(page)).toEqual([])
})

test('at 400 % every part can be reached', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desktop’s setting')
  // 1440 × 900 at 400 %.
  await page.setViewportSize({ width: 360, height: 225 })
  await openFrom(page, 5)
  expect((await picture(page).boundingBox())!.height).toBeGreaterThan(100)
  for (const part of [
    closer(page),
    tool(page, 'Share'),
    previous(page),
    next(page),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.9 })
  }
  const wide = await viewer(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(wide).toBe(0)
  await next(page).click()
  await isAt(page, 6)
})

test.describe('slideshow', { tag: ANY_WINDOW }, () => {
  test.beforeEach(({ page }) => page.clock.install({ time: 0 }))
  /** Opens the viewer and lets the clock stand. */
  const openStill = async (page: Page, n: number) => {
    await openFrom(page, n)
    await page.clock.pauseAt(3_600_000)
  }
  /** Lets timers run, in steps that let pictures come between them. */
  const pass = (page: Page, ms: number) => page.clock.runFor(ms)
  /** The slideshow comes to a photograph, whose picture takes its own time while the clock stands. */
  const playsTo = async (page: Page, n: number) => {
    await expect(tool(page, 'Pause slideshow')).toBeVisible()
    await pass(page, 5000)
    await expect(async () => {
      await pass(page, 100)
      expect(await counter(page).textContent()).toMatch(new RegExp(`^${n} of `))
    }).toPass()
  }

  test('plays when asked, can be seen and paused, and stops at the end', async ({ page }) => {
    await openStill(page, 55)
    await pass(page, 20_000)
    await isAt(page, 55)
    await tool(page, 'Play slideshow').click()
    await playsTo(page, 56)
    await tool(page, 'Pause slideshow').click()
    await pass(page, 20_000)
    await isAt(page, 56)
    await tool(page, 'Play slideshow').click()
    await playsTo(page, 57)
    await expect(tool(page, 'Play slideshow')).toHaveAttribute('aria-disabled', 'true')
    await pass(page, 20_000)
    await isAt(page, 57)
  })

  for (const [name, act] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a press', (page: Page) => viewer(page).getByRole('heading').click()],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 10)],
  ] as const)
    test(`${name} stops it`, async ({ page, isMobile }) => {
      test.skip(isMobile && name === 'the wheel', 'a phone has none')
      await openStill(page, 5)
      await tool(page, 'Play slideshow').click()
      await act(page)
      await expect(tool(page, 'Play slideshow')).toBeVisible()
      await pass(page, 20_000)
      await isAt(page, 5)
    })
})

test.describe('share', { tag: ANY_WINDOW }, () => {
  test('by the system’s sheet, where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(Navigator.prototype, {
        share: (what: unknown) => Promise.resolve(void shared.push(what)),
      })
    })
    await openFrom(page, 3)
    await tool(page, 'Share').click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
    await expect.poll(shared).toEqual([{ title: await page.title(), url: page.url() }])
    await expect(page.getByText('Link copied')).toHaveCount(0)
  })

  test('else the address is copied, and a toast over the viewer says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share)
    await openFrom(page, 3)
    await tool(page, 'Share').click()
    const toast = page.getByText('Link copied to the clipboard!')
    await expect(toast).toBeVisible()
    const isOnTop = await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop).toBe(true)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

test('full screen and back, and left with the viewer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'as on a desktop')
  await openFrom(page, 3)
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

test.describe('pictures', { tag: ANY_WINDOW }, () => {
  test('the neighbours are there before they are asked for', async ({ page }) => {
    await openFrom(page, 5)
    for (const at of [-1, 1])
      await expect(viewer(page).locator(`[data-at="${at}"] ${SELECT.photo}`)).toHaveAttribute(
        'data-state',
        /shown|prerendered/,
      )
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.keyboard.press('ArrowRight')
    await isAt(page, 6)
    await atRest(page)
    expect(asked.filter((url) => url.includes(northCape.photos[5]!.id))).toEqual([])
  })

  test('two ahead are there, in the direction of travel', async ({ page }) => {
    const asked = new Set<number>()
    page.on('request', (request) => {
      const n = northCape.photos.findIndex(({ id }) => request.url().includes(`/photos/${id}-`))
      if (n >= 0) asked.add(n + 1)
    })
    await page.goto(`${ALBUM}/${northCape.photos[29]!.id}`)
    await appRuns(page)
    await expect(viewer(page).locator('[data-at="1"]')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 31)
    await expect.poll(() => [...asked]).toContain(33)
    expect([...asked]).not.toContain(34)
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    for (let n = 57; n > 45; n--) await page.keyboard.press('ArrowLeft')
    await isAt(page, 45)
    await expect.poll(() => [...asked]).toContain(43)
    expect([...asked]).not.toContain(42)
  })

  test('a slow one shows its placeholder and caption, and blocks nothing', async ({ page }) => {
    await page.route(`**/photos/${northCape.photos[5]!.id}-*`, () => new Promise(() => {}))
    await page.goto(`${ALBUM}/${northCape.photos[4]!.id}`)
    await appRuns(page)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 6)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(northCape.photos[5]!.alt)
    await expect(picture(page).locator(`[${PLACEHOLDER}]`)).toBeVisible()
    await expect(picture(page).locator('img')).toHaveCSS('opacity', '0')
    await page.keyboard.press('ArrowRight')
    await isAt(page, 7)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a failed one says so, keeps its caption, and blocks nothing', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/photos/)
    await page.route(`**/photos/${northCape.photos[5]!.id}-*`, (route) => route.abort())
    await page.goto(`${ALBUM}/${northCape.photos[4]!.id}`)
    await appRuns(page)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 6)
    await expect(picture(page)).toContainText('Image unavailable')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(northCape.photos[5]!.alt)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 7)
  })

  test('a larger file that fails leaves the one that is there', async ({
    page,
    expectTrouble,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone has the largest from the start')
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
  })

  test('whole, in the middle, and never above its own pixels', async ({ page, isMobile }) => {
    test.skip(isMobile, 'no phone is so large')
    await page.setViewportSize({ width: 2560, height: 1440 })
    await page.goto(`${ALBUM}/${northCape.photos[4]!.id}`)
    const { width, height } = (await picture(page).boundingBox())!
    expect([width, Math.round(height)]).toEqual([1600, 1067])
    expect(await view(page)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  test('`sizes` says how wide the picture is drawn', async ({ page, isMobile }) => {
    test.skip(isMobile, 'one window after another')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 834, height: 1112 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(`${ALBUM}/${northCape.photos[4]!.id}`)
      const { told, drawn } = await picture(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => {
          const probe = document.body.appendChild(document.createElement('div'))
          const [, narrow, wide] = /,\(max-width: 700px\) (.*),(min\(.*)$/.exec(img.sizes)!
          probe.style.width = (window.innerWidth <= 700 ? narrow : wide)!
          return { told: probe.offsetWidth, drawn: img.getBoundingClientRect().width }
        })
      expect(Math.abs(told - drawn) / drawn, `${size.width}`).toBeLessThan(0.06)
    }
  })
})

test.describe('how it was taken', { tag: ANY_WINDOW }, () => {
  test('stands beside the caption, where it is known, and nowhere else', async ({ page }) => {
    const said = 'Field Camera II Wide 24-70 mm 24 mm ƒ/8 1/250 s ISO 100 9 August 2018'
    await page.goto('/photography/animals/bafcd26d5872')
    await expect(viewer(page).getByText('1/250 s')).toBeVisible()
    await expect(viewer(page).locator(SELECT.capture)).toHaveText(said)
    await appRuns(page)
    await page.keyboard.press('ArrowRight')
    await isAt(page, 2, 5)
    await expect(viewer(page).locator(SELECT.capture)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.getByText('Field Camera II')).toHaveCount(0)
    expect(textOf(BUILT.site.folder, 'photography/animals.html')).not.toContain('Field Camera')
  })
})
