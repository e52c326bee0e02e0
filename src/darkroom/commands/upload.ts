import { parsePublishedName } from '../../images/publishedName.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import { bucketSettings } from '../bucket/bucketSettings.ts'
import { createBucket } from '../bucket/createBucket.ts'
import { removeStrays } from '../bucket/removeStrays.ts'
import { reportServed } from '../bucket/reportServed.ts'
import { sendFiles } from '../bucket/sendFiles.ts'
import { wantedFiles } from '../bucket/wantedFiles.ts'
import type { Command } from '../commandContext.ts'
import { EXIT, UsageError } from '../diagnostics/exit.ts'
import { photosFolder } from '../files/places.ts'
import { countOf, megabytesOf, reportStop } from '../report/reporter.ts'
import { locked } from './locked.ts'

/** `darkroom upload`: uploads new pictures of the site to a bucket. */
export const upload: Command = (args, context) => {
  const { root, reporter, stop } = context
  const bucket = createBucket(bucketSettings(context.env))
  const isDry = args.flag('dry-run')
  const sendNew = locked(async () => {
    const content = await readCatalog(root, { photos: true })
    const { base } = content.site.photos ?? {}
    if (base === undefined)
      throw new UsageError(
        'src/content/site.json: does not say where pictures are served from. Add "photos": { "base": "https://…" }.',
      )
    const address = base.replace(/\/*$/, '/')
    const names = wantedFiles(address, content)
    const stored = await bucket.list()
    const sending = { folder: photosFolder(root), names, stored, isDry }
    const { sent, ...rest } = await sendFiles(context, bucket, sending)
    const counts = { sent: sent.length, ...rest }
    if (stop.aborted) {
      const text = `: ${countOf(counts.sent, 'file')} uploaded. The same command goes on.`
      return reportStop(reporter, text, counts)
    }
    const strays = [...stored.keys()].filter((name) => parsePublishedName(name) && !names.has(name))
    const isAsked = args.flag('delete')
    const removal = await removeStrays(context, bucket, strays, { isAsked, isDry })
    const { removed } = removal
    const failed = counts.failed + removal.failed
    const [first] = sent.toSorted()
    if (first && !isDry) await reportServed(reporter, address + first)
    const verb = isDry ? 'to upload' : 'uploaded'
    reporter.summary(
      `${countOf(names.size, 'file')}: ${counts.sent} ${verb} (${megabytesOf(counts.bytes)}), ${counts.unchanged} there already, ${failed} failed; ${removed} removed${isDry ? '; nothing sent (dry run)' : ''}`,
      { files: names.size, ...counts, strays: strays.length, removed, failed, dryRun: isDry },
    )
    return failed ? EXIT.partial : EXIT.good
  })
  return sendNew(args, context)
}
