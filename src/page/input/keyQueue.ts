import { isPlainKey } from './isPlainKey'

/** The viewer's keys. What each of them does is the viewer's to say. */
const KEYS = /^(ArrowLeft|ArrowRight|Home|End|Escape|[-+=0?z])$/

let kept: string[] = []
let cancel: (() => void) | undefined

function keep(event: KeyboardEvent): void {
  const { key } = event
  if (event.defaultPrevented || !isPlainKey(event) || !KEYS.test(key)) return
  event.preventDefault()
  if (key === 'Escape' && cancel) {
    const called = cancel
    takeQueuedKeys()
    called()
  } else kept.push(key)
}

/**
 * From now on the viewer's keys are kept until it is there and takes them.
 * @param onEscape what Escape does meanwhile, which then ends the keeping; else it is kept as well
 */
export function queueKeys(onEscape?: () => void): void {
  takeQueuedKeys()
  cancel = onEscape
  document.addEventListener('keydown', keep)
}

/** The names of the keys kept, in order. No more are kept. */
export function takeQueuedKeys(): string[] {
  document.removeEventListener('keydown', keep)
  const taken = kept
  kept = []
  cancel = undefined
  return taken
}
