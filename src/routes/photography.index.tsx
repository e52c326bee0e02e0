import { createFileRoute } from '@tanstack/react-router'
import { loadCategories } from '../content/loading/lists'
import { CategoryList } from '../photography/lists/CategoryList'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/photography/')({
  loader: () => loadCategories(),
  staleTime: Infinity,
  head: () => mainPageHead('photography'),
  component: function PhotographyRoute() {
    return <CategoryList covers={Route.useLoaderData().covers} />
  },
})
