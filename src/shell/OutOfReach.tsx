import { useLocation } from '@tanstack/react-router'

/** A page whose files could not be fetched. Asking again is a plain link: the whole page comes anew. */
export function OutOfReach() {
  const { href } = useLocation()
  return (
    <div className="out-of-reach">
      <p>This page could not be fetched.</p>
      <a href={href}>Try again</a>
    </div>
  )
}
