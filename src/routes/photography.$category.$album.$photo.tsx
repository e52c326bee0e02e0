import { createFileRoute } from '@tanstack/react-router'
import { PhotoPage } from '../viewer/PhotoPage'

export const Route = createFileRoute('/photography/$category/$album/$photo')({
  // The loader is in the viewer's chunk: without the chunk the route fails and shows no photograph.
  loader: () => null,
  component: PhotoPage,
})
