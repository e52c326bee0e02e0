import type { CategoryId } from '../../content/schema.ts'
import { usualCategory } from '../album/newAlbum.ts'
import type { CommandContext } from '../commandContext.ts'
import { UsageError } from '../diagnostics/exit.ts'

type Category = { id: CategoryId; name: string }

/**
 * Chooses the category of new albums: by `--category`, else the usual one, else the owner is asked, once.
 * `folder`: named in the error where nobody can be asked.
 */
export function categoryChooser(
  said: string | undefined,
  categories: readonly Category[],
  { ask, reporter }: Pick<CommandContext, 'ask' | 'reporter'>,
): (folder?: string) => Promise<CategoryId> {
  const ids = categories.map(({ id }) => id).join(', ')
  if (said !== undefined && !categories.some(({ id }) => id === said))
    throw new UsageError(`--category: is one of ${ids}, not "${said}".`)

  async function choose(folder?: string): Promise<CategoryId> {
    const usual = said ?? usualCategory(categories)
    if (usual !== undefined) return usual
    if (!ask)
      throw new UsageError(
        `--category: of which category is the new album${folder === undefined ? '' : ` of ${folder}`}? Add --category and one of ${ids}.`,
      )
    for (;;) {
      const answer = (await ask(`Category of what is new (${ids}): `)).trim().toLowerCase()
      const found = categories.find(({ id, name }) =>
        [id, name].some((one) => one.toLowerCase() === answer),
      )
      if (found) return found.id
      reporter.line(`It must be one of ${ids}.`)
    }
  }
  let chosen: Promise<CategoryId> | undefined
  return (folder) => (chosen ??= choose(folder))
}
