/** Upper bounds of the widths of letters, em, in the site's typefaces and their stand-ins. */
const LETTERS = { narrow: 0.45, widest: 1, capital: 0.8, other: 0.6 } as const
const NARROW = /[fijlrtI.,:;!'’()]/
const WIDEST = /[MWmw%@&ÆŒæœ…—]|[^\0-\u052f]/
const CAPITAL = /\p{Lu}/u

/** Where a line can break: at a breaking space, after a hyphen and after any East Asian letter. */
const BREAKS = /[ \t\n]+|(?<=[\u00ad\u2010\u2012-\u2014-])(?!\d)|(?<=[\u2e80-\ud7ff])/

function widthOf(letter: string): number {
  if (NARROW.test(letter)) return LETTERS.narrow
  if (WIDEST.test(letter)) return LETTERS.widest
  return CAPITAL.test(letter) ? LETTERS.capital : LETTERS.other
}

/** An upper estimate of the width of a text's longest word, em. Layout runs without a browser. */
export function longestWord(text: string): number {
  let longest = 0
  // Without arrays of letters, 1,000 captions take 5 ms instead of 20.
  for (const word of text.split(BREAKS)) {
    let width = 0
    for (const letter of word) width += widthOf(letter)
    longest = Math.max(longest, width)
  }
  return longest
}
