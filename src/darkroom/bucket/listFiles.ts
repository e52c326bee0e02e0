import { UsageError } from '../diagnostics/exit.ts'
import { causeOf } from './causeOf.ts'
import type { Bucket, StoredFile } from './createBucket.ts'
import { retry } from './retry.ts'

/** Lists the files of a bucket by name. Throws a UsageError that names the settings to check. */
export async function listFiles(bucket: Bucket): Promise<Map<string, StoredFile>> {
  try {
    const stored = await retry(() => bucket.list())
    return new Map(stored.map((one) => [one.name, one]))
  } catch (cause) {
    throw new UsageError(
      `upload: the bucket cannot be listed (${causeOf(cause)}). Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`,
    )
  }
}
