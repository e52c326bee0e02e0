import { createFileRoute } from '@tanstack/react-router'
import { PortraitsList } from '../photography/PortraitsList'
import { categoryHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/portraits/')({
  head: () => categoryHead('portraits'),
  component: PortraitsList,
})
