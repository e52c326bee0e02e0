import type { Page } from '@playwright/test'
import { PART, SELECT, SHOWN_SLIDE } from '../../src/document.ts'
import { heading, menuOpener } from './frame.ts'
import {
  animated,
  atRest,
  expectLanded,
  expectPassage,
  expectSame,
  lettersOf,
  motionRuns,
  stopClock,
  travelling,
} from './motion.ts'
import { BOTH, PHONE, THOROUGH } from './tags.ts'
import { expect, hold, MOVING, open, test } from './test.ts'
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
/** The tile of the n-th photograph, from 1. */
const tile = (n: number) => `${SELECT.tile}:nth-child(${n}) a`
const SHOWN = `${SHOWN_SLIDE} ${SELECT.photo}`
/** The colour of what stands on the menu's ground. */
const LIGHT = 'rgb(243, 242, 228)'
const LABEL = `#dovrefjell2025 ${SELECT['cover-name']}`

/** Properties that may be animated: none of them causes layout. */
const CHEAP = new Set(['backgroundColor', 'clipPath', 'color', 'opacity', 'scale', 'transform'])

test.use(MOVING)

/** Opens a page, and waits for the motion script, the fonts and the end of all animations. */
async function visit(page: Page, path: string) {
  await open(page, path)
  await motionRuns(page)
  await page.evaluate(
    async () => void (await Promise.allSettled([...document.fonts].map((f) => f.load()))),
  )
  await atRest(page)
}
/** Clicks an element even while it moves. */
const click = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click())
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, size: width }
  })
const openSecond = async (page: Page) => {
  await click(page, tile(2))
  await expect(page.getByRole('dialog')).toBeVisible()
  await atRest(page)
}
const openMenu = async (page: Page) => {
  await click(page, SELECT.burger)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await atRest(page)
}
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

/** Expects the page to be as without any motion. */
async function expectSettled(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toHaveText(HEADINGS.get(path)!)
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

test('a cut label becomes the title, and the title becomes the label again', async ({ page }) => {
  await visit(page, LIST)
  const label = await lettersOf(page, LABEL)
  const clock = await stopClock(page)
  await click(page, '#dovrefjell2025 a')
  await expectPassage(page, 'enter')
  await clock.at(0)
  expect(await animated(page)).toEqual(['opacity', 'transform'])
  expectSame(await travelling(page, TITLE, 'title'), label)
  await clock.at(479.9)
  expectLanded(await travelling(page, TITLE, 'title'), await lettersOf(page, TITLE))
  await clock.run()
  await expectSettled(page, ALBUM)

  const title = await lettersOf(page, TITLE)
  const again = await stopClock(page)
  await click(page, SELECT.back)
  await expectPassage(page, 'leave')
  await again.at(0)
  expectSame(await travelling(page, LABEL, 'title'), title)
  await again.at(479.9)
  expectLanded(await travelling(page, LABEL, 'title'), await lettersOf(page, LABEL))
  await again.run()
  await expectSettled(page, LIST)
  await expect(page.locator('#dovrefjell2025')).toBeInViewport()
})

test('a photograph travels into the viewer and back to its tile', async ({ page }) => {
  await visit(page, ALBUM)
  const photo = `${tile(2)} ${SELECT.photo}`
  const before = await boxOf(page, photo)
  const clock = await stopClock(page)
  await click(page, tile(2))
  await expectPassage(page, 'open')
  await clock.at(0)
  expect(await animated(page)).toEqual(['opacity', 'transform'])
  expectSame(await travelling(page, SHOWN, 'photo'), before)
  await clock.at(479.9)
  expectSame(await travelling(page, SHOWN, 'photo'), await boxOf(page, SHOWN))
  await clock.run()

  const open = await boxOf(page, SHOWN)
  const again = await stopClock(page)
  await page.keyboard.press('Escape')
  await expectPassage(page, 'close')
  await again.at(0)
  expectSame(await travelling(page, photo, 'photo'), open)
  await again.at(359.9)
  expectSame(await travelling(page, photo, 'photo'), before)
  await again.run()
  await expectSettled(page, ALBUM)
  await expect(page.locator(tile(2))).toBeFocused()
})

test.describe('a disc and its page', { tag: THOROUGH }, () => {
  test('paper grows from the disc, and its name lands as the title', async ({ page }) => {
    await visit(page, '/')
    // A disc stands still while it has the focus.
    for (const name of ['About', 'Photography']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name })).toBeFocused()
    }
    const clock = await stopClock(page)
    const circle = await circleOf(page, disc('/photography'))
    const name = await lettersOf(page, `${disc('/photography')} span`)
    await page.keyboard.press('Enter')
    await expectPassage(page, 'grow')
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

  test('the page becomes the disc again', async ({ page }) => {
    await visit(page, '/about')
    const title = await lettersOf(page, TITLE)
    const name = `${disc('/about')} span`
    const clock = await stopClock(page)
    await click(page, SELECT.back)
    await expectPassage(page, 'shrink')
    await clock.at(0)
    expectSame(await travelling(page, name, 'title'), title)
    await clock.at(559.9)
    const circle = await circleOf(page, disc('/about'))
    const seen = await paperOf(page, 'old(root)')
    for (const [i, number] of circle.entries()) expect(seen[i]).toBeCloseTo(number, 0)
    await clock.at(639.9)
    expectLanded(await travelling(page, name, 'title'), await lettersOf(page, name))
    await clock.run()
    await expectSettled(page, '/')
  })
})

test.describe('a photograph', { tag: THOROUGH }, () => {
  test('closes after a pull without bringing back the faded part of the viewer', async ({
    page,
  }) => {
    await visit(page, ALBUM)
    await openSecond(page)
    const clock = await stopClock(page)
    await page.locator(SELECT.viewer).evaluate((viewer) => {
      viewer.style.setProperty('--gone', '0.4')
    })
    await page.keyboard.press('Escape')
    await expectPassage(page, 'close')
    await clock.at(0)
    expect(await opacityOf(page, 'group(viewer)')).toBeCloseTo(0.6)
    await clock.at(150)
    expect(await opacityOf(page, 'group(viewer)')).toBeCloseTo(0.3)
    await clock.run()
    await expectSettled(page, ALBUM)
    await expect(page.locator('html')).not.toHaveAttribute('style', /gone/)
  })

  test('fades where it lies if its tile is not visible', async ({ page }) => {
    await visit(page, ALBUM)
    await openSecond(page)
    await page.locator(`${SELECT.tile}:nth-child(2)`).evaluate((shot: HTMLElement) => {
      shot.style.display = 'none'
    })
    const clock = await stopClock(page)
    await page.keyboard.press('Escape')
    await expectPassage(page, 'close')
    await clock.at(150)
    expect(await opacityOf(page, 'old(photo)')).toBeCloseTo(0.5)
    await clock.run()
    await expectSettled(page, ALBUM)
  })

  test('fades with the album if the viewer cannot be fetched', async ({ page, expectTrouble }) => {
    expectTrouble(/PhotoPage-|_photo-/, /ERR_FAILED/, /Failed to fetch/)
    await page.route(/(PhotoPage|_photo)-/, (route) => route.abort())
    await visit(page, ALBUM)
    const clock = await stopClock(page)
    await click(page, tile(2))
    await expectPassage(page, 'open')
    await clock.at(150)
    expect(await opacityOf(page, 'old(root)')).toBeCloseTo(0.5)
    expect(await opacityOf(page, 'old(photo)')).toBeCloseTo(0.5)
    await clock.run()
    await expect(page.getByRole('main')).toContainText('This page could not be fetched.')
  })
})

test.describe('every other page fades', { tag: THOROUGH }, () => {
  test('while the bar stays', async ({ page }) => {
    await visit(page, '/about')
    await click(page, SELECT.burger)
    await click(page, `${SELECT.menu} a[href='/projects']`)
    await expectSettled(page, '/projects')
    const clock = await stopClock(page)
    await page.goBack()
    await expectPassage(page, 'fade')
    await clock.at(200)
    // The old page has gone. The new page appears from under paper.
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

  test('without showing a hidden title again', async ({ page }) => {
    await visit(page, LIST)
    await click(page, '#dovrefjell2025 a')
    await expectSettled(page, ALBUM)
    await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }))
    await expect(page.locator(SELECT.bar)).toHaveAttribute('data-hidden', 'true')
    await atRest(page)
    const clock = await stopClock(page)
    await page.goBack()
    await expectPassage(page, 'fade')
    const parts = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
    )
    expect(parts).toContain('::view-transition-new(heading)')
    expect(parts).not.toContain('::view-transition-old(heading)')
    await clock.run()
    await expectSettled(page, LIST)
  })

  test('into home from under paper if it has no disc', async ({ page, expectTrouble }) => {
    expectTrouble(/\b404\b/)
    await visit(page, '/nowhere')
    const clock = await stopClock(page)
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expectPassage(page, 'fade')
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
  })
})

// All layers are children of one element.
const layers = (page: Page) => page.locator(`${SELECT['menu-layers']} > *`)

test('the menu grows from its button in three layers and can be used at once', async ({ page }) => {
  await visit(page, '/about')
  const clock = await stopClock(page)
  await menuOpener(page).click()
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
  // The links work before they are visible.
  await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).click()
  await expect(heading(page)).toHaveText('Projects')
  await clock.run()
  await expectSettled(page, '/projects')
})

test.describe('the menu', { tag: THOROUGH }, () => {
  test('turns the bar light as a whole', async ({ page }) => {
    await visit(page, '/about')
    const turned = await page.evaluateHandle(() => {
      const names: string[] = []
      document.addEventListener('transitionrun', ({ target }) =>
        names.push((target as HTMLElement).dataset.part ?? ''),
      )
      return names
    })
    await click(page, SELECT.burger)
    await expect(page.locator(SELECT.back)).toHaveCSS('color', LIGHT)
    await atRest(page)
    expect(await turned.jsonValue()).toContain(PART.bar)
    expect(await turned.jsonValue()).not.toContain(PART.back)
  })

  test('stays while the chosen page loads, with its button light on it', async ({ page }) => {
    // It waits for 400 ms at most (tests/motion/pageRendered.test.ts). Here they never pass.
    await page.addInitScript(() => {
      const wait = window.setTimeout
      window.setTimeout = ((go: () => void, ms?: number, ...rest: unknown[]) =>
        ms === 400 ? 0 : wait(go, ms, ...rest)) as typeof wait
    })
    await visit(page, '/about')
    const serve = await hold(page, /\/assets\/projects-.*\.js/)
    const html = page.locator('html')
    await openMenu(page)
    await click(page, `${SELECT.menu} a[href='/projects']`)
    await expect(html).toHaveAttribute('data-menu-layers', 'waiting')
    await atRest(page)
    await expect(layers(page)).toHaveCount(1)
    await expect(layers(page)).toHaveCSS('clip-path', 'none')
    await expect(layers(page)).toHaveCSS('background-image', /menu-relief/)
    await page.locator(SELECT.burger).hover()
    await atRest(page)
    await expect(page.locator(SELECT.burger)).toHaveCSS('color', LIGHT)
    const clock = await stopClock(page)
    serve()
    await expect(html).toHaveAttribute('data-menu-layers', 'moving')
    await expect(heading(page)).toHaveText('Projects')
    await clock.run()
    await expectSettled(page, '/projects')
  })

  test('shrinks to the place of its button, also on the home page, which has none', async ({
    page,
  }) => {
    await visit(page, '/about')
    const { left, top, size } = await boxOf(page, SELECT.burger)
    await openMenu(page)
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

  test('ends its animation at once when the window is resized', async ({ page }) => {
    await visit(page, '/about')
    await stopClock(page)
    await click(page, SELECT.burger)
    await expect(layers(page)).toHaveCount(3)
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(layers(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    // Also while it closes: its button is no longer light, because the page is.
    await click(page, SELECT.burger)
    await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
    await expect(page.locator(SELECT.burger)).toHaveCSS('color', LIGHT)
    await page.setViewportSize({ width: 800, height: 700 })
    await expect(layers(page)).toHaveCount(0)
    await expect(page.locator(SELECT.burger)).not.toHaveCSS('color', LIGHT)
  })

  test('folds its button into a cross and back without a jump', async ({ page }) => {
    await visit(page, '/about')
    const lines = () =>
      page
        .locator(`${SELECT.burger} i`)
        .evaluateAll((all) => all.map((line) => getComputedStyle(line).transform))
    const numbers = (text: string) =>
      Array.from(text.matchAll(/-?[\d.]+(e-\d+)?/g), ([n]) => Number(n))
    const cairn = await lines()
    const clock = await stopClock(page)
    await click(page, SELECT.burger)
    await clock.at(0)
    expect(await lines()).toEqual(cairn)
    await clock.at(299.999)
    const landed = (await lines()).map(numbers)
    await clock.run()
    const cross = (await lines()).map(numbers)
    for (const [i, line] of landed.entries())
      for (const [n, number] of line.entries()) expect(number).toBeCloseTo(cross[i]![n]!, 1)
    expect(cross[1]![0]).toBe(0)
    await click(page, SELECT.burger)
    await atRest(page)
    expect(await lines()).toEqual(cairn)
  })
})

test(
  'the bar slides away and back and keeps no inline style',
  { tag: THOROUGH },
  async ({ page }) => {
    await visit(page, LIST)
    const clock = await stopClock(page)
    const bar = page.getByRole('banner')
    const top = () => bar.evaluate((element) => element.getBoundingClientRect().top)
    const scroll = (by: number) =>
      page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), by)
    await scroll(500)
    await expect(bar).toHaveAttribute('data-hidden', 'true')
    await clock.at(60)
    const half = await top()
    expect(half).toBeLessThan(0)
    // A bar that still moves turns round where it is.
    await scroll(-50)
    await expect(bar).toHaveAttribute('data-hidden', 'false')
    await clock.at(0)
    expect(await top()).toBeCloseTo(half, 0)
    await clock.run()
    expect(await top()).toBe(0)
    await expect(bar).not.toHaveAttribute('style', /transform/)
  },
)

test.describe('the relief of the home page', { tag: THOROUGH }, () => {
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
  const opacities = async (page: Page) => (await styles(page, 'opacity')).map(Number)
  /** Opens home with a stopped clock: no animation begins before the style sheet arrives. */
  const openStopped = async (page: Page) => {
    const style = await hold(page, '**/assets/*.css')
    await page.goto('/', { waitUntil: 'commit' })
    const clock = await stopClock(page)
    style()
    await page.waitForLoadState()
    return clock
  }

  test('rises once, all nine layers and then the name', async ({ page }) => {
    const clock = await openStopped(page)
    expect(await rising(page)).toBe(9)
    await clock.at(0)
    expect(await opacities(page)).toEqual(LAYERS.map(() => 0))
    // Each layer is composited on its own while it rises, so it is not repainted.
    expect(await styles(page, 'willChange')).toEqual(LAYERS.map(() => 'opacity, transform'))
    await clock.at(420)
    const half = await opacities(page)
    expect(half).toEqual(half.toSorted((a, b) => b - a))
    expect(half.some((opacity) => opacity > 0 && opacity < 1)).toBe(true)
    expect(half[8]).toBe(0)
    await clock.run()
    expect(await opacities(page)).toEqual(LAYERS.map(() => 1))
    expect(await styles(page, 'willChange')).toEqual(LAYERS.map(() => 'auto'))
    await motionRuns(page)
    await click(page, disc('/about'))
    await expectSettled(page, '/about')
    await page.goBack()
    await expect(page.locator(SELECT['relief-layer'])).toHaveCount(9)
    expect(await rising(page)).toBe(0)
  })

  for (const javaScriptEnabled of [true, false])
    test(`is complete at once with reduced motion${javaScriptEnabled ? '' : ', also without script'}`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled })
      await openStopped(page)
      // The style sheet makes every animation shorter than a frame.
      const ends = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      )
      expect(ends.filter((end) => end > 1)).toEqual([])
      await page.close()
    })
})

test('a page transition can be interrupted by further links, and the last page is shown', async ({
  page,
}) => {
  await visit(page, LIST)
  const clock = await stopClock(page)
  await click(page, '#dovrefjell2025 a')
  await expectPassage(page, 'enter')
  await clock.at(200)
  await click(page, tile(3))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(tile(3))).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText('Landscape')
  await clock.run()
  await expectSettled(page, LIST)
})

test(
  'a press during a page transition acts at once and only on its target, also by finger',
  { tag: BOTH },
  async ({ page, isMobile }) => {
    await visit(page, LIST)
    await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    await expectPassage(page, 'enter')
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
    await expect(heading(page)).toHaveText('Landscape')
    const presses = ['pointerdown Back', 'click Back']
    expect(await taken.jsonValue()).toEqual({ travels: true, presses })
  },
)

test(
  'a swipe shows the next photo while the first is still moving in',
  { tag: PHONE },
  async ({ page }) => {
    await visit(page, ALBUM)
    await stopClock(page)
    await click(page, tile(2))
    await expectPassage(page, 'open')
    const hand = await fingers(page)
    await hand.down([340, 300])
    await hand.move([[340, 300]], [[60, 300]])
    await expect.poll(async () => (await view(page)).x).toBeLessThan(-60)
    await hand.up()
    await isAt(page, 3, 14)
  },
)

test('a menu opened while a photo loads gives way to the photo', async ({ page }) => {
  await visit(page, ALBUM)
  const serve = await hold(page, /\/assets\/PhotoPage-.*\.js/)
  await click(page, tile(2))
  // The navigation begins a frame after the press.
  await expect(page).not.toHaveURL(ALBUM)
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
  await expect(page.locator(tile(3))).toBeFocused()
  await expectSettled(page, ALBUM)
})

test.describe('a page transition interrupted', { tag: THOROUGH }, () => {
  test('by Back while the page grows shows the home page', async ({ page }) => {
    await visit(page, '/')
    const clock = await stopClock(page)
    await click(page, disc('/projects'))
    await expectPassage(page, 'grow')
    await clock.at(250)
    await page.goBack()
    await expect(page.locator(SELECT.disc)).toHaveCount(3)
    // The interrupted transition is gone.
    await page.waitForFunction(() => document.activeViewTransition === null)
    await clock.run()
    await expectSettled(page, '/')
  })

  test('does not continue with the next page', async ({ page }) => {
    await visit(page, '/about')
    const clock = await stopClock(page)
    await click(page, SELECT.back)
    await expectPassage(page, 'shrink')
    await clock.at(100)
    await page.evaluate(() => document.activeViewTransition?.skipTransition())
    const left = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          .filter((part) => part?.includes('transition')),
      )
    await expect.poll(left).toEqual([])
    await click(page, disc('/about'))
    await expectPassage(page, 'grow')
    await clock.run()
    await expectSettled(page, '/about')
  })

  test('by a press without a click leaves the keys working', { tag: PHONE }, async ({ page }) => {
    // A finger that scrolls is such a press.
    await visit(page, LIST)
    const clock = await stopClock(page)
    await click(page, '#dovrefjell2025 a')
    await expectPassage(page, 'enter')
    const { left, top } = await boxOf(page, SELECT.back)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x: left + 20, y: top + 20 }])
    await touch('touchCancel', [])
    await clock.run()
    await page.locator(tile(2)).focus()
    await page.keyboard.press('Enter')
    await isAt(page, 2, 14)
  })

  test('by a key while the photo moves in shows the next photo', async ({ page }) => {
    await visit(page, ALBUM)
    await page.locator(tile(2)).focus()
    await stopClock(page)
    await page.keyboard.press('Enter')
    await expectPassage(page, 'open')
    // A modifier alone does not end the transition.
    await page.keyboard.press('Shift')
    await expectPassage(page, 'open')
    await page.keyboard.press('ArrowRight')
    await isAt(page, 3, 14)
    await page.waitForFunction(() => document.activeViewTransition === null)
  })
})

test('with reduced motion, pages change by a short fade, bar and menu by a cut or a fade', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, LIST)
  const clock = await stopClock(page)
  await click(page, '#dovrefjell2025 a')
  await expectPassage(page, 'reduced')
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

test('without the motion script, every page, the menu and the viewer appear by a cut', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/pageTransitions-/)
  await page.route('**/assets/pageTransitions-*.js', (route) => route.abort())
  await open(page, '/')
  await page.locator(disc('/photography')).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Photography')
  await menuOpener(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(heading(page)).toHaveText('About')
  await open(page, ALBUM)
  await page.locator(tile(2)).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(tile(2))).toBeFocused()
  await expectSettled(page, ALBUM)
})
