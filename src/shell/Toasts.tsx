import { type PointerEvent, useEffect } from 'react'
import { Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import './toasts.css'
import { Icon } from './Icon'
import { toasterArrived } from './say'

/** SPEC section 9, About. ms; share of the toast's own width. */
const TOAST = { duration: 5000, dragShare: 0.8 } as const

/**
 * sonner lets go of a toast after a fixed short drag or a flick. Run before its own pointerup, this
 * makes every drag below the share count as none, so that the toast springs back.
 */
function holdShortDrags(event: PointerEvent<HTMLElement>) {
  const toast = (event.target as Element).closest<HTMLElement>('[data-sonner-toast]')
  if (!toast) return
  const dragged = Math.abs(parseFloat(toast.style.getPropertyValue('--swipe-amount-x')) || 0)
  if (dragged < toast.offsetWidth * TOAST.dragShare)
    toast.style.setProperty('--swipe-amount-x', '0px')
}

export default function Toasts() {
  useEffect(toasterArrived, [])
  return (
    <div onPointerUpCapture={holdShortDrags}>
      <Toaster
        theme="dark"
        position="top-right"
        duration={TOAST.duration}
        hotkey={['altKey', 'KeyT']}
        swipeDirections={['left', 'right']}
        closeButton
        icons={{ close: <Icon name="close" /> }}
      />
    </div>
  )
}
