import type { Diagnostic } from '../../content/source/diagnostic.ts'
import type { Photo } from '../../content/schema.ts'
import { readPublishedName } from '../../images/publishedName.ts'
import { describeRecipes } from '../pictures/describeRecipes.ts'
import { FIRST_RECIPE, isSameRecipe, type Recipe } from '../pictures/recipe.ts'
import { isMadeBy } from '../pictures/recipeDigest.ts'
import { countOf } from '../report/reporter.ts'

type Checked = { file: string; key: string; photos: readonly Photo[] }

/**
 * Reports the photos of an album that were made by another recipe than its own, by the names of their files.
 * @param folder that the album was imported from, where that is known
 */
export function olderRecipe(
  { file, key, photos }: Checked,
  recipe: Recipe,
  folder: string | undefined,
): Diagnostic[] {
  const names = photos.flatMap(({ src }) => readPublishedName(src) ?? [])
  const first = names.filter(({ recipe: digest }) => digest === undefined)
  const isFirst = isSameRecipe(recipe, FIRST_RECIPE)
  const others = names.filter(({ recipe: digest }) => digest && !isMadeBy(recipe, digest))
  const count = others.length + (isFirst ? 0 : first.length)
  if (!count) return []
  const how = others.length ? 'by another recipe' : describeRecipes([FIRST_RECIPE])
  const command = folder
    ? `npm run darkroom -- import "${folder}" --album ${key} --renew`
    : 'Importing the folder of the originals again with --renew'
  return [
    {
      code: 'older-recipe',
      severity: 'warning',
      file,
      path: '',
      message: `${countOf(count, 'photo was', 'photos were')} made ${how}`,
      remedy: `${command} makes ${count === 1 ? 'it' : 'them'} anew ${describeRecipes([recipe])}`,
    },
  ]
}
