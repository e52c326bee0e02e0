import { parseClasses, parseLongestClasses } from './parseClasses.ts'

type ClassFigures = {
  /** The longest class string of an element, and its file. */
  longest: { file: string; text: string }
  /** The number of class names in the code. */
  tokens: number
  /** The number of arbitrary values, properties and selectors: `w-[3px]`, `[clip:auto]`, `[&_a]:p-2`. */
  arbitrary: number
}

/** Measures the length and simplicity of class names in components. */
export function classFigures(components: Iterable<{ file: string; code: string }>): ClassFigures {
  const figures: ClassFigures = { longest: { file: '', text: '' }, tokens: 0, arbitrary: 0 }
  for (const { file, code } of components) {
    for (const text of parseLongestClasses(file, code))
      if (text.length > figures.longest.text.length) figures.longest = { file, text }
    const tokens = parseClasses(file, code)
    figures.tokens += tokens.length
    figures.arbitrary += tokens.filter((token) => token.includes('[')).length
  }
  return figures
}
