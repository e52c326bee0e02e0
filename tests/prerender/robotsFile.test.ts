import { expect, test } from 'vitest'
import { readContent } from '../../src/content/read'
import { robotsFile } from '../../src/prerender/robotsFile'

test('R19: the family picture on the photography page is kept from machines', async () => {
  const content = await readContent('src/content')
  const cover = content.categories.find((c) => c.id === 'portraits')?.cover
  const [, id] = /photos\/(\w+)-/.exec(cover?.src ?? '') ?? []
  expect(robotsFile(content)).toBe(
    `User-agent: *\nDisallow: /photos/${id}-\nSitemap: https://example.com/sitemap.xml\n`,
  )
})

test('a category for everybody keeps nothing back', async () => {
  const content = await readContent('src/content')
  const categories = content.categories.map((c) => ({ ...c, level: 'public' as const }))
  expect(robotsFile({ ...content, categories })).toContain('Disallow:\n')
})
