import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { Icon } from './Icon'
import type { Outcome } from './say'

/** ms. SPEC section 9, About. */
const DURATION = 5000

type Props = { id: string | number; message: string; outcome: Outcome }

/** One message on a dark slip, with the time it has left, and a way to be rid of it sooner. */
export function Toast({ id, message, outcome }: Props) {
  const slip = useRef<HTMLDivElement>(null)
  const held = useHeld(slip)
  useClock(held, id)
  return (
    <div ref={slip} className="toast" data-held={held}>
      {outcome === 'done' ? (
        <Icon name="tick" />
      ) : (
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M12 4v11M12 20v.01" />
        </svg>
      )}
      <p>{message}</p>
      <button
        type="button"
        aria-label="Close"
        onClick={({ currentTarget }) => {
          // Blurred while still in the list, sonner gives the focus back to where it came from.
          currentTarget.blur()
          toast.dismiss(id)
        }}
      >
        <Icon name="close" />
      </button>
      <span className="toast-time" style={{ animationDuration: `${DURATION}ms` }} />
    </div>
  )
}

/** Whether the visitor is with the toast, pointing at it or focused in it, or away in another tab. */
function useHeld(slip: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(() => document.hidden)
  useEffect(() => {
    // The focus may be on the list item that sonner puts around the slip.
    const item = slip.current?.closest('[data-sonner-toast]')
    if (!item) return undefined
    const why = { pointed: false, focused: false, away: document.hidden }
    const follow = (change: Partial<typeof why>) => {
      Object.assign(why, change)
      setHeld(why.pointed || why.focused || why.away)
    }
    const listening = new AbortController()
    const { signal } = listening
    const away = () => follow({ away: document.hidden })
    item.addEventListener('pointerenter', () => follow({ pointed: true }), { signal })
    item.addEventListener('pointerleave', () => follow({ pointed: false }), { signal })
    item.addEventListener('focusin', () => follow({ focused: true }), { signal })
    item.addEventListener('focusout', () => follow({ focused: false }), { signal })
    document.addEventListener('visibilitychange', away, { signal })
    return () => listening.abort()
  }, [slip])
  return held
}

/** Takes the toast away once it has been shown, not held, for its duration. */
function useClock(held: boolean, id: string | number) {
  const left = useRef(DURATION)
  useEffect(() => {
    if (held) return undefined
    const since = performance.now()
    const timer = setTimeout(() => toast.dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [held, id])
}
