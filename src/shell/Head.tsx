import { useMatches } from '@tanstack/react-router'
import { HeadTags, type Tags } from '../page/head/HeadTags'

/**
 * The tags of the page's route (its `head`). Stands in for the router's own HeadContent, whose
 * scripts and styles no page here has.
 */
export function Head() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  return <HeadTags {...(page as Tags)} />
}
