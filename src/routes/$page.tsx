import { createFileRoute } from '@tanstack/react-router'
import { loadPageText } from '../content/loading/loadPageText'
import { findPage } from '../content/site'
import { plainPageHead } from '../page/head/pageHead'
import { MarkdownPage } from '../plainPage/MarkdownPage'

export const Route = createFileRoute('/$page')({
  params: {
    parse: ({ page: id }) => {
      const page = findPage(id)
      return page ? { page: page.id } : false
    },
  },
  loader: ({ params }) => loadPageText(params.page),
  staleTime: Infinity,
  head: ({ params, loaderData }) => plainPageHead(params.page, loaderData),
  component: function PlainPageRoute() {
    return <MarkdownPage key={Route.useParams().page} text={Route.useLoaderData()} />
  },
})
