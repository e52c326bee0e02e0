import { create } from 'zustand'

/** Whether the toaster is wanted yet. It is fetched on first use, or a little before. */
export const useToaster = create(() => ({ wanted: false }))

let arrived: () => void = () => {}
const arrival = new Promise<void>((resolve) => {
  arrived = resolve
})

/** Called by the toaster once it listens. */
export function toasterArrived() {
  arrived()
}

/** Fetches the toaster ahead of its first use, on intent. */
export function readyToast() {
  useToaster.setState({ wanted: true })
}

/** Shows a short message to everybody, screen readers included. A toaster that never arrives says nothing. */
export async function say(message: string): Promise<void> {
  readyToast()
  await arrival
  const { toast } = await import('sonner')
  toast(message)
}
