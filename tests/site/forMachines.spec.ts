import { expect, open, test } from './test.ts'

const STRUCTURED = 'script[type="application/ld+json"]'

test('a page change removes the structured data, and the next page has each head tag once', async ({
  page,
}) => {
  await open(page, '/photography/landscape')
  await expect(page.locator(STRUCTURED)).toHaveCount(1)
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iceland 2018')
  await expect(page.locator(STRUCTURED)).toHaveCount(0)
  for (const tag of [
    'title',
    'link[rel=canonical]',
    'link[rel=manifest]',
    'link[type="application/rss+xml"]',
    'link[type="application/feed+json"]',
  ])
    await expect(page.locator(`head > ${tag}`), tag).toHaveCount(1)
})

test('the browser reads the manifest without errors', async ({ page }) => {
  await page.goto('/about')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  expect(data).toContain('maskable-512.png')
})
