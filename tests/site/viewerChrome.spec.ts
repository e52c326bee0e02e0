import type { Page } from '@playwright/test'
import dovrefjell from '../fixtures/content/albums/dovrefjell2025.json' with { type: 'json' }
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { appRuns, expect, hold, test } from './test.ts'
import { ALBUM, counter, isAt, openFrom, picture, tile, viewer } from './viewer.ts'
import { SELECT } from '../../src/document'

const addressOf = (n: number) => `${ALBUM}/${northCape.photos[n - 1]!.id}`
const caption = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('keys pressed before the viewer is there', () => {
  test('after the press on a tile, they are its own when it comes', async ({ page }) => {
    await page.goto(ALBUM)
    await appRuns(page)
    const release = await hold(page, /assets\/PhotoPage-/)
    await tile(page, 3).click()
    const before = await page.evaluate(() => window.scrollY)
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    release()
    await isAt(page, 55)
    await expect(page).toHaveURL(addressOf(55))
  })

  test('Escape takes the press back', async ({ page }) => {
    await page.goto(ALBUM)
    await appRuns(page)
    const release = await hold(page, /assets\/PhotoPage-/)
    await tile(page, 3).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(ALBUM, { timeout: 5000 })
    release()
    // What was kept is forgotten: another press opens what it says.
    await tile(page, 7).click()
    await isAt(page, 7)
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 7)).toBeFocused()
  })

  test('are the page’s again where it does not come', async ({ page, expectTrouble }) => {
    expectTrouble(/PhotoPage-|_photo-/, /ERR_FAILED/, /Failed to fetch/)
    await page.route(/(PhotoPage|_photo)-[\w-]+\.js/, (route) => route.abort())
    await page.goto(ALBUM)
    await appRuns(page)
    await tile(page, 3).click()
    await expect(page.getByText('This page could not be fetched.')).toBeVisible()
    const isLeft = await page.evaluate(() =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }),
      ),
    )
    expect(isLeft).toBe(true)
  })

  test('before script, on a photograph’s own page', async ({ page }) => {
    const release = await hold(page, /assets\/app-/)
    await page.goto(addressOf(3), { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /assets\/boot-/.test(name)),
    )
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

test('with Shift, arrows, Home and End are the browser’s', async ({ page }) => {
  await openFrom(page, 3)
  const isLeft = (key: string, shiftKey: boolean) =>
    page.evaluate(
      (press) =>
        document.dispatchEvent(
          new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }),
        ),
      { key, shiftKey },
    )
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
    expect(await isLeft(key, true), key).toBe(true)
  await isAt(page, 3)
  // The list of keys needs Shift on most keyboards.
  expect(await isLeft('?', true)).toBe(false)
  expect(await isLeft('ArrowRight', false)).toBe(false)
  await isAt(page, 4)
})

test('shared is the photograph shown, however far the address has come', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: ({ url }: { url: string }) => {
        document.documentElement.setAttribute('data-shared', url)
        return Promise.resolve()
      },
    })
  })
  await openFrom(page, 1)
  const { shown, shared } = await page.evaluate(async () => {
    // Each is drawn for itself: more than browsers let the address follow at once.
    for (let n = 0; n < 45; n++) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    }
    document.querySelector<HTMLElement>('[aria-label="Share"]')!.click()
    return {
      shown: document.querySelector('[role=dialog] [role=status]')!.textContent,
      shared: document.documentElement.dataset.shared,
    }
  })
  expect(shown).toMatch(/^46 of 57/)
  expect(new URL(shared!).pathname).toBe(addressOf(46))
})

test('the slideshow is not read out while it plays', async ({ page }) => {
  await openFrom(page, 3)
  await expect(counter(page)).toHaveAttribute('aria-live', 'polite')
  await viewer(page).getByRole('button', { name: 'Play slideshow' }).click()
  await expect(counter(page)).toHaveAttribute('aria-live', 'off')
  await viewer(page).getByRole('button', { name: 'Pause slideshow' }).click()
  await expect(counter(page)).toHaveAttribute('aria-live', 'polite')
})

test('a translated page goes on', async ({ page }) => {
  await openFrom(page, 3)
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('script, style, font')) continue
        const outer = document.createElement('font')
        outer.appendChild(document.createElement('font')).textContent = text.data
        text.replaceWith(outer)
      }
    })
  for (const n of [4, 5]) {
    await translate()
    await page.keyboard.press('ArrowRight')
    await isAt(page, n)
    await expect(caption(page)).toHaveText(northCape.photos[n - 1]!.alt)
  }
  // One without a caption, and back to one that has it.
  for (const n of [10, 11]) {
    while (!(await counter(page).textContent())!.startsWith(`${n} `)) {
      await page.keyboard.press('ArrowRight')
      await translate()
    }
    await expect(caption(page)).toHaveText(northCape.photos[n - 1]!.alt || `Photo ${n} of 57`)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(caption(page)).toHaveText('North Cape 2022')
})

test('a broken tile without caption is named by what is seen, and its place', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/photos/)
  expect(northCape.photos[9]!.alt).toBe('')
  await page.route(`**/photos/${northCape.photos[9]!.id}-*`, (route) => route.abort())
  await page.goto(ALBUM)
  await appRuns(page)
  await tile(page, 10).scrollIntoViewIfNeeded()
  await expect(tile(page, 10)).toContainText('Image unavailable')
  await expect(tile(page, 10)).toHaveAccessibleName('Image unavailable Photo 10 of 57', {
    timeout: 5000,
  })
})

test('in forced colours the scale and its pin are drawn', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desktop’s setting')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openFrom(page, 3)
  const { ground, ink, pins, bar } = await viewer(page)
    .locator(SELECT.scale)
    .evaluate((scale) => {
      const around = scale.closest('[role=dialog]')!
      const pin = scale.querySelector('i')!
      return {
        ground: getComputedStyle(around, '::before').backgroundColor,
        ink: getComputedStyle(around).color,
        pins: ['::before', '::after'].map((part) => getComputedStyle(pin, part).backgroundColor),
        bar: getComputedStyle(scale, '::before').backgroundImage,
      }
    })
  for (const pin of pins) expect(pin).not.toBe(ground)
  expect(bar).toContain(ink)
})

test.describe('words and picture', () => {
  const PHOTO = dovrefjell.photos[0]!
  const open = (page: Page) => page.goto(`/photography/landscape/dovrefjell2025/${PHOTO.id}`)

  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'one window after another'))

  test('on a phone held sideways the picture has all the height, the words stand beside', async ({
    page,
  }) => {
    for (const [width, height] of [
      [844, 390],
      [740, 320],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page)
      await appRuns(page)
      const { x, width: drawn, height: high } = (await picture(page).boundingBox())!
      const most = Math.min(height, (width - 236) / (PHOTO.width / PHOTO.height))
      expect(high).toBeGreaterThan(most - 1)
      for (const part of await viewer(page)
        .locator(`${SELECT['viewer-top']} [aria-label], ${SELECT.previous}, ${SELECT.next}, h1`)
        .all()) {
        await expect(part).toBeInViewport({ ratio: 0.9 })
        expect((await part.boundingBox())!.x).toBeGreaterThanOrEqual(x + drawn)
      }
      const rows = await viewer(page)
        .locator(`${SELECT['viewer-top']} button`)
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

  test('a caption breaks only where the row is full', async ({ page }) => {
    for (const [width, height] of [
      [834, 1112],
      [1440, 900],
      [710, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page)
      const lines = await caption(page).evaluate(
        (h1) =>
          h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
      )
      expect(Math.round(lines), `${width}`).toBe(1)
    }
  })
})
