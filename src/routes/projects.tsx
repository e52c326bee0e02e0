import { createFileRoute } from '@tanstack/react-router'
import { Projects } from '../projects/Projects'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/projects')({
  // See about.tsx.
  loader: () => null,
  head: () => mainPageHead('projects'),
  component: Projects,
})
