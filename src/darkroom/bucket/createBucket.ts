import { S3Client } from '@bradenmacdonald/s3-lite-client'
import { mediaType } from '../../images/mediaType.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { BucketSettings } from './bucketSettings.ts'
import { retry } from './retry.ts'

/** `etag`: usually the MD5 in hex. */
export type StoredFile = { size: number; etag: string }

export type Bucket = ReturnType<typeof createBucket>

const SHA256 = 'x-amz-meta-sha256'
const CACHING = 'public, max-age=31536000, immutable'

/** Returns the cause of a failed request as a word that an owner can search for. */
export function causeOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? message
}

/** Gives access to a bucket of any S3 service. Addresses are path-style. File names exclude the prefix. */
export function createBucket({ endpoint, prefix, ...settings }: BucketSettings) {
  const client = new S3Client({ endPoint: endpoint, pathStyle: true, ...settings })
  async function listOnce(): Promise<Map<string, StoredFile>> {
    const found = new Map<string, StoredFile>()
    for await (const { key, size, etag } of client.listObjects({ prefix }))
      found.set(key.slice(prefix.length), { size, etag: etag.replaceAll('"', '') })
    return found
  }
  return {
    /** Lists the files by name. Throws a UsageError that names the settings to check. */
    list: () =>
      retry(listOnce).catch((cause: unknown) => {
        throw new UsageError(
          `upload: the bucket cannot be listed (${causeOf(cause)}). Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`,
        )
      }),
    /** The SHA-256 stored by `put`; `undefined` if another program stored the object. */
    async sha256Of(name: string): Promise<string | undefined> {
      return (await client.statObject(prefix + name)).metadata[SHA256]
    },
    async put(name: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
      const type = mediaType(name) ?? 'application/octet-stream'
      const metadata = { 'Content-Type': type, 'Cache-Control': CACHING, [SHA256]: sha256 }
      await retry(() => client.putObject(prefix + name, bytes, { metadata }))
    },
    remove: (name: string) => retry(() => client.deleteObject(prefix + name)),
  }
}
