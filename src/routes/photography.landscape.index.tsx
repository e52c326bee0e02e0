import { createFileRoute } from '@tanstack/react-router'
import { loadCovers } from '../content/covers'
import { LandscapeList } from '../photography/LandscapeList'
import { categoryHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/landscape/')({
  loader: () => loadCovers('landscape'),
  staleTime: Infinity,
  head: () => categoryHead('landscape'),
  component: function LandscapeRoute() {
    return <LandscapeList covers={Route.useLoaderData()} />
  },
})
