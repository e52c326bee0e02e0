import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isUploaded } from '../../../src/darkroom/bucket/sendFiles'
import { sha256 } from '../../../src/sha256'

const BYTES = Buffer.from('a picture')
const MD5 = createHash('md5').update(BYTES).digest('hex')
const is = (listed: { size?: number; etag?: string } | undefined, noted?: string) =>
  isUploaded('a.avif', BYTES, listed && { size: BYTES.length, etag: MD5, ...listed }, {
    sha256Of: () => Promise.resolve(noted),
  })

test('a file is uploaded if size and MD5 are the same', async () => {
  expect(await is({})).toBe(true)
  expect(await is(undefined)).toBe(false)
  expect(await is({ size: 3 })).toBe(false)
})
test('the stored SHA-256 decides for a multipart or encrypted object', async () => {
  expect(await is({ etag: `${MD5}-2` }, sha256(BYTES))).toBe(true)
  expect(await is({ etag: 'encrypted' }, sha256('other'))).toBe(false)
  expect(await is({ etag: 'encrypted' })).toBe(false)
})
