import { resolve } from 'node:path'
import { readCatalog } from '../album/readCatalog.ts'
import type { Args } from '../args/parseArguments.ts'
import { bucketSettings } from '../bucket/bucketSettings.ts'
import { listFiles } from '../bucket/listFiles.ts'
import { type Bucket, createBucket } from '../bucket/createBucket.ts'
import { removeStrays } from '../bucket/removeStrays.ts'
import { sendFiles } from '../bucket/sendFiles.ts'
import { servedFault } from '../bucket/servedFault.ts'
import { wantedFiles } from '../bucket/wantedFiles.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { photosFolder } from '../files/places.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import { countOf, megabytesOf, type Reporter } from '../report/reporter.ts'
import { reportStop } from '../report/reportStop.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom upload`: uploads new pictures of the site to a bucket. */
export function upload(args: Args, context: CommandContext): Promise<ExitCode> {
  const bucket = createBucket(bucketSettings(context.env))
  return withLockUnlessDry(args, context, () => uploadNew(args, context, bucket))
}

async function uploadNew(args: Args, context: CommandContext, bucket: Bucket): Promise<ExitCode> {
  const { root, reporter, stop } = context
  const isDry = args.flag('dry-run')
  const content = await readCatalog(root, { photos: true })
  const base = content.site.photos?.base
  if (base === undefined)
    throw new UsageError(
      'src/content/site.json: does not say where pictures are served from. Add "photos": { "base": "https://…" }.',
    )
  const out = args.text('out')
  const folder = out ? resolve(root, out) : photosFolder(root)
  const names = wantedFiles(base, content)
  const stored = await listFiles(bucket)
  const { sent, ...rest } = await sendFiles(context, bucket, { folder, names, stored, isDry })
  const counts = { sent: sent.length, ...rest }
  if (stop.aborted) {
    const text = `: ${countOf(counts.sent, 'file')} uploaded. The same command goes on.`
    return reportStop(reporter, text, counts)
  }
  const strays = [...stored.keys()].filter((name) => parsePublishedName(name) && !names.has(name))
  const removed = await removeStrays(context, bucket, strays, {
    isAsked: args.flag('delete'),
    isDry,
  })
  const [first] = sent.toSorted()
  if (first && !isDry) await reportServed(reporter, `${base.replace(/\/+$/, '')}/${first}`)
  const verb = isDry ? 'to upload' : 'uploaded'
  reporter.summary(
    `${countOf(names.size, 'file')}: ${counts.sent} ${verb} (${megabytesOf(counts.bytes)}), ${counts.unchanged} there already, ${counts.failed} failed; ${removed} removed${isDry ? '; nothing sent (dry run)' : ''}`,
    { files: names.size, ...counts, strays: strays.length, removed, dryRun: isDry },
  )
  return counts.failed ? EXIT.partial : EXIT.good
}

async function reportServed(reporter: Reporter, address: string): Promise<void> {
  const fault = await servedFault(address)
  if (fault)
    reporter.line(
      `${fault}. Let everybody read the bucket, and set photos.base to its public address.`,
    )
}
