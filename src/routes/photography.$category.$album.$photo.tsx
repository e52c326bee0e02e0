import { createFileRoute } from '@tanstack/react-router'
import { PhotoPage } from '../viewer/PhotoPage'

export const Route = createFileRoute('/photography/$category/$album/$photo')({
  // An empty loader in the viewer's chunk: if the chunk cannot load, the route fails with a message.
  loader: () => null,
  component: PhotoPage,
})
