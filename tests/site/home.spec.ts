import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { step } from '../../src/physics/step.ts'
import { type Bounds, createWorld, launch, resize } from '../../src/physics/world.ts'
import { nameBox, nameEdges, type NameMeasures } from '../../src/relief/name/nameBox.ts'
import { backLink, DOUBLED, heading, resizeWindow, setStyle, SPACED } from './frame.ts'
import { PHONE, THOROUGH } from './tags.ts'
import { appRuns, expect, hold, MOVING, open, test } from './test.ts'

const disc = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })
/** The lines of the name that are shown. */
const lines = (page: Page) => page.getByRole('main').locator('svg text').filter({ visible: true })

type Disc = { x: number; y: number; size: number }

/** Centres and diameters, px. */
const now = (page: Page): Promise<Disc[]> =>
  page.locator(`${SELECT.discs} a`).evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + width / 2, size: width }
    }),
  )

/** Discs that leave the window or its margin, or overlap. */
function faults(discs: Disc[], { width, height }: Bounds): string[] {
  return discs.flatMap(({ x, y, size }, i) => {
    const edge = size / 2 + 8 - 0.5
    const isInside = x >= edge && y >= edge && x <= width - edge && y <= height - edge
    const touched = discs
      .slice(i + 1)
      .filter((other) => Math.hypot(x - other.x, y - other.y) < size - 0.5)
    return [
      ...(isInside ? [] : [`disc ${i} leaves the window: ${x}, ${y}`]),
      ...touched.map((other) => `disc ${i} at ${x}, ${y} lies on that at ${other.x}, ${other.y}`),
    ]
  })
}

/** Discs that touch the letters themselves, from the height of an x to the base line. */
async function onTheName(page: Page): Promise<string[]> {
  const discs = await now(page)
  const boxes = await lines(page).evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(boxes).not.toEqual([])
  return boxes.flatMap((box) =>
    discs
      .filter(({ x, y, size }) => {
        const dx = Math.max(box.x - x, 0, x - box.x - box.width)
        const dy = Math.max(box.y + box.height * 0.25 - y, 0, y - box.y - box.height * 0.8)
        return Math.hypot(dx, dy) < size / 2
      })
      .map(({ x, y }) => `the disc at ${x}, ${y} lies on the name`),
  )
}

test('the name is a fifth of the smaller side, at least 12 px, and breaks only where one line does not fit', async ({
  page,
}) => {
  await open(page, '/')
  await expect(heading(page)).toHaveText('Mona Bøen')
  const seen = () =>
    lines(page).evaluateAll((all) => ({
      texts: all.map((line) => line.textContent),
      sizes: [
        ...new Set(all.map((line) => Math.round(parseFloat(getComputedStyle(line).fontSize)))),
      ],
      isInside: all.every((line) => {
        const { left, top, right, bottom } = line.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
      }),
    }))
  for (const [width, height, size, ...texts] of [
    [1440, 900, 180, 'Mona Bøen'],
    [834, 1112, 167, 'Mona', 'Bøen'],
    [390, 844, 78, 'Mona', 'Bøen'],
    [320, 568, 64, 'Mona', 'Bøen'],
    [844, 390, 78, 'Mona Bøen'],
    [640, 50, 12, 'Mona Bøen'],
  ] as const) {
    await resizeWindow(page, width, height)
    await expect.poll(seen).toEqual({ texts, sizes: [size], isInside: true })
  }
})

test.describe('after a page change the relief is drawn', () => {
  async function goHomeFromAbout(page: Page) {
    await open(page, '/about')
    await backLink(page).click()
  }

  /** Exactly nine layers, each its own element. */
  async function expectLayers(page: Page) {
    const shapes = page.getByRole('main').locator('svg path')
    await expect(shapes).toHaveCount(9)
    await expect(shapes.first()).toHaveAttribute('d', /^M/)
    const outlines = await shapes.evaluateAll((all) => all.map((path) => path.getAttribute('d')))
    expect(new Set(outlines).size).toBe(9)
    for (const outline of outlines) expect(outline).toMatch(/^M/)
  }

  test('by a worker, under paper that then clears; no other Trusted Types policy is allowed', async ({
    page,
    expectTrouble,
  }) => {
    // The page's own drawing script, which would draw too.
    await page.route('**/assets/rings-*', (route) => route.abort())
    const release = await hold(page, '**/computeRelief-*')
    await goHomeFromAbout(page)
    const paper = () =>
      page.locator(`${SELECT.relief} > div`).evaluate((element) => {
        const { opacity, visibility } = getComputedStyle(element.lastElementChild!)
        return `${visibility} ${opacity}, over ${getComputedStyle(element).opacity}`
      })
    await expect.poll(paper).toBe('visible 1, over 1')
    const drawing = page.waitForEvent('worker')
    release()
    await drawing
    await expectLayers(page)
    await expect.poll(paper).toBe('hidden 0, over 1')
    await expect.poll(() => page.workers()).toEqual([])

    expectTrouble(/trusted-types/)
    const name = () => window.trustedTypes?.createPolicy('other', { createScriptURL: (url) => url })
    await expect(page.evaluate(name)).rejects.toThrow(/disallowed/)
  })

  test(
    'by the page if the file of the worker is missing',
    { tag: THOROUGH },
    async ({ page, expectTrouble }) => {
      expectTrouble(/ringsWorker-/)
      await page.route('**/ringsWorker-*', (route) => route.abort())
      const own = page.waitForRequest('**/assets/rings-*')
      await goHomeFromAbout(page)
      await own
      await expectLayers(page)
    },
  )

  test('until the window is resized or the page is left', { tag: THOROUGH }, async ({ page }) => {
    // Workers receive their input only after the draw event.
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        override postMessage(land: unknown) {
          // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
          window.addEventListener('draw', () => super.postMessage(land))
        }
      }
    })
    const another = async (other?: unknown) => {
      await expect.poll(() => page.workers().filter((worker) => worker !== other)).toHaveLength(1)
      return page.workers().find((worker) => worker !== other)!
    }
    await goHomeFromAbout(page)
    const first = await another()
    const resized = first.waitForEvent('close')
    await page.setViewportSize({ width: 700, height: 1000 })
    await resized
    const second = await another(first)
    const left = second.waitForEvent('close')
    await page.goBack()
    await left
    await expect(heading(page)).toHaveText('About')

    await backLink(page).click()
    await another(second)
    await expect(lines(page)).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('draw')))
    await expectLayers(page)
    await expect(lines(page)).toHaveText(['Mona', 'Bøen'])
    await expect.poll(() => page.workers()).toEqual([])
  })
})

/** Left and top, % of the window. */
const REST = [
  {
    width: 1440,
    height: 900,
    size: 175,
    About: [13, 15],
    Projects: [79, 10],
    Photography: [67, 64],
  },
  {
    width: 834,
    height: 1112,
    size: 175,
    About: [9, 12],
    Projects: [70, 17],
    Photography: [60, 76],
  },
  { width: 390, height: 844, size: 85, About: [10, 15], Projects: [70, 22], Photography: [62, 72] },
] as const

const restPlaces = ({ width, height, size, ...places }: (typeof REST)[number]) =>
  [places.About, places.Photography, places.Projects].map(([left, top]) => ({
    x: Math.round((width * left) / 100 + size / 2),
    y: Math.round((height * top) / 100 + size / 2),
    size,
  }))
const roundedPlaces = async (page: Page) =>
  (await now(page)).map(({ x, y, size }) => ({
    x: Math.round(x),
    y: Math.round(y),
    size: Math.round(size),
  }))

test.describe('with less motion', () => {
  test('the links rest at the places of the design, clear of the name and of each other, and nothing scrolls', async ({
    page,
  }) => {
    await open(page, '/')
    const isWhole = async (width: number, height: number) => {
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      expect.soft(beyond, `scrolls at ${width} × ${height}`).toEqual([0, 0])
      const wrong = [...faults(await now(page), { width, height }), ...(await onTheName(page))]
      expect.soft(wrong, `${width} × ${height}`).toEqual([])
    }
    for (const places of REST) {
      await resizeWindow(page, places.width, places.height)
      await expect.poll(() => roundedPlaces(page)).toEqual(restPlaces(places))
      await isWhole(places.width, places.height)
    }
    // Low windows, some of them as small as a window at 400 %.
    for (const [width, height] of [
      [320, 256],
      [360, 225],
      [568, 320],
      [667, 375],
      [844, 390],
      [960, 600],
    ] as const) {
      await resizeWindow(page, width, height)
      await isWhole(width, height)
    }
  })

  test('the links rest at the same places without script', async ({ browser }) => {
    // Without script a disc rests, whatever motion the visitor prefers.
    const page = await browser.newPage({
      javaScriptEnabled: false,
      reducedMotion: 'no-preference',
    })
    await page.goto('/')
    for (const places of REST) {
      const { width, height } = places
      await page.setViewportSize({ width, height })
      await expect.poll(() => roundedPlaces(page)).toEqual(restPlaces(places))
    }
    await page.close()
  })

  /** Windows of every kind: wide, square, upright, low, and some at 400 %. */
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
    'a short name': { oneLineFrom: 0, longestLine: 1.4, above: 0.74, below: 0.2 },
    'the sample name': { oneLineFrom: 1.435, longestLine: 2.705, above: 0.71, below: 0.015 },
    'a long name on two lines': { oneLineFrom: 2.9, longestLine: 6.3, above: 0.95, below: 0.22 },
    'one long word': { oneLineFrom: 0, longestLine: 16, above: 0.74, below: 0.22 },
  } satisfies Record<string, NameMeasures>

  test(
    'no link lies on the name where there is room, whatever the name',
    { tag: THOROUGH },
    async ({ page }) => {
      await open(page, '/')
      const wrong: string[] = []
      for (const [width, height] of SIZES) {
        await resizeWindow(page, width, height)
        for (const [kind, name] of Object.entries(NAMES)) {
          await page.locator(SELECT.discs).evaluate((nav, { top, bottom }) => {
            nav.style.setProperty('--name-top', top)
            nav.style.setProperty('--name-bottom', bottom)
          }, nameEdges(name))
          const seen = await now(page)
          const { size } = seen[0]!
          const { left, top, right, bottom } = nameBox(name, { width, height })
          const needed = size + 16
          // Above and below, or beside it, two on one side.
          const isRoom =
            Math.min(top, height - bottom) >= needed ||
            (Math.min(left, width - right) >= needed && height >= 2 * size + 24)
          const covering = seen.filter(({ x, y }) => {
            const gap = Math.hypot(
              Math.max(left - x, 0, x - right),
              Math.max(top - y, 0, y - bottom),
            )
            return isRoom && gap < size / 2
          })
          const found = [
            ...faults(seen, { width, height }),
            ...covering.map(({ x, y }) => `the disc at ${x}, ${y} lies on the name`),
          ]
          wrong.push(...found.map((fault) => `${width} × ${height}, ${kind}: ${fault}`))
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('the labels stay on their discs with wider spacing and larger text', async ({ page }) => {
    /** The labels that are not wholly on their disc. */
    const outside = () =>
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
    const sizes = () =>
      page
        .locator('nav a')
        .evaluateAll((all) => all.map((label) => parseFloat(getComputedStyle(label).fontSize)))
    await open(page, '/')
    for (const width of [320, 390, 834]) {
      await setStyle(page, '')
      await resizeWindow(page, width, 844)
      expect.soft(await outside(), `${width} px`).toEqual([])
      const usual = await sizes()
      expect.soft(usual, `${width} px`).toEqual(width > 700 ? [22, 25, 22] : [13, 13, 13])
      await setStyle(page, SPACED)
      expect.soft(await outside(), `${width} px, spaced`).toEqual([])
      await setStyle(page, DOUBLED)
      expect.soft(await outside(), `${width} px, doubled`).toEqual([])
      for (const [i, size] of (await sizes()).entries())
        expect.soft(size, `${width} px, doubled`).toBeGreaterThan(usual[i]! * 1.5)
    }
  })
})

test.describe('in motion', () => {
  test.use(MOVING)

  const drifting = (page: Page) => page.locator(`${SELECT.discs}[data-drifting]`)

  /**
   * Opens home with a clock that the test drives, and the same launch each time. The discs have
   * just been launched.
   */
  async function launchDiscs(page: Page) {
    await page.addInitScript(() => {
      let seed = 1
      Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/')
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return drifting(page).count()
      })
      .toBe(1)
    await appRuns(page)
  }

  /** How often the page asks for an animation frame while its clock goes on. */
  async function framesIn(page: Page, ms: number): Promise<number> {
    const asked = await page.evaluateHandle(() => {
      const asked = { times: 0 }
      const ask = window.requestAnimationFrame
      window.requestAnimationFrame = (callback) => {
        asked.times++
        return ask(callback)
      }
      return asked
    })
    await page.clock.runFor(ms)
    return asked.evaluate(({ times }) => times)
  }

  test('the page shows the links at their launch positions before any script runs', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/entry-client-*')
    await page.goto('/')
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
      [740, 340],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bounds = { width, height }
      const world = resize(createWorld(3), width <= 700)
      launch(world, bounds, () => 0)
      step(world, { bounds, pointer: null, dt: 0 })
      // To a tenth of a pixel.
      const isThere = ({ x, y, size }: Disc, i: number) => {
        const body = world.bodies[i]!
        return Math.hypot(x - body.x, y - body.y) < 0.1 && Math.abs(size - world.size) < 0.1
      }
      const elsewhere = async () => (await now(page)).filter((seen, i) => !isThere(seen, i))
      await expect.poll(elsewhere, `${width} × ${height}`).toEqual([])
    }
    release()
    await expect(drifting(page)).toHaveCount(1)
  })

  test('the links rest beside the name within 5 s, and no frame is requested at rest or off the page', async ({
    page,
  }) => {
    await launchDiscs(page)
    const launched = await now(page)
    expect(await framesIn(page, 500)).toBeGreaterThan(10)
    for (const [i, { x, y }] of (await now(page)).entries())
      expect([x, y]).not.toEqual([launched[i]!.x, launched[i]!.y])
    await page.clock.runFor(4500)
    const rested = await now(page)
    expect(await framesIn(page, 1000)).toBe(0)
    expect(await now(page)).toEqual(rested)
    expect(faults(rested, page.viewportSize()!)).toEqual([])
    expect(await onTheName(page)).toEqual([])

    const rotated = { width: 420, height: 640 }
    await page.setViewportSize(rotated)
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return faults(await now(page), rotated)
      })
      .toEqual([])

    await disc(page, 'About').press('Enter')
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return heading(page).allTextContents()
      })
      .toEqual(['About'])
    await expect.poll(() => framesIn(page, 1000)).toBe(0)
  })

  test('the mouse pushes a link away, and a focused or hovered link stands still', async ({
    page,
  }) => {
    await launchDiscs(page)
    await page.keyboard.press('Tab')
    await expect(disc(page, 'About')).toBeFocused()
    const thrown = await now(page)
    await page.clock.runFor(300)
    const later = await now(page)
    expect(later[0]).toEqual(thrown[0])
    expect(later[1]).not.toEqual(thrown[1])
    await disc(page, 'About').blur()
    await page.clock.runFor(6000)

    const { width } = page.viewportSize()!
    /**
     * Moves the mouse beside a disc, on the side of the nearer wall. Returns how far the disc
     * flees, px.
     */
    async function fleeing(index: number): Promise<number> {
      const { x, y, size } = (await now(page))[index]!
      const side = x < width / 2 ? -1 : 1
      await page.mouse.move(x + side * (size / 2 + 4), y)
      await page.clock.runFor(500)
      return (x - (await now(page))[index]!.x) * side
    }
    expect(await fleeing(0)).toBeGreaterThan(5)
    const hovered = (await now(page))[1]!
    await page.mouse.move(hovered.x + 20, hovered.y + 10)
    await page.clock.runFor(500)
    expect((await now(page))[1]).toEqual(hovered)
    expect(await fleeing(1)).toBeGreaterThan(5)
  })

  test('a tap stops a flying link and follows it', { tag: PHONE }, async ({ page, context }) => {
    await launchDiscs(page)
    await page.clock.runFor(200)
    const touched = await now(page)
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    const { x, y } = touched[0]!
    await touch('touchStart', [{ x, y }])
    await page.clock.runFor(200)
    const later = await now(page)
    expect([later[0]!.x, later[0]!.y]).toEqual([x, y])
    expect(later[1]).not.toEqual(touched[1])
    await touch('touchEnd', [])
    await page.clock.resume()
    await expect(page).toHaveURL('/about')
  })
})
