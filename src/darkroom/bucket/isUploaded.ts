import { createHash } from 'node:crypto'
import { sha256 as hash } from '../../sha256.ts'
import type { Bucket, Listed } from './openBucket.ts'

/** Whether a file is in the bucket: its bytes decide. `sha256` of the file. */
export async function isUploaded(
  name: string,
  bytes: Uint8Array,
  listed: Listed | undefined,
  bucket: Pick<Bucket, 'sha256Of'>,
): Promise<boolean> {
  if (!listed || listed.size !== bytes.length) return false
  if (listed.etag === createHash('md5').update(bytes).digest('hex')) return true
  // Of an object that is encrypted or came in parts the tag is no MD5.
  return (await bucket.sha256Of(name)) === hash(bytes)
}
