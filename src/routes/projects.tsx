import { createFileRoute } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { hasProjects } from '../content/site'
import { Projects } from '../projects/Projects'
import { descriptions } from '../page/head/descriptions'
import { pageHead } from '../page/head/pageHead'

export const Route = createFileRoute('/projects')({
  // As in about.
  loader: () => null,
  head: () =>
    pageHead({
      path: '/projects',
      title: words.projects,
      description: descriptions?.projects,
      isEmpty: !hasProjects,
    }),
  component: Projects,
})
