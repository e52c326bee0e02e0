import { useHydrated, useMatches } from '@tanstack/react-router'
import { words } from 'virtual:words/offTheMap'
import { site } from '../content/site'
import { PART } from '../document'
import { ActionLink } from '../page/actions/Action'
import { ActionList } from '../page/actions/ActionList'
import { pageOf } from '../page/shownPhoto'
import { UnmappedLand } from '../page/UnmappedLand'

/** The not-found page: a relief that ends, and a survey mark. */
export function NotFound() {
  const shown = useMatches({ select: pageOf })
  // One prerendered page serves every unknown path, so only the browser knows the path.
  const path = useHydrated() ? shown : undefined
  return (
    <div className="below-wide:flex below-wide:flex-1 below-wide:flex-col">
      <title>{`${words.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* Clear of the survey mark. In narrow windows the relief begins at 58 % or lower. */}
      <div data-part={PART['not-found-text']} className="relative not-found-words pt-not-found-top">
        <h2 className="text-display leading-display font-bold tracking-display">{words.title}</h2>
        <p className="mt-6 text-lead leading-[1.4]">
          {words.nothingAt}
          {/* Always one line, so that nothing moves when the path appears. */}
          <code className="block truncate font-culture font-semibold">
            {path === undefined ? words.thisAddress : <bdi dir="ltr">{path}</bdi>}
          </code>
        </p>
        <ActionList className="mt-actions max-w-80">
          <ActionLink to="/" icon="go">
            {words.toHome}
          </ActionLink>
          <ActionLink to="/photography" icon="go">
            {words.toPhotography}
          </ActionLink>
        </ActionList>
      </div>
      <UnmappedLand className="below-wide:order-2 below-wide:flex-1" />
      <svg
        data-part={PART['not-found-mark']}
        className="survey-mark below-wide:order-1 below-wide:flex-none below-wide:self-end"
        viewBox="0 0 36 36"
        aria-hidden="true"
      >
        <path d="M18 5 33 31H3Z" />
        <circle className="fill-accent stroke-none" cx="18" cy="22.500" r="2" />
      </svg>
    </div>
  )
}
