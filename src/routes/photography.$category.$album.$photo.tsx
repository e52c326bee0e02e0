import { createFileRoute } from '@tanstack/react-router'
import { PhotoPage } from '../viewer/PhotoPage'

export const Route = createFileRoute('/photography/$category/$album/$photo')({
  // Comes with the viewer: where that cannot be fetched, the route has failed and shows no photograph.
  loader: () => null,
  component: PhotoPage,
})
