import { lazy, Suspense } from 'react'
import { useToaster } from './say'

const Toasts = lazy(() => import('./Toasts'))

/** Where toasts appear, empty until the first is wanted. */
export function ToastDock() {
  const wanted = useToaster((s) => s.wanted)
  if (!wanted) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
