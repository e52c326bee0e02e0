import { useLocation } from '@tanstack/react-router'
import { words } from 'virtual:words/unreachable'
import { PART } from '../document'
import { toHostPath } from '../address/sitePath'

/** The message of a page whose files failed to load. `Try again` is a plain link and reloads the page. */
export function Unreachable() {
  const { href } = useLocation()
  return (
    <div
      data-part={PART.unreachable}
      className="px-margin py-[calc(var(--bar)+1.5rem)] text-lead in-[main]:px-0 in-[main]:py-6"
    >
      <p>{words.message}</p>
      <a
        href={toHostPath(href)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-text"
      >
        {words.tryAgain}
      </a>
    </div>
  )
}
