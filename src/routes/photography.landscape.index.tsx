import { createFileRoute } from '@tanstack/react-router'
import { LandscapeList } from '../photography/LandscapeList'
import { categoryHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/landscape/')({
  head: () => categoryHead('landscape'),
  component: LandscapeList,
})
