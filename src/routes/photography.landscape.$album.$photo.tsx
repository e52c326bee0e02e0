import { createFileRoute } from '@tanstack/react-router'
import { PhotoPage } from '../viewer/PhotoPage'

export const Route = createFileRoute('/photography/landscape/$album/$photo')({
  component: PhotoPage,
})
