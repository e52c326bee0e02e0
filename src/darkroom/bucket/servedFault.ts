/** s; a host that takes longer answers no visitor either. */
const PATIENCE = 10

/** Why visitors would not get a picture from its address; `undefined` where they do. */
export async function servedFault(address: string): Promise<string | undefined> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PATIENCE * 1000),
    })
    if (!ok) return `${address}: answers ${status}`
    const type = headers.get('content-type') ?? 'nothing'
    return type.startsWith('image/') ? undefined : `${address}: answers with ${type}, no picture`
  } catch {
    return `${address}: does not answer`
  }
}
