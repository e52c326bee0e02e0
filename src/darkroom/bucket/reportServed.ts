import type { Reporter } from '../report/reporter.ts'

const TIMEOUT = 10_000 // ms

/** Reports an address that does not serve a picture to everybody. */
export async function reportServed(reporter: Reporter, address: string): Promise<void> {
  const fault = await faultOf(address)
  if (fault)
    reporter.line(
      `${address}: ${fault}. Let everybody read the bucket, and set photos.base to its public address.`,
    )
}

async function faultOf(address: string): Promise<string | undefined> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!ok) return `answers ${status}`
    const type = headers.get('content-type') ?? 'nothing'
    return type.startsWith('image/') ? undefined : `answers with ${type}, no picture`
  } catch {
    return 'does not answer'
  }
}
