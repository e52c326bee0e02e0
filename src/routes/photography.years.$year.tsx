import { createFileRoute } from '@tanstack/react-router'
import { yearPath } from '../content/addresses'
import { loadPhotoSet } from '../content/loading/loadSearch'
import { photoSetHead } from '../page/head/searchHead'
import { PhotoSetPage } from '../search/PhotoSetPage'

export const Route = createFileRoute('/photography/years/$year')({
  loader: ({ params }) => loadPhotoSet(yearPath(params.year)),
  staleTime: Infinity,
  head: ({ loaderData, params }) => photoSetHead(yearPath(params.year), loaderData?.set),
  component: function YearRoute() {
    return <PhotoSetPage {...Route.useLoaderData()} />
  },
})
