import { useStore } from '../../store'

export type Outcome = 'success' | 'error'

export const TOAST_REGION_ID = 'toasts'

/** Fetches the toaster ahead of its first use, on intent. */
export function preloadToasts() {
  useStore.getState().wantToasts()
}

/** Shows none if the toaster fails to load, or the region is gone by then. */
export async function showToast(message: string, outcome: Outcome = 'success'): Promise<void> {
  const region = document.getElementById(TOAST_REGION_ID)
  preloadToasts()
  const toaster = await import('./Toasts').catch(() => undefined)
  if (region?.isConnected) toaster?.show(message, outcome)
}
