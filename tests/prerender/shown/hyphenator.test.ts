import { expect, test } from 'vitest'
import { hyphenatorOf } from '../../../src/prerender/shown/hyphenator'

/** Puts `|` where a text has a soft hyphen. */
const shown = (lang: string, text: string) => hyphenatorOf(lang)?.(text).replaceAll('\u00ad', '|')

test.each([
  ['Rechenzentrumsbetrieb', 'Rechen|zen|trums|be|trieb'],
  ['Verschiedenes', 'Ver|schie|de|nes'],
  ['Landschaftsfotografie', 'Land|schafts|fo|to|gra|fie'],
  ['Hochzeitsfotografie 2024', 'Hoch|zeits|fo|to|gra|fie 2024'],
  ['„Übergangswohnungen“, gesehen', '„Über|gangs|woh|nun|gen“, gesehen'],
  ['(Datenschutzerklärung).', '(Daten|schutz|er|klä|rung).'],
])(
  'the word %s can break between syllables, at least three letters from each end',
  (text, broken) => {
    expect(shown('de', text)).toBe(broken)
    expect(shown('de-AT', text)).toBe(broken)
  },
)

test.each([
  'Landschaften',
  'Foto-Landschaftsfotografie',
  'rechenzentrumsbetrieb.example',
  'https://landschaftsfotografie.example/hochzeitsfotografie',
  'post@rechenzentrumsbetrieb.example',
  '@hochzeitsfotografie',
  'Rechen\u00adzentrumsbetrieb',
  'hochzeitsfotografie2024',
])('the text %s gets no new soft hyphens', (text) => {
  expect(hyphenatorOf('de')!(text)).toBe(text)
})

test('each language has its own patterns, or none', () => {
  expect(shown('en', 'Miscellaneous')).toBe('Mis|cel|la|neous')
  expect(hyphenatorOf('ar')).toBeUndefined()
})
