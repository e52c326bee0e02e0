import type { Recipe } from './recipe.ts'

/** Describes recipes, such as `at quality 46 up to 1,600 px`. */
export function describeRecipes(recipes: readonly Recipe[]): string {
  const all = recipes.map(
    ({ quality, widths, sharpen, rights }) =>
      `at quality ${quality} up to ${widths.at(-1)!.toLocaleString('en')} px${sharpen === 'none' ? ', not sharpened' : ''}${rights ? ', with rights' : ''}`,
  )
  const [first, ...more] = [...new Set(all)]
  return more.length ? `by ${more.length + 1} other recipes` : first!
}
