import { describe, expect, test } from 'vitest'
import { foldText } from '../../../src/content/foldText'
import { capitalised } from '../../../src/search/terms/capitalised'
import { markFound } from '../../../src/search/terms/markFound'
import { splitWords } from '../../../src/search/terms/splitWords'
import { queryWords, termsOf } from '../../../src/search/terms/termsOf'

describe('case, accents and widths do not matter', () => {
  test.each([
    ['Straße', 'STRASSE'],
    ['Gåsøy', 'gasoy'],
    ['Žďár', 'zdar'],
    ['İstanbul', 'ISTANBUL'],
    ['ΟΔΟΣ', 'οδός'],
    ['Ёлка', 'елка'],
    ['بَحْر', 'بحر'],
    ['أحمر', 'احمر'],
    ['מַיִם', 'מים'],
    ['ﾌｼﾞ', 'フジ'],
    ['Ｆｕｊｉ', 'fuji'],
  ])('%s equals %s', (one, other) => expect(foldText(one)).toBe(foldText(other)))

  test('voiced kana, Hangul and Thai vowels stay letters of their own', () => {
    expect(foldText('か')).not.toBe(foldText('が'))
    expect(foldText('가을')).toBe('가을')
    expect(foldText('มี')).not.toBe(foldText('มา'))
  })
})

test.each([
  ['istanbul', 'en', 'Istanbul'],
  ['istanbul', 'tr', 'İstanbul'],
  ['𐐨𐐩', 'en', '𐐀𐐩'],
])('%s has its capital in the language %s: %s', (word, lang, written) =>
  expect(capitalised(word, lang)).toBe(written),
)

const said = (text: string) => splitWords(text).map(({ folded }) => folded)

describe('the words of a caption', () => {
  test('consist of letters and digits', () => {
    expect(said('Smoke-red ridges, f/8: l’été 2018')).toEqual([
      'smoke',
      'red',
      'ridges',
      'f',
      '8',
      'l',
      'ete',
      '2018',
    ])
  })
  test('have no soft hyphens, and know their position', () => {
    const [word] = splitWords('(Rechen\u00adzentrum)')
    expect(word).toEqual({ folded: 'rechenzentrum', from: 1, to: 15, isRun: false })
  })
  test('in half-width kana keep their voiced and long sounds', () => {
    expect(said('ﾋﾟｰﾏﾝ')).toEqual(['ピーマン'])
  })
  test('end where a script without spaces begins', () => {
    expect(splitWords('Fuji富士山 2020').map(({ folded, isRun }) => [folded, isRun])).toEqual([
      ['fuji', false],
      ['富士山', true],
      ['2020', false],
    ])
  })
})

/** Whether a caption is found by a query, as the index and the search have it. */
function isFound(caption: string, query: string): boolean {
  const terms = splitWords(caption).flatMap((word) => {
    const { whole, parts } = termsOf(word)
    return [...whole, ...parts]
  })
  return queryWords(query).every((word) =>
    word.terms.every((term) =>
      terms.some((one) => (word.isStart ? one.startsWith(term) : one === term)),
    ),
  )
}

describe('the search', () => {
  test.each([
    ['Morning on the red cliffs', 'RED clif'],
    ['富士山の紅葉', '紅葉'],
    ['富士山の紅葉', '富士山'],
    ['富士山', '山'],
    ['カメラと海', 'カメラ'],
    ['ทะเลตอนเช้า', 'ตอนเช้า'],
    // A vowel sign without a letter.
    ['ั', 'ั'],
    ['가을 바다에서', '바다'],
    ['البحر عند الغروب', 'بحر'],
    ['البحر عند الغروب', 'البحر'],
    ['Ηλιοβασίλεμα στη θάλασσα', 'ΘΑΛΑΣΣΑ'],
  ])('finds the caption %s by the query %s', (caption, query) =>
    expect(isFound(caption, query)).toBe(true),
  )

  test.each([
    ['東京の空', '京都'],
    ['Predator', 'red'],
  ])('does not find the caption %s by the query %s', (caption, query) =>
    expect(isFound(caption, query)).toBe(false),
  )

  test('counts a word once in any spelling, and at most eight words', () => {
    expect(queryWords('Sea SEA séa')).toHaveLength(1)
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8)
    expect(queryWords(' ,.- ')).toEqual([])
  })
})

describe('found words are marked', () => {
  const marked = (text: string, ...terms: string[]) =>
    markFound(text, new Set(terms))
      .map(({ text: piece, isFound: is }) => (is ? `[${piece}]` : piece))
      .join('')
  test.each([
    ['Morning on the red cliffs', ['red', 'cliffs'], 'Morning on the [red cliffs]'],
    ['Smoke-red ridges', ['red'], 'Smoke-[red] ridges'],
    ['Été à la mer', ['ete'], '[Été] à la mer'],
    ['Der Rechenzentrumsbetrieb', ['betrieb'], 'Der [Rechenzentrumsbetrieb]'],
    ['富士山の紅葉', ['紅葉'], '富士山の[紅葉]'],
    ['富士山 紅葉', ['紅葉'], '富士山 [紅葉]'],
    // Folding makes two letters of the vowel `ำ`.
    ['น้ำตกสีขาว', [foldText('น้ำตก')], '[น้ำตกสีขาว]'],
    ['البحر', ['بحر'], '[البحر]'],
    ['No word of it', ['red'], 'No word of it'],
    ['', ['red'], ''],
  ])('%s', (text, terms, expected) => expect(marked(text, ...terms)).toBe(expected))
})
