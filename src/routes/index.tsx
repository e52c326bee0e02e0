import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../home/Home'
import { descriptions } from '../shell/descriptions'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/')({
  // As in about.
  loader: () => null,
  head: () => pageHead({ path: '/', title: 'Home', description: descriptions?.home }),
  component: function HomeRoute() {
    return <Home printed={Route.useRouteContext().printed} />
  },
})
