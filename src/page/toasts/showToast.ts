import { useStore } from '../../store'

export type Outcome = 'success' | 'error'

export const TOAST_REGION_ID = 'toasts'

/** Not `lazy`: React shows what a `Suspense` waited for up to 300 ms late. Offline the page works without toasts. */
async function loadToaster() {
  const loaded = await import('./Toasts').catch(() => undefined)
  if (loaded) useStore.getState().setToaster(loaded.toaster)
  return loaded
}

/** Fetches the toaster ahead of its first use, on intent. */
export const preloadToasts = (): void => void loadToaster()

/** Shows none if the toaster fails to load, or the region is gone by then. */
export async function showToast(message: string, outcome: Outcome = 'success'): Promise<void> {
  const region = document.getElementById(TOAST_REGION_ID)
  const toaster = await loadToaster()
  if (region?.isConnected) toaster?.show(message, outcome)
}
