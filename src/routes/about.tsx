import { createFileRoute } from '@tanstack/react-router'
import { About } from '../about/About'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/about')({
  // The loader is in the page's chunk: without the chunk the route fails and says so.
  loader: () => null,
  head: () => mainPageHead('about'),
  component: About,
})
