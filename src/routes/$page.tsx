import { createFileRoute } from '@tanstack/react-router'
import { pagePath } from '../content/addresses'
import { loadPageText } from '../content/loadPageText'
import { findPage } from '../content/site'
import { pageHead } from '../page/head/pageHead'
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
  head: ({ params: { page: id }, loaderData }) =>
    pageHead({ ...findPage(id)!, path: pagePath({ id }), description: loaderData?.description }),
  component: function PlainPageRoute() {
    return <MarkdownPage key={Route.useParams().page} text={Route.useLoaderData()} />
  },
})
