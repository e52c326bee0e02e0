import { S3Client } from '@bradenmacdonald/s3-lite-client'
import { mediaType } from '../../images/mediaType.ts'
import type { BucketSettings } from './bucketSettings.ts'

/** `etag`: usually the MD5 in hex. */
export type StoredFile = { name: string; size: number; etag: string }

export type Bucket = ReturnType<typeof createBucket>

const SHA256 = 'x-amz-meta-sha256'
const CACHING = 'public, max-age=31536000, immutable'

/** Gives access to a bucket of any S3 service. Addresses are path-style. File names exclude the prefix. */
export function createBucket({ endpoint, prefix, ...settings }: BucketSettings) {
  const client = new S3Client({ endPoint: endpoint, pathStyle: true, ...settings })
  return {
    async list(): Promise<StoredFile[]> {
      const found: StoredFile[] = []
      for await (const { key, size, etag } of client.listObjects({ prefix }))
        found.push({ name: key.slice(prefix.length), size, etag: etag.replaceAll('"', '') })
      return found
    },
    /** The SHA-256 stored by `put`; `undefined` if another program stored the object. */
    async sha256Of(name: string): Promise<string | undefined> {
      return (await client.statObject(prefix + name)).metadata[SHA256]
    },
    async put(name: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
      const type = mediaType(name) ?? 'application/octet-stream'
      const metadata = { 'Content-Type': type, 'Cache-Control': CACHING, [SHA256]: sha256 }
      await client.putObject(prefix + name, bytes, { metadata })
    },
    remove: (name: string) => client.deleteObject(prefix + name),
  }
}
