import { describe, expect, test } from 'vitest'
import { picturesOf } from '../../src/content/source/ownPictures'
import { readContent } from '../../src/content/source/readContent'
import { LETTERS } from '../../src/fonts/letters'
import { BUILT, fileOf, filesIn, pagesIn, textOf } from '../site/built'
import { HAS_OUR_FACES, KINDS, LONGEST, MOST, weigher } from '../site/weigh'

/** The first load of a page. tests/site/bytes.spec.ts checks what a browser really requests. */
const { folder, content } = BUILT.site
const { sum, each, weigh, fonts, stylesOf, scriptsOf, dataOf } = weigher(folder)
const { albums, categories, pages } = await readContent(content)
const files = filesIn(folder)

const everyPhoto = albums.flatMap(({ photos }) => photos.map(({ id }) => id))
const longest = albums.find(({ key }) => LONGEST.endsWith(`/${key}`))!
const covers = [...albums, ...categories].flatMap(({ cover }) => cover?.id ?? [])

/** Animations load once the page is usable, so they are not part of its first load. */
const isMotion = (file: string) => /\/pageTransitions-[^/]+\.js$/.test(file)

describe('byte budgets', () => {
  test('every page fits the budget for scripts and does not load the animations', () => {
    for (const page of pagesIn(folder)) {
      // A photograph's page loads what its album loads, and the viewer.
      if (everyPhoto.includes(page.split('/').at(-1)!)) continue
      const scripts = scriptsOf(page)
      expect.soft(sum(scripts), `${page}\n${each(scripts)}`).toBeLessThanOrEqual(MOST.script)
      expect.soft([...scripts].filter(isMotion), page).toEqual([])
    }
  })

  test('the animations are one file that fits its budget', () => {
    const motion = files.map((file) => `/${file}`).filter(isMotion)
    expect(motion).toHaveLength(1)
    expect(sum(motion)).toBeLessThanOrEqual(MOST.motion)
  })

  test('the viewer fits its budget', () => {
    const photo = `${LONGEST}/${longest.photos[0]!.id}`
    const own = [...scriptsOf(photo)].filter((file) => !scriptsOf(LONGEST).has(file))
    expect(own).not.toEqual([])
    expect(sum(own), each(own)).toBeLessThanOrEqual(MOST.viewer)
  })

  test('all pages share one style sheet that fits its budget', () => {
    const styles = new Set(pagesIn(folder).flatMap((path) => stylesOf(path)))
    expect(styles.size).toBe(1)
    expect(sum(styles)).toBeLessThanOrEqual(MOST.style)
  })

  test('every page loads two fonts, and two more for each further range of letters', () => {
    const { asked, more } = fonts()
    const kinds = Object.values(LETTERS).filter((ranges) => ranges.length > 0)
    expect(asked).toHaveLength(2)
    expect(more).toHaveLength(2 * (kinds.length - 1))
  })

  test.skipIf(!HAS_OUR_FACES)('the fonts fit their budget', () => {
    const { asked, more, bytes } = fonts()
    expect(bytes(asked)).toBeLessThanOrEqual(MOST.fonts)
    const extended = more.filter((file) => file.includes('-extended'))
    expect(bytes(extended)).toBeLessThanOrEqual(MOST.moreFonts)
  })

  test('the longest album and the home page fit their budgets', () => {
    expect(longest.photos).toHaveLength(57)
    expect.soft(weigh(LONGEST)).toBeLessThanOrEqual(MOST.album)
    expect.soft(weigh('/')).toBeLessThanOrEqual(MOST.home)
  })
})

test('no script or style contains a validator or an icon library', () => {
  for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
    expect
      .soft(textOf(folder, file), file)
      .not.toMatch(
        /valibot|must be a text|lucide|simple-?icons|font-?awesome|heroicons|phosphor|tabler/i,
      )
})

test.each(KINDS)('%s loads its own photos only', (path) => {
  const page = pages.find(({ id }) => path === `/${id}`)
  const album = albums.find(({ key }) => path.endsWith(`/${key}`))
  const pictures = page && picturesOf(page).map(({ src }) => src)
  // A photo may stand in several albums; a list shows covers.
  const own =
    pictures?.flatMap((src) => everyPhoto.filter((id) => src.includes(id))) ??
    album?.photos.map(({ id }) => id) ??
    covers
  const loaded = [path, ...scriptsOf(path), ...dataOf(path)]
  const text = loaded.map((file) => textOf(folder, fileOf(file))).join('\n')
  if (path.startsWith('/photography')) expect(own.some((id) => text.includes(id))).toBe(true)
  expect(everyPhoto.filter((id) => !own.includes(id) && text.includes(id))).toEqual([])
})

test('_headers lets browsers keep files that are named after their content', () => {
  const asked = textOf(folder, '_headers')
  for (const kept of ['assets', 'photos'])
    expect(asked).toMatch(new RegExp(`^/${kept}/\\*\\n {2}Cache-Control: .*\\bimmutable$`, 'm'))
})
