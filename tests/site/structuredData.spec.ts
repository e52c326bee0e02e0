import { expect, open, test } from './test.ts'

const STRUCTURED = 'script[type="application/ld+json"]'

test('the page left takes its structured data with it, and the next has one of each tag', async ({
  page,
}) => {
  await open(page, '/photography/landscape')
  await expect(page.locator(STRUCTURED)).toHaveCount(1)
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iceland 2018')
  await expect(page.locator(STRUCTURED)).toHaveCount(0)
  for (const tag of ['title', 'link[rel=canonical]'])
    await expect(page.locator(`head > ${tag}`), tag).toHaveCount(1)
})
