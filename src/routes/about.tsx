import { createFileRoute } from '@tanstack/react-router'
import { About } from '../about/About'
import { descriptions } from '../shell/descriptions'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/about')({
  // Comes with the page: where that cannot be fetched, the route has failed and says so.
  loader: () => null,
  head: () =>
    pageHead({
      path: '/about',
      title: 'About',
      description: descriptions?.about,
    }),
  component: About,
})
