import { expect, test } from 'vitest'
import { readContent } from '../../../src/content/source/readContent'
import { robotsFile } from '../../../src/prerender/pages/robotsFile'
import { LISTED, ORIGIN } from '../../fixtures/owner'

const content = await readContent('tests/fixtures/content')

test('robots.txt disallows the covers of family albums on public pages', () => {
  // The cover of a category, and the cover of a listed album among public albums.
  const covers = [
    content.categories.find((c) => c.id === 'portraits'),
    content.albums.find((a) => a.key === LISTED),
  ].map((of) => of?.cover?.src.replace(/\d+\.avif$/, ''))
  expect(robotsFile(content)).toBe(
    `User-agent: *\nDisallow: ${covers[0]}\nDisallow: ${covers[1]}\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  )
})

const disallowed = (robots: string) =>
  Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path]) => path)
const OPEN = { level: 'public' } as const

test('robots.txt disallows nothing if all content is public', () => {
  const categories = content.categories.map((c) => ({ ...c, ...OPEN }))
  const albums = content.albums.map((a) => ({ ...a, ...OPEN }))
  expect(robotsFile({ ...content, categories, albums })).toContain('Disallow:\n')
})

test('robots.txt disallows the covers of listed albums in a public category', () => {
  const categories = content.categories.map((c) => ({ ...c, ...OPEN }))
  const families = content.albums.filter(({ level }) => level === 'listed')
  const covers = families.map(({ cover }) => cover?.src.replace(/\d+\.avif$/, ''))
  expect(covers.length).toBeGreaterThan(5)
  const kept = disallowed(robotsFile({ ...content, categories }))
  expect(kept).toEqual(expect.arrayContaining(covers))
})

test('robots.txt disallows the cover of a public category from a listed album', () => {
  const { cover } = content.albums.find(({ level }) => level === 'listed')!
  const categories = content.categories.map((c) => (c.id === 'misc' ? { ...c, cover } : c))
  const kept = disallowed(robotsFile({ ...content, categories }))
  expect(kept).toContain(cover!.src.replace(/\d+\.avif$/, ''))
})

test('robots.txt disallows a file whose name ends in a number, but no other such file', () => {
  const cover = { id: 'img-1234', src: '/pictures/IMG-1234.jpg', alt: '' }
  const categories = content.categories.map((c) => (c.id === 'misc' ? { ...c, cover } : c))
  const kept = disallowed(robotsFile({ ...content, categories }))
  expect(kept.filter((path) => path?.startsWith('/pictures/'))).toEqual([cover.src])
})

test('a photo that a public album hides is still disallowed', () => {
  const cover = content.categories.find((c) => c.id === 'portraits')!.cover!
  const albums = content.albums.map((a) =>
    a.level === 'public' ? { ...a, photos: [...a.photos, { ...cover, hide: true as const }] } : a,
  )
  expect(disallowed(robotsFile({ ...content, albums }))).toEqual(disallowed(robotsFile(content)))
})

test('robots.txt disallows the picture of a page at any width, unless a public album has it', () => {
  const at = (width: number) => ({
    ...content.albums[0]!.photos[0]!,
    src: `/photos/0123456789ab-5cc48b62-${width}.avif`,
  })
  const robotsWith = (...levels: ('public' | 'listed')[]) =>
    robotsFile({
      ...content,
      categories: [],
      albums: levels.map((level, i) => ({ ...content.albums[0]!, level, photos: [at(1600 - i)] })),
      pages: [
        {
          ...content.pages[0]!,
          text: {
            ...content.pages[0]!.text,
            blocks: [{ tag: 'figure', picture: at(960), caption: '' }],
          },
        },
      ],
    })
  expect(disallowed(robotsWith('listed'))).toEqual(['/photos/0123456789ab-5cc48b62-'])
  expect(disallowed(robotsWith('listed', 'public'))).toEqual([])
})

test('robots.txt keeps AI crawlers, and only these, out of the whole site if the owner says so', () => {
  const site = { ...content.site, aiCrawlers: 'disallow' as const }
  const groups = robotsFile({ ...content, site }).split(/\n\n/)
  expect(groups).toHaveLength(3)
  expect(groups[0]).toMatch(/^User-agent: \*\nDisallow: \/photos/)
  expect(groups[1]).toMatch(/^(User-agent: [\w -]+\n)+Disallow: \/$/)
  for (const name of ['GPTBot', 'Google-Extended', 'CCBot', 'ClaudeBot'])
    expect(groups[1]!.split('\n')).toContain(`User-agent: ${name}`)
  expect(groups[2]).toBe(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  const allowed = { ...content.site, aiCrawlers: 'allow' as const }
  expect(robotsFile({ ...content, site: allowed })).toBe(robotsFile(content))
})
