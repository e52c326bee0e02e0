import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import { readCatalog } from '../album/findListed.ts'
import type { Args } from '../args/readArgs.ts'
import { bucketSettings } from '../bucket/bucketSettings.ts'
import { isUploaded } from '../bucket/isUploaded.ts'
import { type Bucket, type Listed, openBucket } from '../bucket/openBucket.ts'
import { retry } from '../bucket/retry.ts'
import { servedFault } from '../bucket/servedFault.ts'
import { wantedFiles } from '../bucket/wantedFiles.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { photosFolder } from '../files/places.ts'
import { readPublishedName } from '../../images/publishedName.ts'
import { countOf } from '../report/reporter.ts'
import { sha256 } from '../../sha256.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

const AT_ONCE = 6

/** `darkroom upload`: puts new pictures of the site into a bucket. */
export function upload(args: Args, context: CommandContext): Promise<ExitCode> {
  const bucket = openBucket(bucketSettings(context.env))
  return withLockUnlessDry(args, context, () => uploadNew(args, context, bucket))
}

async function uploadNew(args: Args, context: CommandContext, bucket: Bucket): Promise<ExitCode> {
  const { root, reporter, stop } = context
  const isDry = args.flag('dry-run')
  const content = await readCatalog(root, { photos: true })
  const base = content.site.photos?.base
  if (base === undefined)
    throw new UsageError(
      'src/content/site.json: says not where pictures are served from. Add "photos": { "base": "https://…" }.',
    )
  const said = args.text('out')
  const folder = said ? resolve(root, said) : photosFolder(root)
  const wanted = wantedFiles(base, content)
  const listed = new Map((await list(bucket)).map((one) => [one.name, one]))
  const counts = { sent: 0, bytes: 0, unchanged: 0, failed: 0 }
  const sent: string[] = []
  let done = 0

  async function sendOne(name: string): Promise<void> {
    if (stop.aborted) return
    const result = await send(bucket, join(folder, name), name, listed.get(name), isDry)
    if (typeof result === 'number') {
      counts.sent += 1
      counts.bytes += result
      sent.push(name)
      reporter.event(isDry ? 'would-upload' : 'uploaded', { file: name, bytes: result })
    } else if (result === 'unchanged') counts.unchanged += 1
    else {
      counts.failed += 1
      reporter.failed(name, result)
    }
    done += 1
    reporter.progress(done, wanted.size)
  }
  const limit = pLimit(AT_ONCE)
  await Promise.all([...wanted].toSorted().map((name) => limit(() => sendOne(name))))
  if (stop.aborted) {
    reporter.summary(
      `Stopped: ${countOf(counts.sent, 'file')} uploaded. The same command goes on.`,
      { interrupted: true, ...counts },
    )
    return EXIT.interrupted
  }
  const strays = [...listed.keys()].filter((name) => readPublishedName(name) && !wanted.has(name))
  const removed = await removeStrays(strays, args, context, bucket)
  if (sent.length && !isDry) {
    const fault = await servedFault(`${base.replace(/\/+$/, '')}/${sent.toSorted()[0]!}`)
    if (fault)
      reporter.line(
        `${fault}. Let everybody read the bucket, and make photos.base the address at which it answers.`,
      )
  }
  const verb = isDry ? 'to upload' : 'uploaded'
  reporter.summary(
    `${countOf(wanted.size, 'file')}: ${counts.sent} ${verb} (${(counts.bytes / 1e6).toFixed(1)} MB), ${counts.unchanged} there already, ${counts.failed} failed; ${removed} removed${isDry ? '; nothing sent (dry run)' : ''}`,
    { files: wanted.size, ...counts, strays: strays.length, removed, dryRun: isDry },
  )
  return counts.failed ? EXIT.partial : EXIT.good
}

async function list(bucket: Bucket): Promise<Listed[]> {
  try {
    return await retry(() => bucket.list())
  } catch (cause) {
    throw new UsageError(
      `upload: the bucket cannot be listed (${reasonOf(cause)}). Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`,
    )
  }
}

type Fault = { code: 'unreadable'; message: string; remedy: string }

/** Sends one file if it is new. @returns how many bytes that took, or would take in a dry run */
async function send(
  bucket: Bucket,
  path: string,
  name: string,
  listed: Listed | undefined,
  isDry: boolean,
): Promise<number | 'unchanged' | Fault> {
  const fault = (message: string, remedy: string): Fault => ({
    code: 'unreadable',
    message,
    remedy,
  })
  let bytes: Buffer<ArrayBuffer>
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException
    if (code !== 'ENOENT') return fault(`cannot be read (${code})`, 'Mend its permissions')
    if (listed) return 'unchanged'
    return fault('is neither on this machine nor in the bucket', 'Import its photo again')
  }
  try {
    if (await isUploaded(name, bytes, listed, bucket)) return 'unchanged'
    if (!isDry) await retry(() => bucket.put(name, bytes, sha256(bytes)))
    return bytes.length
  } catch (cause) {
    return fault(`was not taken (${reasonOf(cause)})`, 'Run the same command again')
  }
}

/** Lists files in the bucket that the site does not ask for, or removes them. @returns how many were removed */
async function removeStrays(
  strays: readonly string[],
  args: Args,
  { reporter, stop }: CommandContext,
  bucket: Bucket,
): Promise<number> {
  if (!strays.length) return 0
  const isAsked = args.flag('delete')
  if (!isAsked || args.flag('dry-run')) {
    for (const file of strays) reporter.event('stray', { file })
    reporter.line(
      `${countOf(strays.length, 'file')} in the bucket that the site does not ask for. ${isAsked ? 'Would be removed.' : '--delete removes them.'}`,
    )
    return 0
  }
  let removed = 0
  for (const file of strays) {
    if (stop.aborted) break
    await retry(() => bucket.remove(file))
    reporter.event('removed', { file })
    removed += 1
  }
  return removed
}

/** The cause in a word that an owner can look up. */
function reasonOf(cause: unknown): string {
  const {
    code,
    message,
    cause: inner,
  } = cause as Error & { code?: string; cause?: { code?: string } }
  return code ?? inner?.code ?? message
}
