import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../home/Home'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/')({
  // See about.tsx.
  loader: () => null,
  head: () => mainPageHead('home'),
  component: function HomeRoute() {
    return <Home prerendered={Route.useRouteContext().prerendered} />
  },
})
