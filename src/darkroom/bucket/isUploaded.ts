import { createHash } from 'node:crypto'
import { sha256 as hash } from '../../sha256.ts'
import type { Bucket, StoredFile } from './createBucket.ts'

export async function isUploaded(
  name: string,
  bytes: Uint8Array,
  stored: StoredFile | undefined,
  bucket: Pick<Bucket, 'sha256Of'>,
): Promise<boolean> {
  if (!stored || stored.size !== bytes.length) return false
  if (stored.etag === createHash('md5').update(bytes).digest('hex')) return true
  // The ETag of an encrypted or multipart object is not its MD5.
  return (await bucket.sha256Of(name)) === hash(bytes)
}
