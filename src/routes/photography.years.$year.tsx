import { createFileRoute } from '@tanstack/react-router'
import { loadPhotoSet } from '../content/loadSearch'
import { photoSetHead } from '../page/head/searchHead'
import { PhotoSetPage } from '../search/PhotoSetPage'

export const Route = createFileRoute('/photography/years/$year')({
  loader: ({ params }) => loadPhotoSet(`/photography/years/${params.year}`),
  staleTime: Infinity,
  head: ({ loaderData, params }) =>
    photoSetHead(`/photography/years/${params.year}`, loaderData?.set),
  component: function YearRoute() {
    return <PhotoSetPage {...Route.useLoaderData()} />
  },
})
