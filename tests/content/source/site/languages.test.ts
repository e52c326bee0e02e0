import { expect, test } from 'vitest'
import { rootAttributes } from '../../../../src/content/source/site/languages'

test.each([
  ['en', 'lang="en"'],
  ['de', 'lang="de"'],
  ['ar', 'lang="ar" dir="rtl"'],
  ['fa', 'lang="fa" dir="rtl"'],
  ['he', 'lang="he" dir="rtl"'],
])('the root element of a page in %s has %s', (lang, said) =>
  expect(rootAttributes(lang)).toBe(said),
)
