import { useStore } from '../../store'

/** What a message says: that something is done, or that it could not be. */
export type Outcome = 'success' | 'error'

/** Id of the live region where toasts appear. */
export const TOAST_REGION_ID = 'toasts'

/** Fetches the toaster ahead of its first use, on intent. */
export function preloadToasts() {
  useStore.getState().wantToasts()
}

/**
 * Shows a short message to everybody, screen readers included. A toaster that cannot be fetched says
 * nothing, nor does one that arrives when the region has gone that was there.
 */
export async function showToast(message: string, outcome: Outcome = 'success'): Promise<void> {
  const region = document.getElementById(TOAST_REGION_ID)
  preloadToasts()
  const toaster = await import('./Toasts').catch(() => undefined)
  if (region?.isConnected) toaster?.show(message, outcome)
}
