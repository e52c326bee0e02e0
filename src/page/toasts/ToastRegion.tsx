import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from '../../store'
import { TOAST_REGION_ID } from './showToast'

const Toasts = lazy<ComponentType>(() =>
  import('./Toasts').then(
    ({ Toasts }) => ({ default: Toasts }),
    // Without the chunk (offline) the page goes on without toasts.
    () => ({ default: () => null }),
  ),
)

/**
 * Where toasts appear. The live region is there from the start, because screen readers miss what
 * comes together with its region; everything in it arrives when the first toast is wanted.
 */
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
