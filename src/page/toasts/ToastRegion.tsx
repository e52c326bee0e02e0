import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from '../../store'
import { TOAST_REGION_ID } from './showToast'

const Toasts = lazy<ComponentType>(() =>
  import('./Toasts').then(
    ({ Toasts }) => ({ default: Toasts }),
    // Offline the page works without toasts.
    () => ({ default: () => null }),
  ),
)

/** The live region of toasts. It exists from the start: screen readers miss text that comes with it. */
export function ToastRegion() {
  const wanted = useStore((s) => s.toastsWanted)
  return (
    <div
      id={TOAST_REGION_ID}
      className="print:hidden"
      role={wanted ? 'status' : undefined}
      aria-live="polite"
      aria-atomic="false"
    >
      {wanted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  )
}
