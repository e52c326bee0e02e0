import { createFileRoute } from '@tanstack/react-router'
import { loadCategories } from '../content/lists'
import { listedCategories } from '../content/site'
import { CategoryList } from '../photography/lists/CategoryList'
import { mainPageHead } from '../page/head/mainPageHead'

export const Route = createFileRoute('/photography/')({
  loader: () => loadCategories(),
  staleTime: Infinity,
  head: () => mainPageHead('photography', !listedCategories().length),
  component: function PhotographyRoute() {
    return <CategoryList covers={Route.useLoaderData().covers} />
  },
})
