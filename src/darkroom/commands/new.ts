import { newSite } from '../album/newSite.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import { filesToRemove, replaceSample } from '../sample/replaceSample.ts'
import { readSampleList } from '../sample/sampleList.ts'
import { surveySite } from '../sample/surveySite.ts'
import { askOwner } from './askOwner.ts'
import { isConfirmed, refuseChanged, reportNew, reportNewDryRun } from './reportNew.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/**
 * `darkroom new`: replaces the sample by an empty site for its owner. Refuses if files were changed, unless
 * `--replace-changed` keeps copies of them.
 */
export async function newCommand(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root, reporter } = context
  const survey = async () => {
    const found = await surveySite(root, await readSampleList(root))
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
  return withLockUnlessDry(args, context, async () => {
    const now = await survey()
    return reportNew(reporter, owner, {
      ...(await replaceSample(context, now, texts)),
      written: texts.size,
      replaced: now.changed.length,
    })
  })
}
