import { useMatches } from '@tanstack/react-router'
import { HeadTags } from '../page/head/HeadTags'

/** The head tags of the route. It replaces the router's HeadContent, which also supports scripts. */
export function Head() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  return <HeadTags {...page} />
}
