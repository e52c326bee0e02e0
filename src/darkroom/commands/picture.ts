import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { valueAt } from '../../content/jsonValues.ts'
import { sha256OfFile } from '../../sha256.ts'
import { pictureField } from '../album/pictureField.ts'
import { checkCatalogFile, readCatalog } from '../catalog/readCatalog.ts'
import { cannotRead, EXIT, UsageError } from '../diagnostics/exit.ts'
import { setValue } from '../edits/editJson.ts'
import { contentFolder } from '../files/places.ts'
import { ID_LENGTH } from '../files/photoStem.ts'
import { publish } from '../pictures/importRecord.ts'
import { recipeOf } from '../pictures/recipe.ts'
import { locked } from './locked.ts'

/** `darkroom picture portrait <file>`, `… project <name> <file>`: adds a picture to the content. */
export const picture = locked(async (args, context) => {
  const { root, disk, reporter } = context
  const isDry = args.flag('dry-run')
  const catalog = await readCatalog(root)
  const { file, path, displayName } = pictureField(args.positionals, catalog)
  const name = args.positionals.at(-1)!
  const source = resolve(root, name)
  const hash = await sha256OfFile(source).catch(cannotRead(name))
  const options = {
    id: hash.slice(0, ID_LENGTH),
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
  const { width, height, widths, color, placeholder, alt: own } = answer.details
  const src = `/photos/${answer.name}`
  const place = join(contentFolder(root), file)
  const text = await readFile(place, 'utf8')
  const alt =
    args.text('alt') ?? (valueAt(JSON.parse(text), [...path, 'alt']) as string | undefined) ?? own
  const value = { src, alt, width, height, widths, color, placeholder }
  const now = setValue(text, path, value)
  await checkCatalogFile(root, file, now)
  if (!isDry) {
    await publish(context, options, answer)
    await disk.write(place, now)
  }
  if (!alt.trim())
    reporter.line(`src/content/${file}: ${path.join('.')} has no alt text yet. Add --alt "…".`)
  reporter.summary(
    `${displayName} ${isDry ? 'would be' : 'is'} ${src}, ${width} × ${height}${isDry ? ' (dry run: nothing written)' : ''}.`,
    { file, src, width, height, alt, dryRun: isDry },
  )
  return EXIT.good
})
