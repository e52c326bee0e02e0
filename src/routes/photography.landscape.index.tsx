import { createFileRoute } from '@tanstack/react-router'
import { loadList } from '../content/lists'
import { LandscapeList } from '../photography/LandscapeList'
import { categoryHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/landscape/')({
  loader: () => loadList('landscape'),
  staleTime: Infinity,
  head: () => categoryHead('landscape'),
  component: function LandscapeRoute() {
    return <LandscapeList list={Route.useLoaderData()} />
  },
})
