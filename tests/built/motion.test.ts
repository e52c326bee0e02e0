import { expect, test } from 'vitest'
import { RELIEF_ID } from '../../src/document'
import { BUILT, filesIn, fileOf, textOf } from '../site/built'
import { tagsIn } from './tags'

const { folder } = BUILT.site

/** The selectors with :hover in a style sheet, each with the conditions around it. */
function hovering(css: string): string[] {
  const found: string[] = []
  const within: string[] = []
  for (const [, before, brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') within.pop()
    if (brace !== '{') continue
    within.push(before!.trim())
    if (before!.includes(':hover')) found.push(within.join(' '))
  }
  return found
}

const isFine = (rule: string) => /hover: ?hover/.test(rule) && /pointer: ?fine/.test(rule)

/** Every style sheet of the site: CSS files, and style elements in pages. */
const sheets = filesIn(folder).flatMap((file) => {
  if (file.endsWith('.css')) return textOf(folder, file)
  return file.endsWith('.html') ? tagsIn(textOf(folder, file), /<style[^>]*>[^<]*/g) : []
})

test(':hover applies to fine pointers only', () => {
  const rules = sheets.flatMap(hovering)
  expect(rules).not.toEqual([])
  expect(rules.filter((rule) => !isFine(rule))).toEqual([])
  // Scripts must not add such rules either.
  const scripts = filesIn(folder).filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => /:hover[^{}$`'"]*\{/.test(textOf(folder, file)))).toEqual([])
})

test('the first paint of the home page waits for the whole relief', () => {
  const expected = (path: string) =>
    tagsIn(textOf(folder, fileOf(path)), /<link [^>]*rel="expect"[^>]*>/g)
  expect(expected('/')).toEqual([`<link rel="expect" blocking="render" href="#${RELIEF_ID}" />`])
  expect(expected('/about')).toEqual([])
})
