import { createFileRoute } from '@tanstack/react-router'
import { loadCovers } from '../content/covers'
import { PortraitsList } from '../photography/PortraitsList'
import { categoryHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/portraits/')({
  loader: () => loadCovers('portraits'),
  staleTime: Infinity,
  head: () => categoryHead('portraits'),
  component: function PortraitsRoute() {
    return <PortraitsList covers={Route.useLoaderData()} />
  },
})
