import { type ComponentType, lazy, Suspense } from 'react'
import { DOCK, useToaster } from './say'

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
export function ToastDock() {
  const wanted = useToaster((s) => s.wanted)
  return (
    <div id={DOCK} role={wanted ? 'status' : undefined} aria-live="polite" aria-atomic="false">
      {wanted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  )
}
