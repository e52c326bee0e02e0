import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appRuns, expect, test } from './test.ts'

const skills = (page: Page) => page.getByRole('region', { name: 'Skills' })
/** The blocks of the grid: portrait, bio, skills. */
const blocks = (page: Page) => skills(page).locator('xpath=../*')

async function boxes(page: Page) {
  const all = await blocks(page).all()
  return Promise.all(all.map(async (block) => (await block.boundingBox())!))
}

test.describe('R13 About: spans of a 12-column grid', () => {
  test('each block takes the full width on small and medium screens', async ({ page }) => {
    await page.goto('/about')
    for (const width of [320, 390, 701, 834, 1023]) {
      await page.setViewportSize({ width, height: 900 })
      const [portrait, bio, marks] = await boxes(page)
      for (const block of [portrait!, bio!, marks!]) {
        expect(block.x).toBeCloseTo(portrait!.x, 0)
        // The same margin on both sides.
        expect(Math.abs(block.x + block.width - (width - block.x))).toBeLessThan(1)
      }
      expect(bio!.y).toBeGreaterThanOrEqual(portrait!.y + portrait!.height)
      expect(marks!.y).toBeGreaterThanOrEqual(bio!.y + bio!.height)
    }
  })

  test('a third on large ones', async ({ page }) => {
    await page.goto('/about')
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [portrait, bio, marks] = await boxes(page)
      const room = width - 2 * portrait!.x
      const gap = bio!.x - portrait!.x - portrait!.width
      for (const block of [portrait!, bio!, marks!]) {
        expect(Math.abs(block.width - (room - 2 * gap) / 3)).toBeLessThan(1)
        expect(block.y).toBeCloseTo(portrait!.y, 0)
      }
      expect(Math.abs(marks!.x + marks!.width - (width - portrait!.x))).toBeLessThan(1)
    }
  })
})

test('a long bio keeps its distance from the list below it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the windows are set one by one')
  await page.goto('/about')
  await appRuns(page)
  for (const width of [390, 834, 1024, 1060, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const words = (await page.getByRole('main').getByRole('paragraph').last().boundingBox())!
    const list = (await page.getByRole('main').getByRole('list').first().boundingBox())!
    expect.soft(list.y - words.y - words.height, `${width} px`).toBeGreaterThanOrEqual(24)
  }
})

test.describe('R13 About: what it holds', () => {
  test('the portrait and the words of the owner', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('img', { name: /^Mona Bøen/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  })

  test('the resume is a real PDF of one page, under one fixed file name', async ({ page }) => {
    await page.goto('/about')
    const offered = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download resume' }).click()
    const download = await offered
    expect(download.suggestedFilename()).toBe('mona-boen.pdf')
    const pdf = await readFile(await download.path(), 'latin1')
    expect(pdf).toMatch(/^%PDF-1\.\d/)
    expect(pdf.trimEnd()).toMatch(/%%EOF$/)
    expect(Array.from(pdf.matchAll(/\/Count (\d+)/g), ([, count]) => count)).toEqual(['1'])
    await expect(page).toHaveURL('/about')
  })

  test('twelve skills in the order given, each with its icon', async ({ page }) => {
    await page.goto('/about')
    const items = skills(page).getByRole('listitem')
    await expect(items).toHaveText([
      'React',
      'Typescript',
      'Node.js',
      'C#',
      'Codeberg',
      'Python',
      'Flask',
      'CSS',
      'MongoDB',
      'SQL',
      'Photoshop',
      'Illustrator',
    ])
    const marks = new Set<string>()
    for (const item of await items.all()) {
      const icon = item.locator('svg')
      await expect(icon).toHaveCount(1)
      await expect(icon).toBeVisible()
      // The name beside it says it all.
      await expect(icon).toHaveAttribute('aria-hidden', 'true')
      marks.add(await icon.innerHTML())
    }
    expect(marks.size).toBe(12)
  })
})

test.describe('R15 Links out', () => {
  for (const [path, count] of [
    ['/about', 1],
    ['/projects', 6],
  ] as const)
    test(`those of ${path}: new tab, rel, and a name that says so`, async ({ page }) => {
      await page.goto(path)
      await appRuns(page)
      const out = page.getByRole('link', { name: /\(opens in a new tab\)$/ })
      await expect(out).toHaveCount(count)
      for (const link of await out.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//)
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
        await expect(link).toHaveAccessibleName(/\w.*\(opens in a new tab\)$/)
      }
      // No other leaves the site.
      const origin = new URL(page.url()).origin
      const leaving = await page
        .getByRole('link')
        .evaluateAll(
          (all, here) =>
            all.filter((a) => a instanceof HTMLAnchorElement && a.origin !== here).length,
          origin,
        )
      expect(leaving).toBe(count)
      await expect(page.locator('a[target]')).toHaveCount(count)
    })

  test('no two links of a page have the same name', async ({ page }) => {
    await page.goto('/projects')
    const links = await page.getByRole('main').getByRole('link').all()
    const names = await Promise.all(links.map((link) => link.textContent()))
    expect(new Set(names).size).toBe(names.length)
  })

  test('one opens in a tab of its own', async ({ page, context, expectTrouble }) => {
    expectTrouble(/elsewhere: https:\/\/elsewhere\.example/)
    await context.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ body: 'elsewhere', contentType: 'text/plain' }),
    )
    await page.goto('/about')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Find me elsewhere/ }).click()
    const tab = await opened
    await expect(tab).toHaveURL('https://elsewhere.example/mona')
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(page).toHaveURL('/about')
  })
})

test.describe('R1 Placeholders', () => {
  test('none is left to a visitor', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen')
    for (const path of ['/', '/about', '/projects', '/photography', '/photography/portraits']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await page.locator('html').textContent()).not.toMatch(/\{[a-z-]+\}/)
    }
  })

  test('the footer names the owner, in the year that it is', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveText(`© ${new Date().getFullYear()} Mona Bøen`)
  })

  test('the footer is of the year the visitor lives in', async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05')
    await page.goto('/about')
    await expect(page.getByRole('contentinfo')).toHaveText('© 2031 Mona Bøen')
  })
})
