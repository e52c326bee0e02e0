import ferries from '../fixtures/content/albums/ferries2020.json' with { type: 'json' }
import iceland from '../fixtures/content/albums/iceland2018.json' with { type: 'json' }
import { appRuns, expect, hold, test } from './test.ts'
import { counter, next, previous, viewer } from './viewer.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('previous and next of a photograph are links, and no other link or button is reachable', async ({
    page,
  }) => {
    const album = '/photography/landscape/iceland2018'
    const [first, second] = iceland.photos
    await page.goto(`${album}/${first!.id}`)
    await expect(previous(page)).not.toHaveAttribute('href')
    await next(page).click()
    await expect(page).toHaveURL(`${album}/${second!.id}`)
    await expect(counter(page)).toHaveText(/^2 of /)
    await expect(viewer(page).getByRole('img')).toBeVisible()
    await previous(page).click()
    await expect(page).toHaveURL(`${album}/${first!.id}`)
    await expect(page.getByRole('button')).toHaveCount(0)
    const stops = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button')]
      return all
        .filter((stop) => !stop.closest('[inert]') && !stop.closest('[role=dialog]'))
        .map((stop) => stop.outerHTML.slice(0, 120))
    })
    expect(stops).toEqual([])
  })
})

test('a photo of unknown size keeps its tile and moves no neighbour when it loads', async ({
  page,
}) => {
  // It is upright, which is known only once it has loaded.
  const [, unknown] = ferries.photos
  const release = await hold(page, `**${unknown!.src}`)
  const tiles = page.getByRole('main').getByRole('listitem')
  const places = () =>
    tiles.evaluateAll((all) => all.slice(0, 6).map((tile) => tile.getBoundingClientRect().toJSON()))
  const size = () =>
    tiles
      .nth(1)
      .locator('img')
      .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
        naturalWidth,
        naturalHeight,
      ])
  await page.goto('/photography/landscape/ferries2020', { waitUntil: 'domcontentloaded' })
  await expect(tiles.nth(5)).toBeVisible()
  expect(await size()).toEqual([0, 0])
  const before = await places()
  release()
  await expect.poll(size).toEqual([1067, 1600])
  await appRuns(page)
  expect(await places()).toEqual(before)
})
