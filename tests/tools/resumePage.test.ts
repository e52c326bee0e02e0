import { expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import * as english from '../../src/words/en'
import * as german from '../../src/words/de'
import { resumePage } from '../../tools/resumePage'

test('the resume page uses the words of the site’s language', async () => {
  const { site, projects, resume } = await readContent('tests/fixtures/content', { photos: false })
  const page = (lang: string, words: typeof english.resume) =>
    resumePage({ ...site, lang }, projects, resume!, words)
  const html = page('de', german.resume)
  expect(html).toContain('<html lang="de">')
  expect(html).toContain(`<title>${site.name}: Lebenslauf</title>`)
  for (const [part, word] of Object.entries(german.resume))
    if (typeof word === 'string') expect(html, part).toMatch(new RegExp(`[> ]${word}<`))
  const words: unknown[] = Object.values(german.resume)
  for (const [part, word] of Object.entries(english.resume))
    if (typeof word === 'string' && !words.includes(word))
      expect(html, part).not.toMatch(new RegExp(`(<h2>| )${word}</`))
  expect(page('he', english.resume)).toContain('<html lang="he" dir="rtl">')
})
