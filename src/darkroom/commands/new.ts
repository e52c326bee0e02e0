import { newSite } from '../album/newSite.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import type { Command, CommandContext } from '../commandContext.ts'
import { EXIT } from '../diagnostics/exit.ts'
import { askYesOrNo } from '../report/askYesOrNo.ts'
import { countOf } from '../report/reporter.ts'
import { filesToRemove, replaceSample } from '../sample/replaceSample.ts'
import { refuseChanged, surveySite } from '../sample/surveySite.ts'
import { askOwner } from './askOwner.ts'
import { locked } from './locked.ts'
import { type NewSitePlan, reportNew, reportNewDryRun } from './reportNew.ts'

/** `darkroom new`: replaces the sample by an empty site. `--replace-changed` keeps copies of changed files. */
export const newCommand: Command = async (args, context) => {
  const { root, reporter } = context
  const survey = async () => {
    const found = await surveySite(root)
    if (!args.flag('replace-changed')) refuseChanged(reporter, found)
    return found
  }
  // Check the files first, so that the owner does not answer questions in vain.
  const first = await survey()
  const owner = await askOwner(args, context)
  const texts = await newSite(owner)
  const plan = { texts, removed: filesToRemove(first, texts), changed: first.changed }
  if (args.flag('dry-run')) return reportNewDryRun(reporter, plan)
  if (!args.flag('yes') && !(await isConfirmed(context, owner.lang, plan))) {
    reporter.summary('Nothing was changed.')
    return EXIT.good
  }
  const replace = locked(async () => {
    const now = await survey()
    const done = await replaceSample(context, now, texts)
    // A page of the owner may link to a page of the sample.
    await readCatalog(root, { photos: true }).catch(({ message }: Error) =>
      reporter.line(`Mend this before you build the site. ${message}`),
    )
    const counts = { ...done, written: texts.size, replaced: now.changed.length }
    return reportNew(reporter, owner, counts)
  })
  return replace(args, context)
}

/** Asks before removing anything. Without a terminal the command line counts as consent. */
async function isConfirmed(
  { ask, reporter }: CommandContext,
  lang: string,
  { removed, changed }: NewSitePlan,
): Promise<boolean> {
  if (!ask) return true
  const kept = changed.length
    ? ` Copies of ${countOf(changed.length, 'changed file')} are kept in replaced/.`
    : ''
  const question = `${countOf(removed.length, 'file')} of the sample will be removed.${kept} Go on?`
  return askYesOrNo({ ask, reporter }, question, lang)
}
