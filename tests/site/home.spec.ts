import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { nameBox, nameEdges, type NameMeasures } from '../../src/relief/nameBox.ts'
import { atRest } from './motion.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, hold, test } from './test.ts'

const LINKS = [
  ['About', '/about'],
  ['Photography', '/photography'],
  ['Projects', '/projects'],
] as const

const discs = (page: Page) => page.getByRole('navigation').getByRole('link')
const disc = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })
/** The lines of the name that are shown. */
const lines = (page: Page) => page.getByRole('main').locator('svg text').filter({ visible: true })

type Disc = { x: number; y: number; size: number }

/** Centres and diameters, px, in each of the next frames. */
const watch = (page: Page, frames: number): Promise<Disc[][]> =>
  page.evaluate(async (count) => {
    const seen: Disc[][] = []
    const all = [...document.querySelectorAll('nav a')]
    for (let i = 0; i < count; i++) {
      await new Promise(requestAnimationFrame)
      seen.push(
        all.map((link) => {
          const { x, y, width } = link.getBoundingClientRect()
          return { x: x + width / 2, y: y + width / 2, size: width }
        }),
      )
    }
    return seen
  }, frames)

const now = async (page: Page) => (await watch(page, 1))[0]!

/** No disc touches the letters themselves, from the height of an x to the base line. */
async function expectClear(page: Page) {
  for (const line of await lines(page).all()) {
    const { x, y, width: long, height: high } = (await line.boundingBox())!
    for (const { x: cx, y: cy, size } of await now(page)) {
      const dx = Math.max(x - cx, 0, cx - x - long)
      const dy = Math.max(y + high * 0.25 - cy, 0, cy - y - high * 0.8)
      expect(Math.hypot(dx, dy)).toBeGreaterThan(size / 2)
    }
  }
}

/** Waits, with the pointer away, until a few frames in a row show every disc where it was. */
const rest = (page: Page) =>
  expect
    .poll(async () => new Set((await watch(page, 5)).map((all) => JSON.stringify(all))).size)
    .toBe(1)

/** How often the page has asked for an animation frame since the last answer. */
const countFrames = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    document.addEventListener('DOMContentLoaded', () => (document.body.dataset.asked = '0'))
    window.requestAnimationFrame = (callback) => {
      if (document.body) document.body.dataset.asked = `${Number(document.body.dataset.asked) + 1}`
      return ask(callback)
    }
  })
const framesAsked = (page: Page) =>
  page.evaluate(() => {
    const asked = Number(document.body.dataset.asked)
    document.body.dataset.asked = '0'
    return asked
  })
/** No frame is asked for between two looks at the page, three times over. */
async function expectNoFrames(page: Page) {
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => framesAsked(page)).toBe(0)
  }
}

test.describe('R7, R11: what is there', () => {
  test('three links with their names and addresses', async ({ page }) => {
    await page.goto('/')
    await expect(discs(page)).toHaveCount(3)
    for (const [name, path] of LINKS) await expect(disc(page, name)).toHaveAttribute('href', path)
  })

  for (const [name, path] of LINKS)
    test(`${name} leads to ${path}`, { tag: ANY_WINDOW }, async ({ page }) => {
      await page.goto('/')
      await disc(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })

  test(
    'focus goes to the heading of the page, but of one that is loaded to nothing',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await page.goto('/')
      await appRuns(page)
      await disc(page, 'Projects').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.getByRole('link', { name: 'Back', exact: true }).press('Enter')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.reload()
      await appRuns(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    },
  )

  test('no bar, no menu, no footer', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test('nothing to scroll', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(beyond).toEqual([0, 0])
  })
})

test.describe('R12 Logo', () => {
  /** The name's size, px, and whether all of it lies within the window. */
  const name = (page: Page) =>
    lines(page).evaluateAll((all) => ({
      text: all.map((line) => line.textContent).join(' '),
      sizes: [
        ...new Set(all.map((line) => Math.round(parseFloat(getComputedStyle(line).fontSize)))),
      ],
      inside: all.every((line) => {
        const { left, top, right, bottom } = line.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
      }),
    }))

  async function expectLayers(page: Page) {
    const shapes = page.getByRole('main').locator('svg path')
    await expect(shapes).toHaveCount(9)
    await expect(shapes.first()).toHaveAttribute('d', /^M/)
    const outlines = await shapes.evaluateAll((all) => all.map((path) => path.getAttribute('d')))
    expect(new Set(outlines).size).toBe(9)
    for (const outline of outlines) expect(outline).toMatch(/^M/)
  }

  test('exactly nine layered shapes, each its own element, the name set into them as text', async ({
    page,
  }) => {
    await page.goto('/')
    await appRuns(page)
    await expectLayers(page)
    expect((await name(page)).text).toBe('Mona Bøen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Bøen')
  })

  const goHomeFromAbout = async (page: Page) => {
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
  }

  test(
    'for who comes from another page a worker draws them',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      // The page's own, which would draw as well.
      await page.route('**/assets/rings-*', (route) => route.abort())
      const drawing = page.waitForEvent('worker')
      await goHomeFromAbout(page)
      await drawing
      await expectLayers(page)
      await expect.poll(() => page.workers()).toEqual([])
    },
  )

  /** Workers do not hear what they are to draw until they are let. */
  const holdWorkers = (page: Page) =>
    page.addInitScript(() => {
      window.Worker = class extends Worker {
        override postMessage(land: unknown) {
          // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
          window.addEventListener('draw', () => super.postMessage(land))
        }
      }
    })
  const aWorker = async (page: Page) => {
    await expect.poll(() => page.workers()).toHaveLength(1)
    return page.workers()[0]!
  }

  test(
    'a drawing ends with the size of the window that it was for',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await holdWorkers(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await goHomeFromAbout(page)
      const first = await aWorker(page)
      const ended = first.waitForEvent('close')
      await page.setViewportSize({ width: 700, height: 1000 })
      await ended
      expect(await aWorker(page)).not.toBe(first)
      await expect(lines(page)).toHaveCount(0)
      await page.evaluate(() => window.dispatchEvent(new Event('draw')))
      await expectLayers(page)
      await expect(lines(page)).toHaveText(['Mona', 'Bøen'])
      await expect.poll(() => page.workers()).toEqual([])
    },
  )

  test('a drawing ends when its page is left', { tag: ANY_WINDOW }, async ({ page }) => {
    await holdWorkers(page)
    await goHomeFromAbout(page)
    const ended = (await aWorker(page)).waitForEvent('close')
    await page.goBack()
    await ended
    await expect(page).toHaveURL(/about/)
  })

  const NO_WORKER: Record<string, (page: Page) => Promise<unknown>> = {
    'the browser has none': (page) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
    'its file is lost': (page) => page.route('**/ringsWorker-*', (route) => route.abort()),
    'the host’s headers forbid it': (page) =>
      page.addInitScript(() => {
        const createPolicy = () => {
          throw new TypeError('Policy "rings" disallowed')
        }
        Object.defineProperty(window, 'trustedTypes', { value: { createPolicy } })
      }),
  }
  for (const [reason, prepare] of Object.entries(NO_WORKER))
    test(
      `where no worker can be had, the page draws them: ${reason}`,
      { tag: ANY_WINDOW },
      async ({ page, expectTrouble }) => {
        expectTrouble(/ringsWorker-/)
        await prepare(page)
        const own = page.waitForRequest('**/assets/rings-*')
        await goHomeFromAbout(page)
        await own
        await expectLayers(page)
      },
    )

  test(
    'no script may be named but that worker',
    { tag: ANY_WINDOW },
    async ({ page, expectTrouble }) => {
      expectTrouble(/trusted-types/)
      await page.goto('/')
      const name = () =>
        window.trustedTypes?.createPolicy('other', { createScriptURL: (url) => url })
      await expect(page.evaluate(name)).rejects.toThrow(/disallowed/)
    },
  )

  test('while they are drawn there is paper, which then clears', async ({ page }) => {
    const release = await hold(page, '**/computeRelief-*')
    await goHomeFromAbout(page)
    const chart = page.locator(`${SELECT.relief} > div`)
    const paper = () =>
      chart.evaluate((element) => {
        const { opacity, visibility } = getComputedStyle(element.lastElementChild!)
        return `${visibility} ${opacity}, over ${getComputedStyle(element).opacity}`
      })
    await expect.poll(paper).toBe('visible 1, over 1')
    const cleared = chart.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('transitionend', resolve)),
    )
    release()
    await cleared
    await expectLayers(page)
    await expect.poll(paper).toBe('hidden 0, over 1')
  })

  test('text size is a fifth of the smaller side, at least 12 px, refitted on resize', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    const windows = [
      [1440, 900, 180],
      [834, 1112, 167],
      [390, 844, 78],
      [320, 568, 64],
      [844, 390, 78],
    ] as const
    for (const [width, height, size] of windows) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => name(page))
        .toEqual({ text: 'Mona Bøen', sizes: [size], inside: true })
    }
    test.skip(isMobile, 'a phone is never as low as that')
    await page.setViewportSize({ width: 640, height: 50 })
    await expect.poll(() => name(page)).toEqual({ text: 'Mona Bøen', sizes: [12], inside: true })
  })

  test('one line where it fits, else two', async ({ page }) => {
    await page.goto('/')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(lines(page)).toHaveText(['Mona Bøen'])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(lines(page)).toHaveText(['Mona', 'Bøen'])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(lines(page)).toHaveText(['Mona Bøen'])
  })
})

test.describe('R11: less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** DESIGN, Motion: left and top, % of the window. */
  const PLACES = {
    wide: { About: [13, 15], Projects: [79, 10], Photography: [67, 64] },
    middle: { About: [9, 12], Projects: [70, 17], Photography: [60, 76] },
    narrow: { About: [10, 15], Projects: [70, 22], Photography: [62, 72] },
  } as const

  const WINDOWS = [
    ['wide', 1440, 900, 175],
    ['middle', 834, 1112, 175],
    ['narrow', 390, 844, 85],
  ] as const
  for (const [kind, width, height, size] of WINDOWS)
    test(`the links rest where the design has them, clear of the name: ${kind}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await appRuns(page)
      for (const [name, [left, top]] of Object.entries(PLACES[kind])) {
        await expect(disc(page, name)).toHaveCSS('width', `${size}px`)
        await expect(disc(page, name)).toHaveCSS('height', `${size}px`)
        const box = (await disc(page, name).boundingBox())!
        expect(box.width).toBeCloseTo(size, 3)
        expect(box.height).toBeCloseTo(size, 3)
        expect(box.x).toBeCloseTo((width * left) / 100, 1)
        expect(box.y).toBeCloseTo((height * top) / 100, 1)
      }
      await expectClear(page)
    })

  test('nor do they lie on the name, or on one another, in a low window', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    // Some of them are what is left of a window at 400 %.
    for (const [width, height] of [
      [320, 256],
      [360, 225],
      [568, 320],
      [667, 375],
      [844, 390],
      [960, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      await watch(page, 2)
      await expectClear(page)
      const [a, b, c] = (await now(page)) as [Disc, Disc, Disc]
      for (const [one, other] of [[a, b] as const, [b, c] as const, [c, a] as const])
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.size)
    }
  })

  /** Windows of every kind: wide, square, upright, low, and what is left of some at 400 %. */
  const SIZES = [
    [2560, 1440],
    [1440, 900],
    [1024, 560],
    [1023, 768],
    [960, 600],
    [834, 1112],
    [844, 390],
    [740, 320],
    [701, 500],
    [700, 900],
    [390, 844],
    [390, 664],
    [360, 225],
    [320, 568],
    [320, 256],
  ] as const
  const NAMES = {
    'one letter': { oneLineFrom: 0, longestLine: 0.3, above: 0.7, below: 0 },
    'a short one': { oneLineFrom: 0, longestLine: 1.4, above: 0.74, below: 0.2 },
    'the sample': { oneLineFrom: 1.435, longestLine: 2.705, above: 0.71, below: 0.015 },
    'a long one on two lines': { oneLineFrom: 2.9, longestLine: 6.3, above: 0.95, below: 0.22 },
    'one long word': { oneLineFrom: 0, longestLine: 16, above: 0.74, below: 0.22 },
  } satisfies Record<string, NameMeasures>

  test('no disc lies on the name wherever there is room, whatever the name', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the windows are set one by one')
    await page.goto('/')
    await appRuns(page)
    const wrong: string[] = []
    // A window of another size has the relief drawn anew, so each is set once.
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const [kind, name] of Object.entries(NAMES)) {
        await page.locator(SELECT.discs).evaluate((nav, { top, bottom }) => {
          nav.style.setProperty('--name-top', top)
          nav.style.setProperty('--name-bottom', bottom)
        }, nameEdges(name))
        await watch(page, 2)
        const seen = await now(page)
        const { size } = seen[0]!
        const { left, top, right, bottom } = nameBox(name, { width, height })
        const needed = size + 16
        // Above and below, or beside it, two on one side.
        const isRoom =
          Math.min(top, height - bottom) >= needed ||
          (Math.min(left, width - right) >= needed && height >= 2 * size + 24)
        for (const [i, { x, y }] of seen.entries()) {
          const where = `disc ${i} in ${width} × ${height}, ${kind},`
          const edge = size / 2 + 8 - 0.1
          if (x < edge || y < edge || x > width - edge || y > height - edge)
            wrong.push(`${where} leaves the window`)
          const gap = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
          if (isRoom && gap < size / 2) wrong.push(`${where} lies on the name`)
          for (const other of seen.slice(i + 1))
            if (Math.hypot(x - other.x, y - other.y) < size - 0.1)
              wrong.push(`${where} lies on another`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('where there is no script they rest there as well', async ({ browser }, { project }) => {
    const { viewport } = project.use
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: viewport! })
    await page.goto('/')
    const { width, height } = viewport!
    for (const [name, [left, top]] of Object.entries(PLACES[width > 700 ? 'wide' : 'narrow'])) {
      const box = (await disc(page, name).boundingBox())!
      expect(box.x).toBeCloseTo((width * left) / 100, 1)
      expect(box.y).toBeCloseTo((height * top) / 100, 1)
    }
    await page.close()
  })

  test(
    'they do not move at all, whatever the pointer does',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await countFrames(page)
      await page.goto('/')
      await appRuns(page)
      const before = await now(page)
      await page.mouse.move(before[0]!.x + 120, before[0]!.y)
      await page.mouse.move(before[0]!.x + 90, before[0]!.y + 10)
      await framesAsked(page)
      for (const seen of await watch(page, 10)) expect(seen).toEqual(before)
      await framesAsked(page)
      await expectNoFrames(page)
    },
  )

  test('also when it is asked for on the way', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await appRuns(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { width, height } = page.viewportSize()!
    const [left, top] = PLACES[width > 700 ? 'wide' : 'narrow'].About
    await expect(async () => {
      const box = (await disc(page, 'About').boundingBox())!
      expect(box.x).toBeCloseTo((width * left) / 100, 1)
      expect(box.y).toBeCloseTo((height * top) / 100, 1)
    }).toPass()
    const before = await now(page)
    for (const seen of await watch(page, 10)) expect(seen).toEqual(before)
  })
})

test.describe('R11: in motion', () => {
  const OVERLAP = 0.5

  /** What a visitor must never see in a frame. */
  function faults(frames: Disc[][], width: number, height: number): string[] {
    return frames.flatMap((all, frame) =>
      all.flatMap(({ x, y, size }, i) => {
        const edge = size / 2 + 8 - OVERLAP
        const found: string[] = []
        if (x < edge || y < edge || x > width - edge || y > height - edge)
          found.push(`frame ${frame}: disc ${i} is at ${x}, ${y}`)
        for (const other of all.slice(i + 1)) {
          const apart = Math.hypot(x - other.x, y - other.y)
          if (apart < size - OVERLAP)
            found.push(`frame ${frame}: disc ${i} is ${apart} px from another`)
        }
        return found
      }),
    )
  }

  test('they start evenly on a circle, drawn to a tenth of a pixel where they are', async ({
    page,
  }) => {
    // In a hidden tab they stay where they start.
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await page.goto('/')
    await appRuns(page)
    const { width, height } = page.viewportSize()!
    const ring = 0.22 * Math.min(width, height)
    for (const [index, { x, y }] of (await now(page)).entries()) {
      const place = (index / 3) * 2 * Math.PI
      expect(x).toBeCloseTo(width / 2 + Math.cos(place) * ring, 1)
      expect(y).toBeCloseTo(height / 2 + Math.sin(place) * ring, 1)
    }
  })

  test('the page shows them there from its first moment on, however late the script', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    const usual = page.viewportSize()!
    for (const size of [usual, { width: 844, height: 390 }, { width: 740, height: 340 }]) {
      await page.setViewportSize(size)
      const release = await hold(page, '**/assets/app-*')
      await page.goto('/')
      const prerendered = await now(page)
      release()
      await appRuns(page)
      const started = await now(page)
      for (const [index, { x, y }] of prerendered.entries()) {
        expect(x).toBeCloseTo(started[index]!.x, 1)
        expect(y).toBeCloseTo(started[index]!.y, 1)
      }
    }
  })

  test('R26: they come to rest clear of the name, on the first page and on a later one', async ({
    page,
  }) => {
    const expectBesideTheName = async () => {
      await expect(lines(page).first()).toBeVisible()
      await rest(page)
      await expectClear(page)
    }
    await page.goto('/')
    await appRuns(page)
    await expectBesideTheName()
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(discs(page)).toHaveCount(3)
    // They wait for the page that shrinks.
    await atRest(page)
    await expectBesideTheName()
  })

  test('they are launched, never leave the window and never overlap, and come to rest', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    await appRuns(page)
    const { width, height } = page.viewportSize()!
    const frames = await watch(page, 90)
    expect(faults(frames, width, height)).toEqual([])
    for (const i of [0, 1, 2])
      expect(new Set(frames.map((all) => `${all[i]!.x} ${all[i]!.y}`)).size).toBeGreaterThan(1)
    for (const { size } of frames[0]!) expect(size).toBeCloseTo(isMobile ? 85 : 175, 1)
    await rest(page)
    expect(faults([await now(page)], width, height)).toEqual([])
  })

  test('nor after a resize or a rotation', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    const first = page.viewportSize()!
    for (const { width, height } of [
      { width: 844, height: 390 },
      { width: 420, height: 640 },
      { width: 701, height: 420 },
      first,
    ]) {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => faults([await now(page)], width, height)).toEqual([])
      expect(faults(await watch(page, 15), width, height)).toEqual([])
    }
  })

  test('the pointer pushes them away', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger that rests on nothing pushes nothing')
    await page.goto('/')
    await appRuns(page)
    await rest(page)
    const { width, height } = page.viewportSize()!
    const before = (await now(page))[0]!
    // From the nearer side wall, so that there is room to flee to.
    const side = before.x < width / 2 ? -1 : 1
    await page.mouse.move(before.x + (side * before.size) / 2 + side * 4, before.y)
    await expect.poll(async () => ((await now(page))[0]!.x - before.x) * side).toBeLessThan(-5)
    expect(faults(await watch(page, 30), width, height)).toEqual([])
  })

  /** Moves nothing while the others may. */
  async function expectFrozen(page: Page, index: number, during: () => Promise<Disc[][]>) {
    const places = (await during()).map((all) => `${all[index]!.x} ${all[index]!.y}`)
    expect(new Set(places).size).toBe(1)
    await expect(discs(page)).toHaveCount(3)
  }

  test('one that has the focus stands still, while the others are thrown about', async ({
    page,
  }) => {
    await page.goto('/')
    await appRuns(page)
    await page.keyboard.press('Tab')
    await expect(disc(page, 'About')).toBeFocused()
    const frames = await watch(page, 30)
    await expectFrozen(page, 0, () => Promise.resolve(frames))
    expect(new Set(frames.map((all) => JSON.stringify(all))).size).toBeGreaterThan(1)
    await page.keyboard.press('Tab')
    await expect(disc(page, 'Photography')).toBeFocused()
    await expectFrozen(page, 1, () => watch(page, 10))
  })

  test('one that is hovered stands still, and is released when the pointer leaves', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a finger does not hover')
    await page.goto('/')
    await appRuns(page)
    await rest(page)
    const { x, y, size } = (await now(page))[1]!
    await page.mouse.move(x + 20, y + 10)
    await expectFrozen(page, 1, () => watch(page, 30))
    // Out on the side of the nearer wall: it flees to the other.
    const side = x < page.viewportSize()!.width / 2 ? -1 : 1
    await page.mouse.move(x + (side * size) / 2 + side * 4, y)
    await expect.poll(async () => Math.abs((await now(page))[1]!.x - x)).toBeGreaterThan(5)
  })

  test('a tap follows the link', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no finger')
    await page.goto('/')
    await appRuns(page)
    await rest(page)
    await disc(page, 'Projects').tap()
    await expect(page).toHaveURL('/projects')
  })

  test('a tap follows the link also while it flies', async ({ page, isMobile, context }) => {
    test.skip(!isMobile, 'a desktop has no finger')
    await page.goto('/')
    await appRuns(page)
    const devtools = await context.newCDPSession(page)
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        document.body.dataset.clicked ||= (target as Element).closest('a')?.pathname ?? ''
      })
    })
    // By the time the finger is down a fast one may be gone, or another be there.
    let clicked = ''
    while (!clicked) {
      const [first] = await now(page)
      if (first) {
        const touchPoints = [{ x: first.x, y: first.y }]
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      // The browser makes a click of it a little later.
      await watch(page, 10)
      clicked = await page.evaluate(() => document.body.dataset.clicked ?? '')
    }
    await expect(page).toHaveURL(clicked)
  })
})

test.describe('the labels', { tag: ANY_WINDOW }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** WCAG 1.4.12. */
  const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important }`

  /** The labels that are not wholly on their disc. */
  const outside = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav a')].flatMap((disc) => {
        const { left, top, width } = disc.getBoundingClientRect()
        const letters = document.createRange()
        letters.selectNodeContents(disc.querySelector('span')!)
        // A line's box is higher than its letters, by a fifth and more.
        const far = [...letters.getClientRects()].flatMap((line) =>
          [line.left, line.right].flatMap((x) =>
            [line.top + line.height * 0.25, line.bottom - line.height * 0.25].map((y) =>
              Math.hypot(x - left - width / 2, y - top - width / 2),
            ),
          ),
        )
        return Math.max(...far) > width / 2 ? [disc.textContent] : []
      }),
    )
  const sizes = (page: Page) =>
    page
      .locator('nav a')
      .evaluateAll((all) => all.map((label) => parseFloat(getComputedStyle(label).fontSize)))

  for (const width of [320, 390, 834])
    test(`stay on their discs with wider spacing and larger text, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await appRuns(page)
      expect(await outside(page)).toEqual([])
      const usual = await sizes(page)
      expect(usual).toEqual(width > 700 ? [22, 25, 22] : [13, 13, 13])
      const space = (isSpaced: boolean) =>
        page.evaluate(
          (rule) => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(rule)
            document.adoptedStyleSheets = [sheet]
          },
          isSpaced ? SPACED : '',
        )
      await space(true)
      await watch(page, 2)
      expect(await outside(page)).toEqual([])
      await space(false)
      // Text twice as large, and nothing else.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await watch(page, 2)
      expect(await outside(page)).toEqual([])
      for (const [i, size] of (await sizes(page)).entries())
        expect(size).toBeGreaterThan(usual[i]! * 1.5)
    })
})

test.describe(
  'R11: at rest, in a hidden tab and off the page, no animation frame is asked for',
  { tag: ANY_WINDOW },
  () => {
    const hide = (page: Page, hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)

    test('at rest', async ({ page }) => {
      await countFrames(page)
      await page.goto('/')
      await appRuns(page)
      expect(await framesAsked(page)).toBeGreaterThan(0)
      await expectNoFrames(page)
      // The pointer wakes them.
      const { width, height } = page.viewportSize()!
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.move(width / 2 + 1, height / 2)
    })

    test('in a hidden tab, though they were flying', async ({ page }) => {
      await countFrames(page)
      await page.goto('/')
      await appRuns(page)
      await hide(page, true)
      await framesAsked(page)
      await expectNoFrames(page)
      await hide(page, false)
      await expect.poll(() => framesAsked(page)).toBeGreaterThan(0)
    })

    test('off the page', async ({ page }) => {
      await countFrames(page)
      await page.goto('/')
      await appRuns(page)
      await disc(page, 'About').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
      await expectNoFrames(page)
    })
  },
)
