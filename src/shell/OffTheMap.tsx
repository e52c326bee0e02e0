import { Link, useHydrated, useMatches } from '@tanstack/react-router'
import { site } from '../content/site'
import { Icon } from './Icon'
import { pageOf } from './shownPhoto'

/** Any path that leads nowhere: the survey stops at the sheet's edge, and the triangle is you. */
export function OffTheMap() {
  const shown = useMatches({ select: pageOf })
  // One page answers every lost path, so only the visitor's own browser knows which it was.
  const path = useHydrated() ? shown : undefined
  return (
    <div className="off">
      <title>{`Off the map — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="off-text">
        <h2 className="off-title">Off the map</h2>
        <p>
          Nothing is charted at
          <code>{path ?? 'this address'}</code>
        </p>
        <ul className="ledger">
          <li>
            <Link to="/" className="act">
              Go to Home <Icon name="go" />
            </Link>
          </li>
          <li>
            <Link to="/photography" className="act">
              See the photographs <Icon name="go" />
            </Link>
          </li>
        </ul>
      </div>
      <div className="land" aria-hidden="true" />
      <svg className="trig" viewBox="0 0 36 36" aria-hidden="true">
        <path d="M18 5 33 31H3Z" />
        <circle cx="18" cy="22.500" r="2" />
      </svg>
    </div>
  )
}
