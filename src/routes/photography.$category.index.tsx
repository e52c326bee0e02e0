import { createFileRoute } from '@tanstack/react-router'
import { loadAlbums } from '../content/loading/lists'
import { findList } from '../content/site'
import { CategoryPage } from '../photography/lists/CategoryPage'
import { categoryHead } from '../page/head/pageHead'

export const Route = createFileRoute('/photography/$category/')({
  params: {
    parse: ({ category }) => {
      const list = findList(category)
      return list ? { category: list.path } : false
    },
  },
  loader: async ({ params }) => {
    const category = findList(params.category)!
    return { category, list: await loadAlbums(category) }
  },
  staleTime: Infinity,
  head: ({ loaderData }) => (loaderData ? categoryHead(loaderData.category) : {}),
  component: function CategoryRoute() {
    return <CategoryPage {...Route.useLoaderData()} />
  },
})
