import { createFileRoute } from '@tanstack/react-router'
import { loadList } from '../content/lists'
import { CategoryList } from '../photography/CategoryList'
import { descriptions } from '../shell/descriptions'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/')({
  loader: () => loadList('categories'),
  staleTime: Infinity,
  head: () =>
    pageHead({
      path: '/photography',
      title: 'Photography',
      description: descriptions?.photography,
    }),
  component: function PhotographyRoute() {
    return <CategoryList covers={Route.useLoaderData().covers} />
  },
})
