import { createFileRoute } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { About } from '../about/About'
import { descriptions } from '../page/head/descriptions'
import { pageHead } from '../page/head/pageHead'

export const Route = createFileRoute('/about')({
  // Comes with the page: where that cannot be fetched, the route has failed and says so.
  loader: () => null,
  head: () =>
    pageHead({
      path: '/about',
      title: words.about,
      description: descriptions?.about,
    }),
  component: About,
})
