import { createFileRoute } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { loadCategories } from '../content/lists'
import { listedCategories } from '../content/site'
import { CategoryList } from '../photography/CategoryList'
import { descriptions } from '../page/head/descriptions'
import { pageHead } from '../page/head/pageHead'

export const Route = createFileRoute('/photography/')({
  loader: () => loadCategories(),
  staleTime: Infinity,
  head: () =>
    pageHead({
      path: '/photography',
      title: words.photography,
      description: descriptions?.photography,
      isEmpty: !listedCategories().length,
    }),
  component: function PhotographyRoute() {
    return <CategoryList covers={Route.useLoaderData().covers} />
  },
})
