import { createFileRoute } from '@tanstack/react-router'
import { site } from '../content/site'
import { Projects } from '../projects/Projects'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/projects')({
  head: () =>
    pageHead({
      path: '/projects',
      title: 'Projects',
      description: `Games and apps by ${site.name}: what each one is, where to get it, and its source code where it is open.`,
    }),
  component: Projects,
})
