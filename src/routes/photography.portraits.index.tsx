import { createFileRoute } from '@tanstack/react-router'
import { loadList } from '../content/lists'
import { PortraitsList } from '../photography/PortraitsList'
import { categoryHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/portraits/')({
  loader: () => loadList('portraits'),
  staleTime: Infinity,
  head: () => categoryHead('portraits'),
  component: function PortraitsRoute() {
    return <PortraitsList list={Route.useLoaderData()} />
  },
})
