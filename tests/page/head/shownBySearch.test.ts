import { expect, test } from 'vitest'
import { readContent } from '../../../src/content/source/readContent'
import { shownBySearch } from '../../../src/page/head/shownBySearch'
import { textsOf } from '../../../src/prerender/shown/dataFiles'

test('search engines show the text of a page that the owner wrote, or the site’s if it is not public', async () => {
  const content = await readContent('tests/fixtures/content')
  const texts = textsOf(content)
  expect(shownBySearch('/prices', texts)).toEqual({
    title: `Prices — ${content.site.name}`,
    description: expect.stringMatching(/^One price for the hours, none for the pictures/) as string,
  })
  expect(shownBySearch('/imprint', texts)).toEqual({
    title: `Imprint — ${content.site.name}`,
    description: content.site.description,
  })
  expect(shownBySearch('/nowhere', texts)).toBeUndefined()
})
