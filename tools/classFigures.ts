import { readClasses, readLongestClasses } from './readClasses.ts'

type ClassFigures = {
  /** The longest class that an element has, and its file. */
  longest: { file: string; text: string }
  /** How many class names stand in the code. */
  tokens: number
  /** Those of them in which a value, a property or a selector is written out: `w-[3px]`, `[clip:auto]`, `[&_a]:p-2`. */
  arbitrary: number
}

/** How long and how plain the class names of some components are. */
export function classFigures(components: Iterable<{ file: string; code: string }>): ClassFigures {
  const figures: ClassFigures = { longest: { file: '', text: '' }, tokens: 0, arbitrary: 0 }
  for (const { file, code } of components) {
    for (const text of readLongestClasses(file, code))
      if (text.length > figures.longest.text.length) figures.longest = { file, text }
    const tokens = readClasses(file, code)
    figures.tokens += tokens.length
    figures.arbitrary += tokens.filter((token) => token.includes('[')).length
  }
  return figures
}
