/** Calls `act` when the browser is idle. Returns a function that cancels. Safari has no requestIdleCallback. */
export function whenIdle(act: () => void, options?: IdleRequestOptions): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, options)
  return () => cancelIdleCallback(request)
}
