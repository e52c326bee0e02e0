import type { Page } from '@playwright/test'
import { appRuns, expect, test } from './test.ts'

type Place = { category?: string; album?: string }

// What is remembered does not depend on how pages follow one another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What the two keys hold, as another script of the origin would read them. */
const place = (page: Page): Promise<Place> =>
  page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage)))

/** Sets the two keys before the next page of this tab is visited, once. */
async function remember(page: Page, place: Place) {
  await page.addInitScript(
    ([once, keys]) => {
      if (window.sessionStorage.getItem(once)) return
      window.sessionStorage.setItem(once, 'done')
      window.localStorage.clear()
      for (const [key, id] of Object.entries(keys)) window.localStorage.setItem(key, id)
    },
    [`remembered ${Math.random()}`, place] as const,
  )
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const backLink = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The page shows the whole of the element with this id, clear of the bar. */
async function expectReturned(page: Page, id: string) {
  const element = page.locator(`[id="${id}"]`)
  await expect(element).toBeInViewport({ ratio: 0.99 })
  const { height } = (await page.getByRole('banner').boundingBox())!
  expect((await element.boundingBox())!.y).toBeGreaterThanOrEqual(height)
}

async function chooseInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Until what a browser does of its own after a load is done. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)
  })

/** Lets the page scroll as a visitor would, and waits until it has. */
async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
}

test.describe('R6: the keys hold the bare ids', () => {
  test('never JSON, and are absent while they hold nothing', async ({ page }) => {
    await page.goto('/photography')
    expect(await place(page)).toEqual({})
    await page.getByRole('link', { name: 'Portraits' }).click()
    await expect(heading(page)).toHaveText('Portraits')
    expect(await place(page)).toEqual({ category: 'portraits' })
    await page.getByRole('link', { name: 'Åse One Year' }).click()
    await expect(heading(page)).toHaveText('Åse - One Year')
    expect(await place(page)).toEqual({ category: 'portraits', album: 'ase-12m' })
  })

  for (const [name, id] of [
    ['Landscape', 'landscape'],
    ['Animals', 'animals'],
    ['Miscellaneous', 'misc'],
  ] as const)
    test(`choosing ${name}: both keys cleared, then category set`, async ({ page }) => {
      await remember(page, { category: 'portraits', album: 'pier' })
      await page.goto('/photography')
      await page.getByRole('link', { name }).click()
      await expect(heading(page)).toHaveText(name)
      expect(await place(page)).toEqual({ category: id })
    })

  test('choosing an album: the previous one cleared, then set', async ({ page }) => {
    await remember(page, { category: 'landscape', album: 'skerries2017' })
    await page.goto('/photography/landscape')
    await page.getByRole('link', { name: 'Iceland 2018' }).click()
    await expect(heading(page)).toHaveText('Iceland 2018')
    expect(await place(page)).toEqual({ category: 'landscape', album: 'iceland2018' })
  })
})

test.describe('R6: the remembered element is scrolled into view', () => {
  for (const [path, id, stored] of [
    ['/photography', 'misc', { category: 'misc' }],
    ['/photography/landscape', 'skerries2017', { album: 'skerries2017' }],
    ['/photography/portraits', 'juniper-15m', { album: 'juniper-15m' }],
  ] as const) {
    test(`on ${path}, by load`, async ({ page }) => {
      await remember(page, stored)
      await page.goto(path)
      await expectReturned(page, id)
      await page.reload()
      await expectReturned(page, id)
    })

    test(`on ${path}, by reload after going elsewhere on the page`, async ({ page }) => {
      await remember(page, stored)
      await page.goto(path)
      await appRuns(page)
      await expectReturned(page, id)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.reload()
      await appRuns(page)
      await frames(page)
      await expectReturned(page, id)
    })
  }

  test('on the photography page, by link and by Back', async ({ page }) => {
    await page.goto('/photography')
    await page.getByRole('link', { name: 'Miscellaneous' }).click()
    await expect(heading(page)).toHaveText('Miscellaneous')
    await backLink(page).click()
    await expect(heading(page)).toHaveText('Photography')
    await expectReturned(page, 'misc')
    await page.goBack()
    await expect(heading(page)).toHaveText('Miscellaneous')
    await page.goBack()
    await expect(heading(page)).toHaveText('Photography')
    await expectReturned(page, 'misc')
  })

  for (const [path, list, name, id, title] of [
    ['/photography/landscape', 'Landscape', 'Bergen 2019', 'bergen2019', 'Bergen 2019'],
    [
      '/photography/portraits',
      'Portraits',
      'Juniper Eight Months',
      'juniper-8m',
      'Juniper - Eight Months',
    ],
  ] as const)
    test(`on ${path}, by link and by Back`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('link', { name }).click()
      await expect(heading(page)).toHaveText(title)
      await scrollDown(page)
      await backLink(page).focus()
      await backLink(page).click()
      await expect(heading(page)).toHaveText(list)
      await expectReturned(page, id)

      await page.goBack()
      await expect(heading(page)).toHaveText(title)
      await page.goBack()
      await expect(heading(page)).toHaveText(list)
      await expectReturned(page, id)
    })

  test('also when it is chosen in the menu', async ({ page }) => {
    await remember(page, { category: 'misc', album: 'pier' })
    await page.goto('/projects')
    await chooseInMenu(page, 'Photography')
    await expect(heading(page)).toHaveText('Photography')
    await expectReturned(page, 'misc')
    expect(await place(page)).toEqual({ category: 'misc', album: 'pier' })
  })
})

test.describe('R6: key missing: scroll to the top', () => {
  for (const [parent, child] of [
    ['/photography', '/photography/animals'],
    ['/photography/landscape', '/photography/landscape/iceland2018'],
    ['/photography/portraits', '/photography/portraits/juniper8m'],
  ] as const) {
    test(`on ${parent}, by load and by link`, async ({ page }) => {
      await page.goto(parent)
      expect(await scrollTop(page)).toBe(0)
      // Not chosen in a list, so nothing is remembered.
      await page.goto(child)
      await scrollDown(page)
      await backLink(page).focus()
      await backLink(page).click()
      await expect(page).toHaveURL(parent)
      await expect.poll(() => scrollTop(page)).toBe(0)
      expect(await place(page)).toEqual({})
    })
  }

  test('by Back, to a page that was left scrolled', async ({ page }) => {
    await page.goto('/photography/landscape')
    await scrollDown(page)
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await chooseInMenu(page, 'About')
    await expect(heading(page)).toHaveText('About')
    await page.goBack()
    await expect(heading(page)).toHaveText('Landscape')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

test.describe('R22: where nothing is remembered, a reload keeps the place', () => {
  for (const path of ['/photography', '/photography/landscape', '/photography/portraits'])
    test(`on ${path}`, async ({ page }) => {
      // So low that every list can be scrolled.
      await page.setViewportSize({ width: 390, height: 400 })
      await page.goto(path)
      await appRuns(page)
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await frames(page)
      await page.reload()
      await appRuns(page)
      await frames(page)
      await expect.poll(() => scrollTop(page)).toBe(700)
    })
})

test.describe('R6: a stored album without an element on the page', () => {
  for (const [album, what] of [
    ['iceland2018', 'of the other page'],
    ['juniper-99m', 'that is no more'],
  ] as const) {
    test(`${what}: on the portraits page it is removed, and the page at its top`, async ({
      page,
    }) => {
      await remember(page, { category: 'portraits', album })
      await page.goto('/photography/portraits')
      await expect.poll(() => place(page)).toEqual({ category: 'portraits' })
      expect(await scrollTop(page)).toBe(0)
    })
  }

  test('on the portraits page, reached by link', async ({ page }) => {
    await remember(page, { category: 'portraits', album: 'iceland2018' })
    await page.goto('/photography/portraits/juniper8m')
    await scrollDown(page)
    await backLink(page).focus()
    await backLink(page).click()
    await expect(heading(page)).toHaveText('Portraits')
    await expect.poll(() => place(page)).toEqual({ category: 'portraits' })
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('on the landscape page it stays stored, and the page at its top', async ({ page }) => {
    await remember(page, { category: 'landscape', album: 'pier' })
    await page.goto('/photography/landscape')
    await expect(heading(page)).toHaveText('Landscape')
    await page.goto('/photography/landscape/iceland2018')
    await scrollDown(page)
    await backLink(page).focus()
    await backLink(page).click()
    await expect(heading(page)).toHaveText('Landscape')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await place(page)).toEqual({ category: 'landscape', album: 'pier' })
  })
})

test.describe('R6: the menu', () => {
  test('choosing home, about or projects clears both keys; photography does not', async ({
    page,
  }) => {
    const stored = { category: 'landscape', album: 'iceland2018' }
    for (const [name, left] of [
      ['Home', {}],
      ['About', {}],
      ['Projects', {}],
      ['Photography', stored],
    ] as const) {
      await remember(page, stored)
      await page.goto('/photography/landscape/iceland2018')
      await chooseInMenu(page, name)
      await expect(page).toHaveTitle(new RegExp(`^${name} —`))
      expect(await place(page)).toEqual(left)
    }
  })
})

test.describe('R6: two tabs', () => {
  test("a choice in one is the other's place too", async ({ page, context }) => {
    await page.goto('/photography/landscape')
    await page.getByRole('link', { name: 'Dovrefjell 2025' }).click()
    await expect(heading(page)).toHaveText('Dovrefjell 2025')

    const other = await context.newPage()
    await other.goto('/photography/landscape')
    await other.getByRole('link', { name: 'Skerries 2017' }).click()
    await expect(heading(other)).toHaveText('Skerries 2017')

    await backLink(page).click()
    await expect(heading(page)).toHaveText('Landscape')
    await expectReturned(page, 'skerries2017')
  })

  test('one that only opens and closes its menu does not undo it', async ({ page, context }) => {
    await page.goto('/photography/landscape')
    await page.getByRole('link', { name: 'Dovrefjell 2025' }).click()
    await expect(heading(page)).toHaveText('Dovrefjell 2025')
    const other = await context.newPage()
    await remember(other, { category: 'landscape', album: 'skerries2017' })
    await other.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    expect(await place(other)).toEqual({ category: 'landscape', album: 'skerries2017' })
  })

  test('what one forgets is forgotten in both', async ({ page, context }) => {
    await remember(page, { category: 'landscape', album: 'skerries2017' })
    await page.goto('/photography/landscape/skerries2017')
    await expect(heading(page)).toHaveText('Skerries 2017')
    const other = await context.newPage()
    await other.goto('/projects')
    await chooseInMenu(other, 'About')
    await scrollDown(page)
    await backLink(page).focus()
    await backLink(page).click()
    await expect(heading(page)).toHaveText('Landscape')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await place(page)).toEqual({})
  })
})

test.describe('R6: storage that fails breaks nothing', () => {
  /** Walks into an album of the landscapes and back, in one visit. */
  async function walk(page: Page) {
    await page.goto('/photography')
    await appRuns(page)
    await page.getByRole('link', { name: 'Landscape' }).click()
    await expect(heading(page)).toHaveText('Landscape')
    await page.getByRole('link', { name: 'Skerries 2017' }).click()
    await expect(heading(page)).toHaveText('Skerries 2017')
    await backLink(page).click()
    await expect(heading(page)).toHaveText('Landscape')
  }

  test('forbidden: the place lives as long as the visit', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await walk(page)
    await expectReturned(page, 'skerries2017')
    await page.goto('/photography/portraits')
    await expect(heading(page)).toHaveText('Portraits')
    expect(await scrollTop(page)).toBe(0)
    await chooseInMenu(page, 'Projects')
    await expect(heading(page)).toHaveText('Projects')
  })

  test('missing altogether', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }))
    await walk(page)
    await expectReturned(page, 'skerries2017')
  })

  test('full: the old place is cleared, and the new one lives as long as the visit', async ({
    page,
  }) => {
    await remember(page, { category: 'portraits', album: 'pier' })
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await walk(page)
    await expectReturned(page, 'skerries2017')
    expect(await place(page)).toEqual({})
  })

  const GARBAGE = [
    '{"state":{"category":"landscape","album":"iceland2018"},"version":0}',
    '"iceland2018"',
    '<img src=x onerror=alert(1)>',
    'root',
    'menu',
    '#iceland2018',
    '] *',
    '__proto__',
    '\u0000\ud800',
  ]
  test('garbled: the lists stand at their top, whatever the keys hold', async ({ page }) => {
    for (const garbage of GARBAGE) {
      await remember(page, { category: garbage, album: garbage })
      for (const [path, count] of [
        ['/photography', 5],
        ['/photography/landscape', 15],
        ['/photography/portraits', 7],
      ] as const) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count)
        expect(await scrollTop(page)).toBe(0)
      }
      // The portraits page has no element for it, and forgets it.
      await expect.poll(async () => (await place(page)).album).toBeUndefined()
    }
  })

  test('garbled: the next choice is remembered as ever', async ({ page }) => {
    await remember(page, { category: '{"a":', album: 'root' })
    await walk(page)
    await expectReturned(page, 'skerries2017')
    expect(await place(page)).toEqual({ category: 'landscape', album: 'skerries2017' })
  })
})

test.describe('before the application has arrived', () => {
  /** Holds the application back until the returned function is called. */
  async function holdBack(page: Page): Promise<() => Promise<void>> {
    let held: () => void = () => {}
    let letGo: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      held = resolve
    })
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/vendor-*.js', async (route) => {
      held()
      await free
      await route.continue()
    })
    return async () => {
      await asked
      letGo()
    }
  }

  test('R6: a category chosen is remembered', async ({ page }) => {
    await remember(page, { category: 'portraits', album: 'pier' })
    await holdBack(page)
    await page.goto('/photography')
    await page.getByRole('link', { name: 'Landscape' }).click()
    await expect(page).toHaveURL('/photography/landscape')
    expect(await place(page)).toEqual({ category: 'landscape' })
  })

  test('R6: an album chosen is remembered', async ({ page }) => {
    await remember(page, { category: 'portraits', album: 'pier' })
    await holdBack(page)
    await page.goto('/photography/portraits')
    await page.getByRole('link', { name: 'Frida Harbour Maternity' }).click()
    await expect(page).toHaveURL('/photography/portraits/fridaharbourmaternity')
    expect(await place(page)).toEqual({ category: 'portraits', album: 'harbour' })
  })

  test('R6: the remembered element is scrolled into view', async ({ page }) => {
    await remember(page, { album: 'skerries2017' })
    await holdBack(page)
    await page.goto('/photography/landscape')
    await expectReturned(page, 'skerries2017')
  })

  test('the menu button acts when it has arrived', async ({ page }) => {
    const letGo = await holdBack(page)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('Contact acts when it has arrived', async ({ page }) => {
    const letGo = await holdBack(page)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Contact' }).click()
    await letGo()
    await expect(page.getByRole('button', { name: 'mona@boen.example' })).toBeVisible()
  })
})
