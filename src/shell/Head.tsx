import { useMatches } from '@tanstack/react-router'
import { HeadTags, type PageHead } from '../page/head/HeadTags'

/** The tags of the page's route. Replaces the router's HeadContent and its support for scripts. */
export function Head() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  return <HeadTags {...(page as PageHead)} />
}
