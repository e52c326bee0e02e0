import type { Diagnostic } from '../../content/source/diagnostic.ts'
import type { Photo } from '../../content/schema.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import { describeRecipes } from '../pictures/describeRecipes.ts'
import { FIRST_RECIPE, isSameRecipe, type Recipe, recipeOfPhoto } from '../pictures/recipe.ts'
import { isMadeBy } from '../pictures/recipeDigest.ts'
import { countOf, formOf } from '../report/reporter.ts'

type Checked = { file: string; key: string; photos: readonly Photo[] }

/** Reports the photos that another recipe made, by their file names. @param folder of the last import */
export function olderRecipe(
  { file, key, photos }: Checked,
  recipe: Recipe,
  folder: string | undefined,
): Diagnostic[] {
  const made = photos.flatMap((photo) => {
    const name = parsePublishedName(photo.src)
    return name ? { digest: name.recipe, wanted: recipeOfPhoto(recipe, photo) } : []
  })
  const first = made.filter(({ digest }) => digest === undefined)
  const isFirst = isSameRecipe(recipe, FIRST_RECIPE)
  const others = made.filter(({ digest, wanted }) => digest && !isMadeBy(wanted, digest))
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
      remedy: `${command} makes ${formOf(count, 'it', 'them')} anew ${describeRecipes([recipe])}`,
    },
  ]
}
