/** Capitalises a word by the rules of a language: `istanbul` becomes `İstanbul` in Turkish. */
export function capitalised(word: string, lang: string): string {
  const [first = ''] = word
  return first.toLocaleUpperCase(lang) + word.slice(first.length)
}
