import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../../../src/content/source/content'
import { readContent } from '../../../src/content/source/readContent'
import { placeContent } from '../../../src/prerender/shown/placeContent'
import { shownContent } from '../../../src/prerender/shown/shownContent'

const WORD = 'Landschaftsfotografie'
const BROKEN = 'Land\u00adschafts\u00adfo\u00adto\u00adgra\u00adfie'

let content: Content
beforeAll(async () => {
  const { site, projects, categories, albums, pages, ...rest } =
    await readContent('tests/fixtures/content')
  const [page] = pages
  const heading = { tag: 'h2', id: WORD, children: [WORD] } as const
  content = {
    ...rest,
    site: { ...site, lang: 'de', name: WORD, bio: [WORD], skills: [{ name: WORD }] },
    projects: projects.map((project) => ({ ...project, name: WORD, descriptions: [WORD] })),
    categories: categories.map((one) => ({ ...one, name: WORD, description: WORD })),
    albums: albums.map((one) => ({ ...one, name: WORD, title: WORD, description: WORD })),
    pages: [
      {
        ...page!,
        title: WORD,
        menuLabel: WORD,
        text: {
          contents: [{ id: WORD, title: WORD }],
          blocks: [
            { ...heading, children: [{ tag: 'strong', children: [WORD] }] },
            { tag: 'p', children: [WORD] },
          ],
        },
      },
    ],
  }
})

test('names, titles and headings have soft hyphens; ids, descriptions and prose do not', () => {
  const { site, projects, categories, albums, pages } = shownContent(content)
  expect(site).toMatchObject({ name: WORD, bio: [WORD], skills: [{ name: BROKEN }] })
  expect(projects[0]).toMatchObject({ name: BROKEN, descriptions: [WORD] })
  expect(categories[0]).toMatchObject({ name: BROKEN, description: WORD })
  expect(albums[0]).toMatchObject({ name: BROKEN, title: BROKEN, description: WORD })
  expect(pages[0]).toMatchObject({ title: BROKEN, menuLabel: BROKEN })
  expect(pages[0]!.text).toEqual({
    contents: [{ id: WORD, title: BROKEN }],
    blocks: [
      { tag: 'h2', id: WORD, children: [{ tag: 'strong', children: [BROKEN] }] },
      { tag: 'p', children: [WORD] },
    ],
  })
})

test('a site in a language without patterns has no soft hyphens', () => {
  const arabic = { ...content, site: { ...content.site, lang: 'ar' } }
  expect(shownContent(arabic)).toEqual(placeContent(arabic))
})
