import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** An S3 server on this machine with the bucket `pictures`, and the environment to reach it. */
export type S3Server = { origin: string; env: Record<string, string>; close(): void }

/** Starts the server; its files are kept in `folder`. */
export async function startS3(folder: string): Promise<S3Server> {
  const file = fileURLToPath(new URL('s3Server.cjs', import.meta.url))
  const child = fork(file, [folder], { stdio: 'ignore' })
  const [port] = (await once(child, 'message')) as [number]
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    env: {
      S3_ENDPOINT: origin,
      S3_BUCKET: 'pictures',
      S3_REGION: 'us-east-1',
      // The keys that this server accepts.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => void child.kill(),
  }
}
