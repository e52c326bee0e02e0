import { createFileRoute } from '@tanstack/react-router'
import { PhotoPage } from '../viewer/PhotoPage'

export const Route = createFileRoute('/photography/$album/$photo')({
  // As in photography.$category.$album.$photo.
  loader: () => null,
  component: PhotoPage,
})
