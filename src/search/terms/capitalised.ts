/** A word with a capital, as the language writes it: `istanbul` is `İstanbul` in Turkish. */
export function capitalised(word: string, lang: string): string {
  const [first = ''] = word
  return first.toLocaleUpperCase(lang) + word.slice(first.length)
}
