import { NO_URL, type Owner } from '../album/newSite.ts'
import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import { countOf, type Reporter, reportStop } from '../report/reporter.ts'

/** `texts`: the texts to write, by path. Copies of `changed` files are kept. */
export type NewSitePlan = {
  texts: ReadonlyMap<string, string>
  removed: readonly string[]
  changed: readonly string[]
}

const inAll = (written: number, removed: number) =>
  `${countOf(written, 'file')} written, ${countOf(removed, 'file')} of the sample removed`

export function reportNewDryRun(
  reporter: Reporter,
  { texts, removed, changed }: NewSitePlan,
): ExitCode {
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
