import { createFileRoute } from '@tanstack/react-router'
import { site } from '../content/load'
import { CategoryList } from '../photography/CategoryList'
import { pageHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/')({
  head: () =>
    pageHead({
      path: '/photography',
      title: 'Photography',
      description: `Photographs by ${site.name}: landscapes and travel, animals, families and the rest.`,
    }),
  component: CategoryList,
})
