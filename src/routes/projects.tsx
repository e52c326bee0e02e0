import { createFileRoute } from '@tanstack/react-router'
import { site } from '../content/site'
import { Projects } from '../projects/Projects'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/projects')({
  head: () =>
    pageHead({
      path: '/projects',
      title: 'Projects',
      description: `Games and apps by ${site.name}, with source code and where to get them.`,
    }),
  component: Projects,
})
