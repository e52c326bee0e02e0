import { UsageError } from '../diagnostics/exit.ts'

export type BucketSettings = ReturnType<typeof bucketSettings>

/** `prefix`: the start of every key, e.g. `portfolio/`; may be empty. */
export function bucketSettings(env: Readonly<Record<string, string | undefined>>) {
  const valueOf = (name: string) => env[name]?.trim() ?? ''
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  const missing = needed.filter((name) => !valueOf(name))
  if (missing.length)
    throw new UsageError(
      `upload: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set them in the environment; docs/darkroom.md says to what.`,
    )
  const endpoint = valueOf('S3_ENDPOINT')
  if (!/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])([:/]|$)/.test(endpoint))
    throw new UsageError('upload: S3_ENDPOINT must start with https://.')
  if (!URL.canParse(endpoint))
    throw new UsageError(
      `upload: S3_ENDPOINT is no address: ${endpoint}. Copy it from the settings of your bucket.`,
    )
  const prefix = valueOf('S3_PREFIX').replaceAll(/^\/+|\/+$/g, '')
  return {
    endpoint,
    bucket: valueOf('S3_BUCKET'),
    region: valueOf('S3_REGION') || 'auto',
    prefix: prefix && `${prefix}/`,
    accessKey: valueOf('AWS_ACCESS_KEY_ID'),
    secretKey: valueOf('AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
  }
}
