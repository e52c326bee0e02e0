import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newSite, NO_URL, type Owner } from '../album/newSite.ts'
import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { folderAlbumsFile, sampleFile } from '../files/places.ts'
import { countOf } from '../report/reporter.ts'
import { readSampleList } from '../sample/sampleList.ts'
import { recordWritten, type Survey, surveySite } from '../sample/surveySite.ts'
import { askOwner } from './askOwner.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/**
 * `darkroom new`: replaces the sample by an empty site of its owner's. Files that somebody has changed stop it,
 * unless `--replace-changed` puts copies of them aside.
 */
export async function newCommand(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root } = context
  const isDry = args.flag('dry-run')
  const survey = async () => {
    const found = await surveySite(root, await readSampleList(root))
    if (!args.flag('replace-changed')) refuseChanged(context, found)
    return found
  }
  // Before any question: nobody should answer for nothing.
  const first = await survey()
  const owner = await askOwner(args, context)
  const texts = await newSite(owner)
  if (isDry) return reportDryRun(context, first, texts)
  if (
    !args.flag('yes') &&
    context.ask &&
    !(await isConfirmed(context.ask, context, owner.lang, first, texts))
  ) {
    context.reporter.summary('Nothing was changed.')
    return EXIT.good
  }
  return withLockUnlessDry(args, context, async () =>
    startAnew(context, owner, texts, await survey()),
  )
}

function refuseChanged({ reporter }: CommandContext, { changed }: Survey): void {
  if (!changed.length) return
  for (const path of changed) {
    reporter.line(`${path}: is not as the sample has it`)
    reporter.event('changed', { file: path })
  }
  throw new UsageError(
    `new: ${countOf(changed.length, 'file is', 'files are')} yours, or changed by you. Nothing was touched. Add --replace-changed to start anew all the same: copies are then kept in replaced/.`,
  )
}

/** Everything that is not written anew, content before the files that it names. */
const goingOf = ({ sample, changed }: Survey, texts: ReadonlyMap<string, string>) =>
  [...sample, ...changed]
    .filter((path) => !texts.has(path))
    .toSorted((a, b) => Number(a.startsWith('public/')) - Number(b.startsWith('public/')))

const inAll = (count: number, texts: ReadonlyMap<string, string>) =>
  `${countOf(texts.size, 'file')} written, ${countOf(count, 'file')} of the sample removed`

function reportDryRun(
  { reporter }: CommandContext,
  survey: Survey,
  texts: ReadonlyMap<string, string>,
): ExitCode {
  const going = goingOf(survey, texts)
  for (const path of texts.keys()) reporter.event('would-write', { file: path })
  for (const path of going) reporter.event('would-remove', { file: path })
  for (const path of survey.changed) reporter.line(`${path}: a copy would be kept in replaced/`)
  for (const [path, text] of texts) reporter.line(`${path} would be:\n${text.trimEnd()}`)
  reporter.summary(`Would be: ${inAll(going.length, texts)}; nothing written (dry run).`, {
    written: 0,
    removed: 0,
    dryRun: true,
  })
  return EXIT.good
}

/** Yes and no in English and in the language of the site. */
const ANSWERS: Record<string, readonly [yes: RegExp, no: RegExp]> = {
  da: [/^(y(es)?|ja?)$/i, /^n(o|ej)?$/i],
  de: [/^(y(es)?|ja?)$/i, /^n(o|ein)?$/i],
  es: [/^(y(es)?|s[íi]?)$/i, /^no?$/i],
  fr: [/^(y(es)?|o(ui)?)$/i, /^n(o|on)?$/i],
  it: [/^(y(es)?|s[ìi]?)$/i, /^no?$/i],
  nl: [/^(y(es)?|ja?)$/i, /^n(o|ee)?$/i],
  no: [/^(y(es)?|ja?)$/i, /^n(o|ei)?$/i],
  pl: [/^(y(es)?|t(ak)?)$/i, /^n(o|ie)?$/i],
  pt: [/^(y(es)?|s(im)?)$/i, /^n(o|ão|ao)?$/i],
  sv: [/^(y(es)?|ja?)$/i, /^n(o|ej)?$/i],
}

async function isConfirmed(
  ask: NonNullable<CommandContext['ask']>,
  { reporter }: CommandContext,
  lang: string,
  survey: Survey,
  texts: ReadonlyMap<string, string>,
): Promise<boolean> {
  const [yes, no] = ANSWERS[lang.split('-')[0]!] ?? [/^y(es)?$/i, /^no?$/i]
  const count = countOf(goingOf(survey, texts).length, 'file')
  const kept = survey.changed.length
    ? ` Copies of ${countOf(survey.changed.length, 'changed file')} are kept in replaced/.`
    : ''
  for (;;) {
    const said = await ask(`${count} of the sample will be removed.${kept} Go on? (y/n) `)
    if (yes.test(said.trim())) return true
    if (no.test(said.trim())) return false
    reporter.line('Write y or n.')
  }
}

async function startAnew(
  context: CommandContext,
  owner: Owner,
  texts: ReadonlyMap<string, string>,
  survey: Survey,
): Promise<ExitCode> {
  const { root, disk, reporter, stop } = context
  await keepCopies(context, survey.changed)
  await recordWritten(context, [...texts.values()])
  for (const [path, text] of texts) {
    await disk.write(join(root, path), text)
    reporter.event('written', { file: path })
  }
  const going = goingOf(survey, texts)
  let removed = 0
  for (const path of going) {
    if (stop.aborted) {
      reporter.summary(
        `Stopped: ${countOf(going.length - removed, 'file')} of the sample left. The same command goes on.`,
        { interrupted: true, removed, left: going.length - removed },
      )
      return EXIT.interrupted
    }
    await disk.remove(join(root, path))
    removed += 1
    reporter.event('removed', { file: path })
    reporter.progress(removed, going.length)
  }
  // Folders that were imported into the sample are new to this site.
  await disk.remove(folderAlbumsFile(root))
  // Last, because the next run needs it if this one is killed.
  await disk.remove(sampleFile(root))
  sayWhatIsNext(context, owner)
  reporter.summary(`The site is yours, ${owner.name}: ${inAll(removed, texts)}.`, {
    written: texts.size,
    removed,
    replaced: survey.changed.length,
    categories: owner.categories.map(({ id }) => id),
  })
  return EXIT.good
}

/** Copies files to the first of `replaced`, `replaced-2`, … that is free. */
async function keepCopies({ root, disk, reporter }: CommandContext, paths: string[]) {
  if (!paths.length) return
  let folder = 'replaced'
  for (let n = 2; await stat(join(root, folder)).catch(() => undefined); n++)
    folder = `replaced-${n}`
  for (const path of paths) {
    await disk.write(join(root, folder, path), await readFile(join(root, path)))
    reporter.line(`${path}: a copy is kept in ${folder}/`)
    reporter.event('kept', { file: path, copy: `${folder}/${path}` })
  }
}

function sayWhatIsNext({ reporter }: CommandContext, { url, categories }: Owner): void {
  if (url === NO_URL)
    reporter.line(
      `src/content/site.json: url is ${NO_URL} until you write where the site will stand.`,
    )
  reporter.line('docs/content.md says what the files in src/content may hold.')
  reporter.line(
    `Next: npm run darkroom -- import <folder> --album <key> --category ${categories[0]!.id}`,
  )
}
