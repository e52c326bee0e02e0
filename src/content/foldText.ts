/** Marks that searchers may omit: accents, vowel signs of Hebrew and Arabic. Other scripts need theirs. */
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
}
const WHOLE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Removes case, accents and widths: `Straße` and `STRASSE` become equal, as do `ﾌｼﾞ` and `フジ`. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // The capitals of ß, ı and ſ are plain letters.
      .toUpperCase()
      .toLowerCase()
      .replace(ACCENTS, '')
      .replace(WHOLE, (letter) => LETTERS[letter]!)
      .normalize('NFKC')
  )
}
