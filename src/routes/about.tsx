import { createFileRoute } from '@tanstack/react-router'
import { About } from '../about/About'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/about')({
  // An empty loader in the page's chunk: if the chunk cannot load, the route fails with a message.
  loader: () => null,
  head: () => mainPageHead('about'),
  component: About,
})
