import { createFileRoute } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { Home } from '../home/Home'
import { descriptions } from '../page/head/descriptions'
import { pageHead } from '../page/head/pageHead'

export const Route = createFileRoute('/')({
  // As in about.
  loader: () => null,
  head: () => pageHead({ path: '/', title: words.home, description: descriptions?.home }),
  component: function HomeRoute() {
    return <Home prerendered={Route.useRouteContext().prerendered} />
  },
})
