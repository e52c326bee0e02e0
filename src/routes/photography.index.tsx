import { createFileRoute } from '@tanstack/react-router'
import { loadCovers } from '../content/covers'
import { site } from '../content/site'
import { CategoryList } from '../photography/CategoryList'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/')({
  loader: () => loadCovers('categories'),
  staleTime: Infinity,
  head: () =>
    pageHead({
      path: '/photography',
      title: 'Photography',
      description: `Photographs by ${site.name}: mountains and long roads, animals, families, and whatever else stood in good light.`,
    }),
  component: function PhotographyRoute() {
    return <CategoryList covers={Route.useLoaderData()} />
  },
})
