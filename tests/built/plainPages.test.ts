import { expect, test } from 'vitest'
import { BUILT, fileOf, pagesIn, textOf } from '../site/built'
import { attribute, tagsIn } from './tags'

const { folder } = BUILT.site

test('every page except home links the owner’s pages without script', () => {
  const lists = pagesIn(folder).map((path) => {
    const [, links = ''] =
      /<noscript><nav aria-label="Further pages"[^>]*>(.*?)<\/nav><\/noscript>/s.exec(
        textOf(folder, fileOf(path)),
      ) ?? []
    return [path, tagsIn(links, /<a [^>]*>/g).map((tag) => attribute(tag, 'href'))] as const
  })
  const without = lists.filter(([, links]) => links.join() !== '/prices,/imprint')
  expect(without.map(([path]) => path)).toEqual(['/'])
})

test('the table of contents of a page links its sections without script', () => {
  const html = textOf(folder, fileOf('/prices'))
  const ids = tagsIn(html, /<h2 [^>]*>/g).map((tag) => attribute(tag, 'id'))
  const [contents] = /<nav [^>]*aria-label="On this page".*?<\/nav>/s.exec(html)!
  expect(ids).toEqual(['families', 'maternity', 'prints', 'terms'])
  expect(tagsIn(contents, /<a [^>]*>/g).map((tag) => attribute(tag, 'href'))).toEqual(
    ids.map((id) => `#${id}`),
  )
  // Only script can mark the section that is being read.
  expect(contents).not.toContain('aria-current')
})
