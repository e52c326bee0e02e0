import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pictureField } from '../album/pictureField.ts'
import { checkCatalogFile, readCatalog } from '../album/readCatalog.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { setValue } from '../edits/editJson.ts'
import { contentFolder, photosFolder } from '../files/places.ts'
import { ID_LENGTH } from '../files/photoStem.ts'
import { publish } from '../pictures/importRecord.ts'
import { recipeOf } from '../pictures/recipe.ts'
import { sha256OfFile } from '../../sha256.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom picture portrait <file>`, `… project <name> <file>`: adds a picture to the content. */
export const picture = (args: Args, context: CommandContext): Promise<ExitCode> =>
  withLockUnlessDry(args, context, () => bringIn(args, context))

async function bringIn(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root, disk, reporter } = context
  const catalog = await readCatalog(root)
  const { file, path, displayName, before } = pictureField(args.positionals, catalog)
  const name = args.positionals.at(-1)!
  const source = resolve(root, name)
  const id = await sha256OfFile(source).then(
    (hash) => hash.slice(0, ID_LENGTH),
    () => {
      throw new UsageError(`${name}: cannot be read. Check the path.`)
    },
  )
  const isDry = args.flag('dry-run')
  const options = {
    id,
    recipe: recipeOf(catalog.site.recipe),
    rotate: 0,
    jpeg: false,
    maxPixels: undefined,
    encode: !isDry,
  } as const
  const encoders = context.openEncoders(1)
  const answer = await encoders.render({ ...options, path: source }).finally(() => encoders.close())
  if ('refused' in answer) {
    const { message, remedy } = answer.refused
    throw new UsageError(`${name}: ${message}. ${remedy}.`)
  }
  const { details } = answer
  const { width, height, widths, color, placeholder } = details
  const src = `/photos/${answer.name}`
  const alt = args.text('alt') ?? before?.alt ?? details.alt
  const text = await readFile(join(contentFolder(root), file), 'utf8')
  const now = setValue(text, path, { src, alt, width, height, widths, color, placeholder })
  await checkCatalogFile(root, file, now)
  if (!isDry) {
    await publish(context, options, photosFolder(root), answer)
    await disk.write(join(contentFolder(root), file), now)
  }
  if (!alt.trim())
    reporter.line(`src/content/${file}: ${path.join('.')} has no alt text yet. Add --alt "…".`)
  reporter.summary(
    `${displayName} ${isDry ? 'would be' : 'is'} ${src}, ${width} × ${height}${isDry ? ' (dry run: nothing written)' : ''}.`,
    { file, src, width, height, alt, dryRun: isDry },
  )
  return EXIT.good
}
