import { createFileRoute } from '@tanstack/react-router'
import { PhotoPage } from '../viewer/PhotoPage'

export const Route = createFileRoute('/photography/$album/$photo')({
  // See photography.$category.$album.$photo.tsx.
  loader: () => null,
  component: PhotoPage,
})
