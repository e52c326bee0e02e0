import { createFileRoute } from '@tanstack/react-router'
import { keywordPath } from '../content/addresses'
import { loadPhotoSet } from '../content/loading/loadSearch'
import { photoSetHead } from '../page/head/searchHead'
import { PhotoSetPage } from '../search/PhotoSetPage'

export const Route = createFileRoute('/photography/keywords/$keyword')({
  loader: ({ params }) => loadPhotoSet(keywordPath(params.keyword)),
  staleTime: Infinity,
  head: ({ loaderData, params }) => photoSetHead(keywordPath(params.keyword), loaderData?.set),
  component: function KeywordRoute() {
    return <PhotoSetPage {...Route.useLoaderData()} />
  },
})
