import type { Land } from '../relief/planRelief'
// oxlint-disable-next-line import/default -- an address, which Vite makes
import workerUrl from './ringsWorker?worker&url'

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string }
    }
  }
}

/** The pages' security policy lets scripts be named by policies alone, and by none but this one. */
const trusted = window.trustedTypes?.createPolicy('rings', { createScriptURL: (url) => url })

/** The rings of a land, drawn on another thread: discs drift and input comes meanwhile. */
function drawAside(land: Land): Promise<string[]> {
  const worker = new Worker(trusted?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  return new Promise<string[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('no worker')))
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
    worker.postMessage(land)
  }).finally(() => worker.terminate())
}

/** The rings of a land; where no worker can be had they are drawn here, and the page waits. */
export async function drawRings(land: Land): Promise<string[]> {
  try {
    return await drawAside(land)
  } catch {
    const { rings } = await import('../relief/rings')
    return rings(...land)
  }
}
