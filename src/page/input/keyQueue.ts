import { isPlainKey } from './isPlainKey'
import { latinKey } from './latinKey'

const KEYS = /^(ArrowLeft|ArrowRight|Home|End|Escape|[-+=0?z])$/

let kept: string[] = []
let cancel: (() => void) | undefined

function keep(event: KeyboardEvent): void {
  const key = latinKey(event)
  if (event.defaultPrevented || !isPlainKey(event) || !KEYS.test(key)) return
  event.preventDefault()
  if (key === 'Escape' && cancel) {
    const called = cancel
    takeQueuedKeys()
    called()
  } else kept.push(key)
}

/** Queues the viewer's keys until the viewer takes them. With `onEscape`, Escape calls it and ends the queue. */
export function queueKeys(onEscape?: () => void): void {
  takeQueuedKeys()
  cancel = onEscape
  document.addEventListener('keydown', keep)
}

/** Returns the queued keys in order and ends the queue. */
export function takeQueuedKeys(): string[] {
  document.removeEventListener('keydown', keep)
  const taken = kept
  kept = []
  cancel = undefined
  return taken
}
