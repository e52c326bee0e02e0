import { createFileRoute } from '@tanstack/react-router'
import { Projects } from '../projects/Projects'
import { descriptions } from '../shell/descriptions'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/projects')({
  // As in about.
  loader: () => null,
  head: () =>
    pageHead({
      path: '/projects',
      title: 'Projects',
      description: descriptions?.projects,
    }),
  component: Projects,
})
