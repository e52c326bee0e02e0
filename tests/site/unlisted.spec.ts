import { albumPath } from '../../src/content/addresses.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { BUILT } from './built.ts'
import { backLink, heading } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'

const { albums } = await readContent(BUILT.site.content)
const unlisted = albums.filter(({ level }) => level === 'unlisted')

for (const [n, album] of unlisted.entries())
  test(
    `${album.name} is shown at its address, and the page that Back leads to does not name it`,
    { tag: n === 0 ? [] : THOROUGH },
    async ({ page }) => {
      const isThere = async () => {
        await expect(heading(page)).toHaveText(album.title)
        await expect(page.getByRole('main').locator('img')).toHaveCount(album.photos.length)
      }
      await open(page, albumPath(album))
      await isThere()
      await backLink(page).click()
      await expect(page).not.toHaveURL(albumPath(album))
      await expect(heading(page)).not.toHaveText(album.title)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expect(page.getByText(album.name)).toHaveCount(0)
      await page.goBack()
      await isThere()
    },
  )
