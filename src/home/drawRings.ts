import type { Land } from '../relief/planRelief'
// oxlint-disable-next-line import/default -- an address, which Vite makes
import workerUrl from './ringsWorker?worker&url'

type Policy = { createScriptURL(url: string): string }
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/** The only one that the pages' security headers allow, and they allow it once. */
let policy: Policy | undefined

/** Fails where no worker can be had, by its absence, its file or the page's security headers. */
async function drawInWorker(land: Land): Promise<string[]> {
  policy ??= window.trustedTypes?.createPolicy('rings', { createScriptURL: (url) => url })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  return new Promise<string[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('no worker')))
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
    worker.postMessage(land)
  }).finally(() => worker.terminate())
}

/**
 * The rings of a land. A worker draws them, so that discs and input go on; where none can be had,
 * the page does, and waits.
 */
export function drawRings(land: Land): Promise<string[]> {
  return drawInWorker(land).catch(async () => {
    const { rings } = await import('../relief/rings')
    return rings(...land)
  })
}
