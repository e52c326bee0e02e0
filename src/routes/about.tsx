import { createFileRoute } from '@tanstack/react-router'
import { About } from '../about/About'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/about')({
  // Comes with the page: where that cannot be fetched, the route has failed and says so.
  loader: () => null,
  head: () => mainPageHead('about'),
  component: About,
})
