import type { RingsInput } from '../../relief/planRelief'
// oxlint-disable-next-line import/default -- Vite exports the worker's URL
import workerUrl from './ringsWorker?worker&url'

type Policy = { createScriptURL(url: string): string }
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/** The only policy that the pages' security headers allow. It can be created only once. */
let policy: Policy | undefined

async function drawInWorker(input: RingsInput, signal: AbortSignal): Promise<string[]> {
  policy ??= window.trustedTypes?.createPolicy('rings', { createScriptURL: (url) => url })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  return new Promise<string[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('no worker')))
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    // oxlint-disable-next-line require-post-message-target-origin -- workers have no origin argument
    worker.postMessage(input)
  }).finally(() => worker.terminate())
}

/** Draws the rings of a relief in a worker, or in the page if there is none. Throws when aborted. */
export function drawRings(input: RingsInput, signal: AbortSignal): Promise<string[]> {
  return drawInWorker(input, signal).catch(async () => {
    signal.throwIfAborted()
    const { rings } = await import('../../relief/rings')
    signal.throwIfAborted()
    return rings(...input)
  })
}
