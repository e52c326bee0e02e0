import type { RingsInput } from '../relief/planRelief'
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
async function drawInWorker(input: RingsInput, signal: AbortSignal): Promise<string[]> {
  policy ??= window.trustedTypes?.createPolicy('rings', { createScriptURL: (url) => url })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  return new Promise<string[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('no worker')))
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
    worker.postMessage(input)
  }).finally(() => worker.terminate())
}

/**
 * The rings of a relief. A worker draws them, so that discs and input go on; where none can be had,
 * the page does, and waits.
 *
 * @param signal ends the worker; whoever aborts it gets no rings but the reason, as an error
 */
export function drawRings(input: RingsInput, signal: AbortSignal): Promise<string[]> {
  return drawInWorker(input, signal).catch(async () => {
    signal.throwIfAborted()
    const { rings } = await import('../relief/rings')
    signal.throwIfAborted()
    return rings(...input)
  })
}
