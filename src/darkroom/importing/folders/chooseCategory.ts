import type { CategoryId } from '../../../content/schema.ts'
import type { Content } from '../../../content/source/content.ts'
import { findAlbumNamed } from '../../catalog/findAlbumNamed.ts'
import { usualCategory } from '../../catalog/newAlbum.ts'
import type { CommandContext } from '../../commandContext.ts'
import { UsageError } from '../../diagnostics/exit.ts'
import { askUntil } from '../../report/askUntil.ts'

type Categories = readonly { id: CategoryId; name: string }[]

const listOf = (categories: Categories) => categories.map(({ id }) => id).join(', ')

/** The category named by `--category`. Throws if the site has no category with this id. */
export function namedCategory(id: string | undefined, categories: Categories) {
  if (id !== undefined && !categories.some((one) => one.id === id))
    throw new UsageError(`--category: must be one of ${listOf(categories)}, not "${id}".`)
  return id
}

export async function chooseCategory(
  categories: Categories,
  { ask, reporter }: Pick<CommandContext, 'ask' | 'reporter'>,
  folder?: string,
): Promise<CategoryId> {
  const usual = usualCategory(categories)
  if (usual !== undefined) return usual
  const ids = listOf(categories)
  if (!ask)
    throw new UsageError(
      `--category: is needed for the new album${folder === undefined ? '' : ` of ${folder}`}. Add --category and one of ${ids}.`,
    )
  return askUntil({ ask, reporter }, `Category of the new album (${ids}): `, (answer, refuse) => {
    const isMeant = (one: string) => one.toLowerCase() === answer.toLowerCase()
    const found = categories.find(({ id, name }) => isMeant(id) || isMeant(name))
    return found?.id ?? refuse(`It must be one of ${ids}.`)
  })
}

/** The category of the album with this key; for a new album `named`, or the chosen one. */
export const categoryFor = async (
  context: Pick<CommandContext, 'ask' | 'reporter'>,
  { albums, categories }: Pick<Content, 'albums' | 'categories'>,
  key: string,
  named: CategoryId | undefined,
): Promise<CategoryId> =>
  findAlbumNamed(albums, key)?.category ?? named ?? chooseCategory(categories, context)
