import { readFile } from 'node:fs/promises'
import type { CommandContext } from '../../commandContext.ts'
import { type Labels, labelsOf } from '../../formats/metadata/labels.ts'
import { parseTags } from '../../formats/metadata/tags.ts'
import { withWords } from '../../formats/metadata/fileWords.ts'
import { readImportRecord } from '../../pictures/importRecord.ts'
import { isSameRecipe, type Recipe } from '../../pictures/recipe.ts'
import type { PhotoDetails } from '../../pictures/renderPhoto.ts'
import type { PhotoOptions } from './photoOptions.ts'
import type { SidecarWords } from './sidecarWords.ts'
import type { Made, Work } from './work.ts'

/** Separates published photos from photos to render, and drops those that `--only` leaves out. */
export async function splitWorks(
  context: CommandContext,
  works: readonly Work[],
  words: SidecarWords,
  { only, fresh, renew }: PhotoOptions,
) {
  const made = new Map<Work, Made>()
  const todo: Work[] = []
  // `renewed`: those of `todo` that another recipe made. `otherRecipes`: the other recipes in `made`.
  const renewed: Work[] = []
  const otherRecipes: Recipe[] = []
  // Ids of files that `--only` leaves out, and their keywords.
  const unwanted = new Set<string>()
  const keywords = new Set<string>()
  for (const work of works) {
    const { file, options } = work
    const event = { file: file.displayName, id: options.id }
    const record = fresh ? undefined : await readImportRecord(context, options)
    const own = await readLabels(file.path, record?.details, only !== undefined)
    const labels = withWords(own, words[options.id])
    if (only && !only(labels)) {
      unwanted.add(options.id)
      for (const word of labels.keywords) keywords.add(word)
      context.reporter.event('unwanted', event)
    } else if (!record || (renew && !isSameRecipe(record.recipe, options.recipe))) {
      todo.push(work)
      if (record) renewed.push(work)
    } else {
      made.set(work, { details: { ...record.details, ...own }, name: record.name })
      if (!isSameRecipe(record.recipe, options.recipe)) otherRecipes.push(record.recipe)
      context.reporter.event('unchanged', event)
    }
  }
  return { made, todo, renewed, otherRecipes, unwanted, keywords }
}

const NO_LABELS: Labels = { keywords: [], people: [], rating: 0 }

/** Keywords and rating. Read from the file again for a filter, or if an older version did not record them. */
async function readLabels(path: string, details: PhotoDetails | undefined, isAsked: boolean) {
  if (details && 'people' in details) return details
  const isNeeded = details !== undefined || isAsked
  const bytes = isNeeded ? await readFile(path).catch(() => undefined) : undefined
  return bytes ? labelsOf(parseTags(bytes)) : NO_LABELS
}
