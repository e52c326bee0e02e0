import { createFileRoute } from '@tanstack/react-router'
import { About } from '../about/About'
import { site } from '../content/site'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/about')({
  head: () =>
    pageHead({
      path: '/about',
      title: 'About',
      description: `About ${site.name}, who writes code and carries a camera: skills, a resume to download, and how to get in touch.`,
    }),
  component: About,
})
