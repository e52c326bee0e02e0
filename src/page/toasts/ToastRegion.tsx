import { useStore } from '../../store'
import { TOAST_REGION_ID } from './showToast'

/** The live region of toasts. It exists from the start: screen readers miss text that comes with it. */
export function ToastRegion() {
  const toaster = useStore((s) => s.toaster)
  return (
    <div
      id={TOAST_REGION_ID}
      className="print:hidden"
      role={toaster ? 'status' : undefined}
      aria-live="polite"
      aria-atomic="false"
    >
      {toaster}
    </div>
  )
}
