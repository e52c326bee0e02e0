import { createFileRoute } from '@tanstack/react-router'
import { loadPageText } from '../content/loading/loadPageText'
import { findPage } from '../content/site'
import { markdownPageHead } from '../page/head/pageHead'
import { MarkdownPage } from '../markdownPage/MarkdownPage'

export const Route = createFileRoute('/$page')({
  params: {
    parse: ({ page: id }) => {
      const page = findPage(id)
      return page ? { page: page.id } : false
    },
  },
  loader: ({ params }) => loadPageText(params.page),
  staleTime: Infinity,
  head: ({ params, loaderData }) => markdownPageHead(params.page, loaderData),
  component: function MarkdownPageRoute() {
    return <MarkdownPage key={Route.useParams().page} text={Route.useLoaderData()} />
  },
})
