import { create } from 'zustand'

/** What a message says: that something is done, or that it could not be. */
export type Outcome = 'done' | 'failed'
type Show = (message: string, outcome: Outcome) => void

/** Id of the place where toasts appear. */
export const DOCK = 'toasts'

/** Whether the toaster is wanted yet. It is fetched on first use, or a little before. */
export const useToaster = create(() => ({ wanted: false }))

let arrived: (show: Show) => void = () => {}
const toaster = new Promise<Show>((resolve) => {
  arrived = resolve
})

/** Called by the toaster once it listens, with the way to show a message. */
export function toasterArrived(show: Show) {
  arrived(show)
}

/** Fetches the toaster ahead of its first use, on intent. */
export function readyToast() {
  useToaster.setState({ wanted: true })
}

/**
 * Shows a short message to everybody, screen readers included. A toaster that never arrives says
 * nothing, nor does one that arrives when the dock has gone that was there.
 */
export async function say(message: string, outcome: Outcome = 'done'): Promise<void> {
  const dock = document.getElementById(DOCK)
  readyToast()
  const show = await toaster
  if (dock?.isConnected) show(message, outcome)
}
