import { createFileRoute } from '@tanstack/react-router'
import { site } from '../content/site'
import { Home } from '../home/Home'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/')({
  head: () => pageHead({ path: '/', title: 'Home', description: site.description }),
  component: function HomeRoute() {
    return <Home printed={Route.useRouteContext().printed} />
  },
})
