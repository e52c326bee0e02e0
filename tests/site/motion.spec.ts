import type { Page } from '@playwright/test'
import { PART, SELECT, SHOWN_SLIDE } from '../../src/document.ts'
import {
  animated,
  atRest,
  expectLanded,
  expectSame,
  lettersOf,
  motionRuns,
  passage,
  stopClock,
  travelling,
} from './motion.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, hold, test } from './test.ts'
import { fingers, isAt, view } from './viewer.ts'

const LIST = '/photography/landscape'
const ALBUM = `${LIST}/dovrefjell2025`
/** A disc of the home page, by where it leads. */
const disc = (path: string) => `a[href="${path}"]${SELECT.disc}`
const TITLE = SELECT['bar-title']
const HEADINGS = new Map([
  ['/', 'Mona Bøen'],
  ['/about', 'About'],
  ['/projects', 'Projects'],
  ['/photography', 'Photography'],
  [LIST, 'Landscape'],
  [ALBUM, 'Dovrefjell 2025'],
])
const LABEL = `#dovrefjell2025 ${SELECT['cover-name']}`

/** What may be animated: none of it lays anything out. */
const CHEAP = new Set(['backgroundColor', 'clipPath', 'color', 'opacity', 'scale', 'transform'])

async function visit(page: Page, path: string) {
  await page.goto(path)
  await motionRuns(page)
  await page.waitForLoadState('networkidle')
  await atRest(page)
}
/** As a click, also where what is clicked is on its way. */
const click = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click())
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, size: width }
  })
/** The circle of paper: its radius, and where its middle is. px */
const paperOf = (page: Page, part: string) =>
  page.evaluate((pseudo) => {
    const { padding, transform } = getComputedStyle(document.documentElement, pseudo)
    const { a, e, f } = new DOMMatrix(transform)
    const radius = a * parseFloat(padding)
    return [radius, e + radius, f + radius]
  }, `::view-transition-${part}`)
const opacityOf = (page: Page, part: string) =>
  page.evaluate(
    (pseudo) => Number(getComputedStyle(document.documentElement, pseudo).opacity),
    `::view-transition-${part}`,
  )
const circleOf = async (page: Page, selector: string) => {
  const { left, top, size } = await boxOf(page, selector)
  return [size / 2, left + size / 2, top + size / 2]
}
const numbersIn = (text: string) => Array.from(text.matchAll(/-?[\d.]+(?=px)/g), Number)

/** The page is as it would be without any motion. */
async function expectSettled(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS.get(path)!)
  await atRest(page)
  const left = () =>
    page.evaluate(
      ({ bar, burger, layers }) => ({
        names: document.querySelectorAll('[style*="view-transition-name"]').length,
        layers: document.querySelectorAll(layers).length,
        locked: 'locked' in document.documentElement.dataset,
        inert: document.querySelectorAll(`main[inert], ${bar}[inert], ${burger}[inert]`).length,
        hidden: Array.from(
          document.querySelectorAll(`#root, ${bar}, ${burger}, main, main > *`),
        ).filter((part) => getComputedStyle(part).opacity === '0').length,
      }),
      { ...SELECT, layers: SELECT['menu-layers'] },
    )
  await expect.poll(left).toEqual({ names: 0, layers: 0, locked: false, inert: 0, hidden: 0 })
}

test.describe('a disc becomes the page', () => {
  test('paper grows from it, and its name lands as the title', async ({ page }) => {
    await visit(page, '/')
    // A disc stands still while the keyboard is on it.
    for (const name of ['About', 'Photography']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name })).toBeFocused()
    }
    const clock = await stopClock(page)
    const circle = await circleOf(page, disc('/photography'))
    const name = await lettersOf(page, `${disc('/photography')} span`)
    await page.keyboard.press('Enter')
    expect(await passage(page)).toEqual(['grow'])
    await clock.at(0)
    expect(await animated(page)).toEqual(['opacity', 'transform'])
    const seen = await paperOf(page, 'new(root)')
    for (const [i, number] of circle.entries()) expect(seen[i]).toBeCloseTo(number, 0)
    expectSame(await travelling(page, TITLE, 'title'), name)
    await clock.at(639.9)
    expectLanded(await travelling(page, TITLE, 'title'), await lettersOf(page, TITLE))
    await clock.run()
    await expectSettled(page, '/photography')
    await expect(page.locator(SELECT.disc)).toHaveCount(0)
  })

  test('and the page becomes the disc again, which waits for it', async ({ page }) => {
    await visit(page, '/about')
    const title = await lettersOf(page, TITLE)
    const clock = await stopClock(page)
    await click(page, SELECT.back)
    expect(await passage(page)).toEqual(['shrink'])
    await clock.at(0)
    expectSame(await travelling(page, `${disc('/about')} span`, 'title'), title)
    await clock.at(559.9)
    const circle = await circleOf(page, disc('/about'))
    const seen = await paperOf(page, 'old(root)')
    for (const [i, number] of circle.entries()) expect(seen[i]).toBeCloseTo(number, 0)
    await clock.at(639.9)
    const name = await lettersOf(page, `${disc('/about')} span`)
    expectLanded(await travelling(page, `${disc('/about')} span`, 'title'), name)
    const place = () => page.locator(disc('/about')).evaluate((disc) => disc.style.translate)
    const before = await place()
    await clock.run()
    await expectSettled(page, '/')
    await expect.poll(place).not.toBe(before)
  })
})

test.describe('a cut label becomes the title', () => {
  test('and the title the label again', async ({ page }) => {
    await visit(page, LIST)
    const label = await lettersOf(page, LABEL)
    const clock = await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    expect(await passage(page)).toEqual(['enter'])
    await clock.at(0)
    expect(await animated(page)).toEqual(['opacity', 'transform'])
    expectSame(await travelling(page, TITLE, 'title'), label)
    await clock.at(479.9)
    expectLanded(await travelling(page, TITLE, 'title'), await lettersOf(page, TITLE))
    await clock.run()
    await expectSettled(page, ALBUM)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dovrefjell 2025')

    const title = await lettersOf(page, TITLE)
    const again = await stopClock(page)
    await click(page, SELECT.back)
    expect(await passage(page)).toEqual(['leave'])
    await again.at(0)
    expectSame(await travelling(page, LABEL, 'title'), title)
    await again.at(479.9)
    expectLanded(await travelling(page, LABEL, 'title'), await lettersOf(page, LABEL))
    await again.run()
    await expectSettled(page, LIST)
    await expect(page.locator('#dovrefjell2025')).toBeInViewport()
  })

  test('also for who goes back', { tag: ANY_WINDOW }, async ({ page }) => {
    await visit(page, LIST)
    await click(page, '#dovrefjell2025 a')
    await expectSettled(page, ALBUM)
    await stopClock(page)
    await page.goBack()
    expect(await passage(page)).toEqual(['leave'])
  })
})

test.describe('a photograph travels', () => {
  test('into the viewer and back to its tile', async ({ page }) => {
    await visit(page, ALBUM)
    const tile = `${SELECT.tile}:nth-child(2) a`
    const shown = `${SHOWN_SLIDE} ${SELECT.photo}`
    const before = await boxOf(page, `${tile} ${SELECT.photo}`)
    const clock = await stopClock(page)
    await click(page, tile)
    expect(await passage(page)).toEqual(['open'])
    await clock.at(0)
    expect(await animated(page)).toEqual(['opacity', 'transform'])
    expectSame(await travelling(page, shown, 'photo'), before)
    await clock.at(479.9)
    expectSame(await travelling(page, shown, 'photo'), await boxOf(page, shown))
    await clock.run()

    const open = await boxOf(page, shown)
    const again = await stopClock(page)
    await page.keyboard.press('Escape')
    expect(await passage(page)).toEqual(['close'])
    await again.at(0)
    expectSame(await travelling(page, `${tile} ${SELECT.photo}`, 'photo'), open)
    await again.at(359.9)
    expectSame(await travelling(page, `${tile} ${SELECT.photo}`, 'photo'), before)
    await again.run()
    await expectSettled(page, ALBUM)
    await expect(page.locator(tile)).toBeFocused()
  })

  test('after a frame that answers the press', { tag: ANY_WINDOW }, async ({ page }) => {
    await visit(page, ALBUM)
    const link = page.locator(`${SELECT.tile} a`).first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    // Frames that come late show what does not wait for them: the router, and with it the transition.
    await page.evaluate(() => {
      const happened: string[] = []
      const push = history.pushState.bind(history)
      history.pushState = (...entry) => {
        happened.push('entry')
        push(...entry)
      }
      Object.assign(window, { happened })
      const frame = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (draw) =>
        window.setTimeout(() => {
          happened.push('frame')
          frame(draw)
        }, 300)
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (options) => {
        happened.push('transition')
        return start(options)
      }
    })
    await link.click()
    await expect(page.locator(SELECT.viewer)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'happened')[0])).toBe('frame')
  })

  test('Escape before that frame opens nothing', { tag: ANY_WINDOW }, async ({ page }) => {
    await visit(page, ALBUM)
    await page.evaluate(() => {
      window.requestAnimationFrame = (draw) => {
        Object.assign(window, { draw })
        return 0
      }
    })
    await page.locator(`${SELECT.tile} a`).first().click()
    await page.waitForFunction(() => 'draw' in window)
    await page.keyboard.press('Escape')
    await page.evaluate(() => Reflect.get(window, 'draw')(0))
    // What the frame would have begun is a task after it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(new URL(page.url()).pathname).toBe(ALBUM)
    await expect(page.locator(SELECT.viewer)).toHaveCount(0)
  })

  test('what is gone of the viewer when it is pulled down does not come back', async ({ page }) => {
    await visit(page, ALBUM)
    await click(page, `${SELECT.tile}:nth-child(2) a`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await atRest(page)
    const clock = await stopClock(page)
    await page.locator(SELECT.viewer).evaluate((viewer) => {
      viewer.style.setProperty('--gone', '0.4')
    })
    await page.keyboard.press('Escape')
    expect(await passage(page)).toEqual(['close'])
    await clock.at(0)
    expect(await opacityOf(page, 'group(viewer)')).toBeCloseTo(0.6)
    await clock.at(150)
    expect(await opacityOf(page, 'group(viewer)')).toBeCloseTo(0.3)
    await clock.run()
    await expectSettled(page, ALBUM)
    await expect(page.locator('html')).not.toHaveAttribute('style', /gone/)
  })

  test(
    'fades where it lies if its tile is not to be seen',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, ALBUM)
      await click(page, `${SELECT.tile}:nth-child(2) a`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await atRest(page)
      await page.locator(`${SELECT.tile}:nth-child(2)`).evaluate((shot: HTMLElement) => {
        shot.style.display = 'none'
      })
      const clock = await stopClock(page)
      await page.keyboard.press('Escape')
      expect(await passage(page)).toEqual(['close'])
      await clock.at(150)
      expect(await opacityOf(page, 'old(photo)')).toBeCloseTo(0.5)
      await clock.run()
      await expectSettled(page, ALBUM)
    },
  )

  test(
    'the album fades if no viewer can be had',
    { tag: ANY_WINDOW },
    async ({ page, expectTrouble }) => {
      expectTrouble(/PhotoPage-|_photo-/, /ERR_FAILED/, /Failed to fetch/)
      await page.route(/(PhotoPage|_photo)-/, (route) => route.abort())
      await visit(page, ALBUM)
      const clock = await stopClock(page)
      await click(page, `${SELECT.tile}:nth-child(2) a`)
      expect(await passage(page)).toEqual(['open'])
      await clock.at(150)
      expect(await opacityOf(page, 'old(root)')).toBeCloseTo(0.5)
      expect(await opacityOf(page, 'old(photo)')).toBeCloseTo(0.5)
      await clock.run()
      await expect(page.getByRole('main')).toContainText('This page could not be fetched.')
    },
  )

  test(
    'back to the tile of the one seen last; between photographs no page moves',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, ALBUM)
      await click(page, `${SELECT.tile}:nth-child(2) a`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await atRest(page)
      for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
      expect(await page.evaluate(() => document.activeViewTransition)).toBeNull()
      await stopClock(page)
      await page.goBack()
      expect(await passage(page)).toEqual(['close'])
      await expect(page.locator(`${SELECT.tile}:nth-child(5) a`)).toBeFocused()
    },
  )
})

test('every other page fades, and the bar stays', async ({ page }) => {
  await visit(page, '/about')
  await click(page, SELECT.burger)
  await click(page, `${SELECT.menu} a[href='/projects']`)
  await expectSettled(page, '/projects')
  const clock = await stopClock(page)
  await page.goBack()
  expect(await passage(page)).toEqual(['fade'])
  await clock.at(200)
  // The page that is left has gone, the other one comes from under paper, as itself.
  expect(await opacityOf(page, 'old(page)')).toBe(0)
  const paper = await opacityOf(page, 'group(root)')
  expect(paper).toBeGreaterThan(0)
  expect(paper).toBeLessThan(1)
  await expect(page.locator('main')).toHaveCSS('view-transition-name', 'none')
  await expect(page.locator('html')).toHaveCSS('view-transition-name', 'none')
  expect(await opacityOf(page, 'new(bar)')).toBe(1)
  await clock.run()
  await expectSettled(page, '/about')
})

test('a title that was hidden does not come back to go', { tag: ANY_WINDOW }, async ({ page }) => {
  await visit(page, LIST)
  await click(page, '#dovrefjell2025 a')
  await expectSettled(page, ALBUM)
  await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }))
  await expect(page.locator(SELECT.bar)).toHaveAttribute('data-hidden', 'true')
  await atRest(page)
  const clock = await stopClock(page)
  await page.goBack()
  expect(await passage(page)).toEqual(['fade'])
  const parts = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
  )
  expect(parts).toContain('::view-transition-new(heading)')
  expect(parts).not.toContain('::view-transition-old(heading)')
  await clock.run()
  await expectSettled(page, LIST)
})

test(
  'a page that no disc stands for fades into home, from under paper',
  { tag: ANY_WINDOW },
  async ({ page, expectTrouble }) => {
    expectTrouble(/\b404\b/)
    await visit(page, '/nowhere')
    const clock = await stopClock(page)
    await page.getByRole('link', { name: 'Go to Home' }).click()
    expect(await passage(page)).toEqual(['fade'])
    await clock.at(100)
    expect(await opacityOf(page, 'group(root)')).toBe(1)
    const leaving = await opacityOf(page, 'old(page)')
    expect(leaving).toBeLessThan(0.5)
    expect(await opacityOf(page, 'old(title)')).toBe(leaving)
    const title = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::view-transition-old(title)').display,
    )
    expect(title).not.toBe('none')
    await clock.run()
    await expectSettled(page, '/')
  },
)

test.describe('the menu', () => {
  // In one sheet, which is one picture.
  const layers = (page: Page) => page.locator(`body > ${SELECT['menu-layers']} > *`)

  test('grows from its button in three layers, and can be used from the first moment', async ({
    page,
  }) => {
    await visit(page, '/about')
    const clock = await stopClock(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(layers(page)).toHaveCount(3)
    await clock.at(300)
    expect((await animated(page)).filter((name) => !CHEAP.has(name))).toEqual([])
    const reach = (layer: number) =>
      layers(page)
        .nth(layer)
        .evaluate((element) => {
          const xs = Array.from(getComputedStyle(element).clipPath.matchAll(/(-?[\d.]+)px -?/g))
          return Math.min(...xs.map(([, x]) => Number(x)))
        })
    expect(await reach(0)).toBeLessThan(await reach(1))
    expect(await reach(1)).toBeLessThan(await reach(2))
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeFocused()
    // Nothing on the screen yet, and all of it there.
    await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await clock.run()
    await expectSettled(page, '/projects')
  })

  test('has the bar turn light as one: nothing in it follows by a way of its own', async ({
    page,
  }) => {
    await visit(page, '/about')
    const turned = await page.evaluateHandle(() => {
      const names: string[] = []
      document.addEventListener('transitionrun', ({ target }) =>
        names.push((target as HTMLElement).dataset.part ?? ''),
      )
      return names
    })
    await click(page, SELECT.burger)
    await expect(page.locator(SELECT.back)).toHaveCSS('color', 'rgb(243, 242, 228)')
    await atRest(page)
    expect(await turned.jsonValue()).toContain(PART.bar)
    expect(await turned.jsonValue()).not.toContain(PART.back)
  })

  test(
    'leaves nothing behind when it is open, or closed',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, '/about')
      await click(page, SELECT.burger)
      await expect(page.getByRole('dialog')).toBeVisible()
      await atRest(page)
      await expect(layers(page)).toHaveCount(1)
      await expect(layers(page)).toHaveCSS('background-image', /menu-relief/)
      await expect(layers(page)).toHaveCSS('clip-path', 'none')
      const clock = await stopClock(page)
      await page.keyboard.press('Escape')
      await expect(layers(page)).toHaveCount(1)
      // The page is the visitor's at once.
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
      await page.getByRole('button', { name: 'Contact' }).focus()
      await expect(page.getByRole('button', { name: 'Contact' })).toBeFocused()
      await clock.run()
      await expectSettled(page, '/about')
    },
  )

  test(
    'its ground waits for the page it leads to, but not for ever',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      let isPatient = true
      await page.exposeFunction('isPatient', () => isPatient)
      // Patience that ends when the test says so.
      await page.addInitScript(() => {
        const wait = window.setTimeout
        const { isPatient: ask } = window as unknown as { isPatient: () => Promise<boolean> }
        const again = async (go: () => void) => {
          if (await ask()) requestAnimationFrame(() => void again(go))
          else go()
        }
        window.setTimeout = ((go: () => void, ms?: number, ...rest: unknown[]) =>
          ms === 400 ? (void again(go), 0) : wait(go, ms, ...rest)) as typeof wait
      })
      await visit(page, '/about')
      const serve = await hold(page, /\/assets\/projects-.*\.js/)
      const html = page.locator('html')
      const choose = async () => {
        await click(page, SELECT.burger)
        await expect(page.getByRole('dialog')).toBeVisible()
        await atRest(page)
        await click(page, `${SELECT.menu} a[href='/projects']`)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await choose()
      await atRest(page)
      await expect(html).toHaveAttribute('data-menu-layers', 'waiting')
      await expect(layers(page)).toHaveCSS('clip-path', 'none')
      await expect(page.locator(SELECT.burger)).toHaveCSS('color', 'rgb(243, 242, 228)')
      await page.locator(SELECT.burger).hover()
      await expect(page.locator(SELECT.burger)).toHaveCSS('color', 'rgb(243, 242, 228)')
      // Opened again meanwhile, it lies there as it was.
      await click(page, SELECT.burger)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(html).toHaveAttribute('data-menu-layers', 'still')
      await atRest(page)
      await expect(layers(page)).toHaveCSS('clip-path', 'none')
      await click(page, `${SELECT.menu} a[href='/projects']`)
      await expect(html).toHaveAttribute('data-menu-layers', 'waiting')
      isPatient = false
      await expect(layers(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
      isPatient = true
      await choose()
      await expect(html).toHaveAttribute('data-menu-layers', 'waiting')
      const clock = await stopClock(page)
      serve()
      await expect(html).toHaveAttribute('data-menu-layers', 'moving')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
      await clock.run()
      await expectSettled(page, '/projects')
    },
  )

  test(
    'opened again while it waits but is still on its way in, it goes on coming',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, '/about')
      const serve = await hold(page, /\/assets\/projects-.*\.js/)
      const clock = await stopClock(page)
      await click(page, SELECT.burger)
      await expect(layers(page)).toHaveCount(3)
      await clock.at(200)
      // At once, before the ground has waited long enough.
      await page.evaluate(
        ([burger, link]) =>
          new Promise<void>((done) => {
            const root = document.documentElement
            new MutationObserver((_, watch) => {
              if (root.dataset.menuLayers !== 'waiting') return
              watch.disconnect()
              document.querySelector<HTMLElement>(burger!)?.click()
              done()
            }).observe(root, { attributeFilter: ['data-menu-layers'] })
            document.querySelector<HTMLElement>(link!)?.click()
          }),
        [SELECT.burger, `${SELECT.menu} a[href='/projects']`],
      )
      await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
      await expect(layers(page)).toHaveCount(3)
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveCSS('opacity', '0')
      await clock.run()
      await expect(layers(page)).toHaveCount(1)
      await expect(layers(page)).toHaveCSS('clip-path', 'none')
      await click(page, SELECT.burger)
      serve()
      await expectSettled(page, '/projects')
    },
  )

  test('its ground shrinks to where its button was, also where home has none', async ({ page }) => {
    await visit(page, '/about')
    const { left, top, size } = await boxOf(page, SELECT.burger)
    await click(page, SELECT.burger)
    await expect(page.getByRole('dialog')).toBeVisible()
    await atRest(page)
    const clock = await stopClock(page)
    await click(page, `${SELECT.menu} a[href='/']`)
    await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
    await clock.at(359.9)
    const edge = await layers(page).evaluate((ground) => getComputedStyle(ground).clipPath)
    const points = numbersIn(edge)
    const middle = (from: number) => {
      const along = points.filter((_, i) => i % 2 === from)
      return (Math.min(...along) + Math.max(...along)) / 2
    }
    expect(Math.abs(middle(0) - left - size / 2)).toBeLessThan(2)
    expect(Math.abs(middle(1) - top - size / 2)).toBeLessThan(2)
    await clock.run()
    await expectSettled(page, '/')
  })

  test(
    'opened again on its way out it is light on dark throughout',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        await visit(page, '/about')
        await click(page, SELECT.burger)
        await expect(page.getByRole('dialog')).toBeVisible()
        await atRest(page)
        const clock = await stopClock(page)
        await click(page, SELECT.burger)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
        await clock.at(reducedMotion === 'reduce' ? 60 : 300)
        await click(page, SELECT.burger)
        await expect(page.getByRole('dialog')).toBeVisible()
        await clock.run()
        await expect(page.locator(SELECT.burger)).toHaveCSS('color', 'rgb(243, 242, 228)')
        await expect(layers(page)).toHaveCount(1)
        await expect(layers(page)).toHaveCSS('opacity', '1')
        await expect(layers(page)).toHaveCSS('clip-path', 'none')
      }
    },
  )

  test(
    'ten fast presses leave it as it was, whatever each catches on its way',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, '/about')
      const clock = await stopClock(page)
      for (let n = 1; n <= 10; n++) {
        await page.keyboard.press(n === 1 ? 'Tab' : 'Shift')
        await click(page, SELECT.burger)
        await expect(page.getByRole('dialog')).toHaveCount(n % 2)
        await expect.poll(() => layers(page).count()).toBeGreaterThan(0)
        expect(await layers(page).count()).toBeLessThanOrEqual(3)
        await clock.at(40 * n)
      }
      await clock.run()
      await expectSettled(page, '/about')
      await click(page, SELECT.burger)
      await expect(page.getByRole('dialog')).toBeVisible()
      await atRest(page)
      await expect(layers(page)).toHaveCount(1)
    },
  )

  test(
    'a window that changes its size ends the way at once',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, '/about')
      await stopClock(page)
      await click(page, SELECT.burger)
      await expect(layers(page)).toHaveCount(3)
      await page.setViewportSize({ width: 700, height: 800 })
      await expect(layers(page)).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
      // On the way out too, with its button: it is light no longer, on a page that is.
      await click(page, SELECT.burger)
      await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
      await expect(page.locator(SELECT.burger)).toHaveCSS('color', 'rgb(243, 242, 228)')
      await page.setViewportSize({ width: 800, height: 700 })
      await expect(layers(page)).toHaveCount(0)
      await expect(page.locator(SELECT.burger)).not.toHaveCSS('color', 'rgb(243, 242, 228)')
    },
  )

  test('its button folds from cairn to cross, and stands as drawn at both ends', async ({
    page,
  }) => {
    await visit(page, '/about')
    const lines = () =>
      page
        .locator(`${SELECT.burger} i`)
        .evaluateAll((all) => all.map((line) => getComputedStyle(line).transform))
    const cairn = await lines()
    const clock = await stopClock(page)
    await click(page, SELECT.burger)
    await clock.at(0)
    expect(await lines()).toEqual(cairn)
    await clock.at(299.999)
    const [first, middle, last] = (await lines()).map((line) => new Float64Array(numbers(line)))
    await clock.run()
    const cross = (await lines()).map(numbers)
    for (const [i, line] of [first!, middle!, last!].entries())
      for (const [n, number] of line.entries()) expect(number).toBeCloseTo(cross[i]![n]!, 1)
    expect(cross[1]![0]).toBe(0)
    await click(page, SELECT.burger)
    await atRest(page)
    expect(await lines()).toEqual(cairn)
  })
})
const numbers = (text: string) => Array.from(text.matchAll(/-?[\d.]+(e-\d+)?/g), ([n]) => Number(n))

test('the bar slides away and back, and is the style sheet’s again', async ({ page }) => {
  await visit(page, LIST)
  const clock = await stopClock(page)
  const top = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)
  const scroll = (by: number) =>
    page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), by)
  await scroll(500)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true')
  await clock.at(60)
  const half = await top()
  expect(half).toBeLessThan(0)
  // Caught on its way, it turns round where it is.
  await scroll(-50)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false')
  await clock.at(0)
  expect(await top()).toBeCloseTo(half, 0)
  await clock.run()
  expect(await top()).toBe(0)
  await expect(page.getByRole('banner')).not.toHaveAttribute('style', /transform/)
})

test.describe('the land rises', { tag: ANY_WINDOW }, () => {
  const LAYERS = Array.from({ length: 9 }, (_, i) => i)
  const rising = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) => animation instanceof CSSAnimation && animation.animationName === 'rise',
          ).length,
    )
  const styles = (page: Page, name: 'opacity' | 'willChange') =>
    page
      .locator(SELECT['relief-layer'])
      .filter({ visible: true })
      .evaluateAll((layers, name) => layers.map((layer) => getComputedStyle(layer)[name]), name)

  test('once, all nine layers and then the name', async ({ page }) => {
    // Without its style the land does not begin.
    const style = await hold(page, '**/assets/*.css')
    await page.goto('/', { waitUntil: 'commit' })
    const clock = await stopClock(page)
    style()
    await page.waitForLoadState()
    expect(await rising(page)).toBe(9)
    await clock.at(0)
    const opacities = async () => (await styles(page, 'opacity')).map(Number)
    expect(await opacities()).toEqual(LAYERS.map(() => 0))
    // Each is a picture of its own until all stand, and is not drawn anew meanwhile.
    expect(await styles(page, 'willChange')).toEqual(LAYERS.map(() => 'opacity, transform'))
    await clock.at(420)
    const half = await opacities()
    expect(half).toEqual(half.toSorted((a, b) => b - a))
    expect(half.some((opacity) => opacity > 0 && opacity < 1)).toBe(true)
    expect(half[8]).toBe(0)
    await clock.run()
    expect(await opacities()).toEqual(LAYERS.map(() => 1))
    expect(await styles(page, 'willChange')).toEqual(LAYERS.map(() => 'auto'))
    await motionRuns(page)
    await click(page, disc('/about'))
    await expectSettled(page, '/about')
    await page.goBack()
    await expect(page.locator(SELECT['relief-layer'])).toHaveCount(9)
    expect(await rising(page)).toBe(0)
  })

  test('from one picture on: nothing is shown before all of it is read', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('link[rel="expect"]')).toHaveAttribute('href', '#relief')
    await page.goto('/about')
    await expect(page.locator('link[rel="expect"]')).toHaveCount(0)
  })

  test('complete at once where less motion is wanted, and without script too', async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled })
      await page.goto('/')
      await expect(page.locator(SELECT['relief-layer']).last()).toHaveCSS('opacity', '1')
      await page.close()
    }
  })
})

test.describe('everything can be interrupted', () => {
  test('another link half-way, and one more', { tag: ANY_WINDOW }, async ({ page }) => {
    await visit(page, LIST)
    const clock = await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    expect(await passage(page)).toEqual(['enter'])
    await clock.at(200)
    await click(page, `${SELECT.tile}:nth-child(3) a`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(`${SELECT.tile}:nth-child(3) a`)).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landscape')
    await clock.run()
    await expectSettled(page, LIST)
  })

  test('Back during the growth', { tag: ANY_WINDOW }, async ({ page }) => {
    await visit(page, '/')
    const places = () =>
      page
        .locator(SELECT.disc)
        .evaluateAll((all: HTMLElement[]) => all.map((d) => d.style.translate))
    let before = await places()
    // Until they have come to rest.
    await expect(async () => {
      const seen = before
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.evaluate(() => new Promise(requestAnimationFrame))
      before = await places()
      expect(before).toEqual(seen)
    }).toPass()
    const clock = await stopClock(page)
    await click(page, disc('/projects'))
    expect(await passage(page)).toEqual(['grow'])
    await clock.at(250)
    await page.goBack()
    await expect(page.locator(SELECT.disc)).toHaveCount(3)
    // Nothing has been thrown anew meanwhile: they are where they were seen last.
    expect(await places()).toEqual(before)
    // What was on its way to the page is gone with it.
    await page.waitForFunction(() => document.activeViewTransition === null)
    await clock.run()
    await expectSettled(page, '/')
  })

  test(
    'what was on its way does not go on with the next page',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, '/about')
      const clock = await stopClock(page)
      await click(page, SELECT.back)
      expect(await passage(page)).toEqual(['shrink'])
      await clock.at(100)
      await page.evaluate(() => document.activeViewTransition?.skipTransition())
      const left = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.includes('transition'),
              ).length,
        )
      await expect.poll(left).toBe(0)
      await click(page, disc('/about'))
      expect(await passage(page)).toEqual(['grow'])
      await clock.run()
      await expectSettled(page, '/about')
    },
  )

  test('a press acts at once, also by finger, and only where it was meant', async ({
    page,
    isMobile,
  }) => {
    await visit(page, LIST)
    await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    await passage(page)
    const { left, top } = await boxOf(page, SELECT.back)
    const [x, y] = [left + 20, top + 20]
    const taken = await page.evaluateHandle(
      ({ x, y, back }) => {
        const isBack = (element: Element | null) => Boolean(element?.closest(back))
        const presses: string[] = []
        for (const type of ['pointerdown', 'click'])
          document.addEventListener(type, ({ target }) => {
            presses.push(`${type} ${isBack(target as Element) ? 'Back' : 'other'}`)
          })
        return { travels: !isBack(document.elementFromPoint(x, y)), presses }
      },
      { x, y, back: SELECT.back },
    )
    if (isMobile) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landscape')
    const presses = ['pointerdown Back', 'click Back']
    expect(await taken.jsonValue()).toEqual({ travels: true, presses })
  })

  test(
    'a key after a press of which no click came does what it does',
    { tag: ANY_WINDOW },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a finger that scrolls is such a press')
      await visit(page, LIST)
      const clock = await stopClock(page)
      await click(page, '#dovrefjell2025 a')
      await passage(page)
      const { left, top } = await boxOf(page, SELECT.back)
      const devtools = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', [{ x: left + 20, y: top + 20 }])
      await touch('touchCancel', [])
      await clock.run()
      await page.locator(`${SELECT.tile}:nth-child(2) a`).focus()
      await page.keyboard.press('Enter')
      await isAt(page, 2, 14)
    },
  )

  test(
    'a key while the photograph is still on its way in shows the next',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, ALBUM)
      await page.locator(`${SELECT.tile}:nth-child(2) a`).focus()
      await stopClock(page)
      await page.keyboard.press('Enter')
      expect(await passage(page)).toEqual(['open'])
      // With another, it may yet be a press.
      await page.keyboard.press('Shift')
      expect(await passage(page)).toEqual(['open'])
      await page.keyboard.press('ArrowRight')
      await isAt(page, 3, 14)
      expect(await page.evaluate(() => document.activeViewTransition)).toBeNull()
    },
  )

  test(
    'a menu opened while a photograph keeps its visitor waiting gives way to it',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, ALBUM)
      const serve = await hold(page, /\/assets\/PhotoPage-.*\.js/)
      await click(page, `${SELECT.tile}:nth-child(2) a`)
      await click(page, SELECT.burger)
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      serve()
      await isAt(page, 2, 14)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('data-locked', 'viewer')
      const isWithin = () =>
        page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))
      await expect.poll(isWithin).toBe(true)
      await page.getByRole('link', { name: 'Next photo' }).click()
      await isAt(page, 3, 14)
      await page.getByRole('link', { name: 'Close' }).click()
      await expect(page.locator(`${SELECT.tile}:nth-child(3) a`)).toBeFocused()
      await expectSettled(page, ALBUM)
    },
  )

  test('what a swipe at the window’s edge has brought in by itself comes by a cut', async ({
    page,
  }) => {
    await visit(page, LIST)
    await click(page, '#dovrefjell2025 a')
    await expectSettled(page, ALBUM)
    await stopClock(page)
    await page.evaluate(() =>
      Object.defineProperty(NavigateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landscape')
    expect(await page.evaluate(() => document.activeViewTransition)).toBeNull()
  })

  test('a swipe while the photograph is still on its way in shows the next', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a desktop has no finger')
    await visit(page, ALBUM)
    await stopClock(page)
    await click(page, `${SELECT.tile}:nth-child(2) a`)
    expect(await passage(page)).toEqual(['open'])
    const hand = await fingers(page)
    await hand.down([340, 300])
    await hand.move([[340, 300]], [[60, 300]])
    await expect.poll(async () => (await view(page)).x).toBeLessThan(-60)
    await hand.up()
    await isAt(page, 3, 14)
  })
})

test.describe('where less motion is wanted', { tag: ANY_WINDOW }, () => {
  test('pages change by a short fade, bar and menu by a cut or a fade', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, LIST)
    const clock = await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    expect(await passage(page)).toEqual(['reduced'])
    await clock.at(0)
    expect(await animated(page)).toEqual(['opacity'])
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
        .map((effect) => effect.getComputedTiming().endTime),
    )
    expect(ends).toEqual([120])
    await clock.run()
    await expectSettled(page, ALBUM)
    await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await page.keyboard.press('Tab')
    const again = await stopClock(page)
    await click(page, SELECT.burger)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator(SELECT['menu-layers'])).toHaveCount(0)
    await again.at(0)
    expect(await animated(page)).toEqual(['opacity'])
    await again.run()
    await page.keyboard.press('Escape')
    await expectSettled(page, ALBUM)
  })

  test('also when that is asked for while the page is open', async ({ page }) => {
    await visit(page, LIST)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    expect(await passage(page)).toEqual(['reduced'])
  })
})

test(
  'without the part that moves things every page, the menu and the viewer are there by a cut',
  { tag: ANY_WINDOW },
  async ({ page, expectTrouble }) => {
    expectTrouble(/startMotion-/)
    await page.route('**/assets/startMotion-*.js', (route) => route.abort())
    await page.goto('/')
    await appRuns(page)
    await page.locator(disc('/photography')).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photography')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    await page.goto(ALBUM)
    await appRuns(page)
    await page.locator(`${SELECT.tile}:nth-child(2) a`).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(`${SELECT.tile}:nth-child(2) a`)).toBeFocused()
    await expectSettled(page, ALBUM)
  },
)
