import { NO_URL, type Owner } from '../album/newSite.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { askYesOrNo } from '../report/askYesOrNo.ts'
import { countOf, type Reporter } from '../report/reporter.ts'
import { reportStop } from '../report/reportStop.ts'
import type { Survey } from '../sample/surveySite.ts'

/** `texts`: the texts to write, by path. Copies of `changed` files are kept. */
type Plan = {
  texts: ReadonlyMap<string, string>
  removed: readonly string[]
  changed: readonly string[]
}

/** Throws if files were changed. */
export function refuseChanged(reporter: Reporter, { changed }: Survey): void {
  if (!changed.length) return
  for (const path of changed) {
    reporter.line(`${path}: differs from the sample`)
    reporter.event('changed', { file: path })
  }
  throw new UsageError(
    `new: ${countOf(changed.length, 'file is', 'files are')} yours, or changed by you. Nothing was changed. Add --replace-changed to replace them: copies are then kept in replaced/.`,
  )
}

const inAll = (written: number, removed: number) =>
  `${countOf(written, 'file')} written, ${countOf(removed, 'file')} of the sample removed`

export function reportNewDryRun(reporter: Reporter, { texts, removed, changed }: Plan): ExitCode {
  for (const path of texts.keys()) reporter.event('would-write', { file: path })
  for (const path of removed) reporter.event('would-remove', { file: path })
  for (const path of changed) reporter.line(`${path}: a copy would be kept in replaced/`)
  for (const [path, text] of texts) reporter.line(`${path} would be:\n${text.trimEnd()}`)
  reporter.summary(`Would be: ${inAll(texts.size, removed.length)}; nothing written (dry run).`, {
    written: 0,
    removed: 0,
    dryRun: true,
  })
  return EXIT.good
}

/** Asks before removing anything. Without a terminal the command line counts as consent. */
export async function isConfirmed(
  { ask, reporter }: CommandContext,
  lang: string,
  { removed, changed }: Plan,
): Promise<boolean> {
  if (!ask) return true
  const kept = changed.length
    ? ` Copies of ${countOf(changed.length, 'changed file')} are kept in replaced/.`
    : ''
  const question = `${countOf(removed.length, 'file')} of the sample will be removed.${kept} Go on?`
  return askYesOrNo({ ask, line: (text) => reporter.line(text) }, question, lang)
}

/** @param counts of files; `left`: not yet removed because the run was stopped */
export function reportNew(
  reporter: Reporter,
  { name, url, categories }: Owner,
  { written, removed, replaced, left }: Record<'written' | 'removed' | 'replaced' | 'left', number>,
): ExitCode {
  if (left) {
    const text = `: ${countOf(left, 'file')} of the sample left. The same command goes on.`
    return reportStop(reporter, text, { removed, left })
  }
  if (url === NO_URL)
    reporter.line(
      `src/content/site.json: url is ${NO_URL} until you write the address of your site.`,
    )
  reporter.line('docs/content.md says what the files in src/content may hold.')
  reporter.line(
    `Next: npm run darkroom -- import <folder> --album <key> --category ${categories[0]!.id}`,
  )
  const fields = { written, removed, replaced, categories: categories.map(({ id }) => id) }
  reporter.summary(`The site is yours, ${name}: ${inAll(written, removed)}.`, fields)
  return EXIT.good
}
