const TIMEOUT = 10_000 // ms

/** Checks whether an address serves a picture. Returns the fault, or `undefined`. */
export async function servedFault(address: string): Promise<string | undefined> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!ok) return `${address}: answers ${status}`
    const type = headers.get('content-type') ?? 'nothing'
    return type.startsWith('image/') ? undefined : `${address}: answers with ${type}, no picture`
  } catch {
    return `${address}: does not answer`
  }
}
