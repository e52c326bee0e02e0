import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { sha256 } from '../../sha256.ts'
import type { Refused } from '../diagnostics/refusal.ts'
import { errorCode } from '../files/errorCode.ts'
import type { Reporter } from '../report/reporter.ts'
import { type Bucket, causeOf, type StoredFile } from './createBucket.ts'

const AT_ONCE = 6

type Sending = {
  folder: string
  names: ReadonlySet<string>
  stored: ReadonlyMap<string, StoredFile>
  isDry: boolean
}

/** `sent`: the names of the new files. The other fields are counts. */
type Sent = { sent: string[]; bytes: number; unchanged: number; failed: number }

/** Uploads the files that are new in the bucket, until the run is stopped. A dry run only reports them. */
export async function sendFiles(
  { reporter, stop }: { reporter: Reporter; stop: AbortSignal },
  bucket: Bucket,
  { folder, names, stored, isDry }: Sending,
): Promise<Sent> {
  const result: Sent = { sent: [], bytes: 0, unchanged: 0, failed: 0 }
  let done = 0

  async function sendOne(name: string): Promise<void> {
    if (stop.aborted) return
    const outcome = await send(bucket, join(folder, name), name, stored.get(name), isDry)
    if (typeof outcome === 'number') {
      result.sent.push(name)
      result.bytes += outcome
      reporter.event(isDry ? 'would-upload' : 'uploaded', { file: name, bytes: outcome })
    } else if (outcome === 'unchanged') result.unchanged += 1
    else {
      result.failed += 1
      reporter.failed(name, outcome)
    }
    done += 1
    reporter.progress(done, names.size)
  }

  const limit = pLimit(AT_ONCE)
  await Promise.all([...names].toSorted().map((name) => limit(() => sendOne(name))))
  return result
}

const fault = (message: string, remedy: string): Refused => ({
  code: 'unreadable',
  message,
  remedy,
})

/** Uploads a file if it is new. @returns the number of bytes, also in a dry run */
async function send(
  bucket: Bucket,
  path: string,
  name: string,
  stored: StoredFile | undefined,
  isDry: boolean,
): Promise<number | 'unchanged' | Refused> {
  let bytes: Buffer<ArrayBuffer>
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const code = errorCode(cause) ?? 'unknown'
    if (code !== 'ENOENT') return fault(`cannot be read (${code})`, 'Mend its permissions')
    if (stored) return 'unchanged'
    return fault('is neither on this machine nor in the bucket', 'Import its photo again')
  }
  try {
    if (await isUploaded(name, bytes, stored, bucket)) return 'unchanged'
    if (!isDry) await bucket.put(name, bytes, sha256(bytes))
    return bytes.length
  } catch (cause) {
    return fault(`could not be uploaded (${causeOf(cause)})`, 'Run the same command again')
  }
}

export async function isUploaded(
  name: string,
  bytes: Uint8Array,
  stored: StoredFile | undefined,
  bucket: Pick<Bucket, 'sha256Of'>,
): Promise<boolean> {
  if (!stored || stored.size !== bytes.length) return false
  if (stored.etag === createHash('md5').update(bytes).digest('hex')) return true
  // The ETag of an encrypted or multipart object is not its MD5.
  return (await bucket.sha256Of(name)) === sha256(bytes)
}
