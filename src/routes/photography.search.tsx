import { createFileRoute } from '@tanstack/react-router'
import { loadSearchIndex } from '../content/loading/loadSearch'
import { searchHead } from '../page/head/searchHead'
import { SearchPage } from '../search/SearchPage'

export const Route = createFileRoute('/photography/search')({
  validateSearch: ({ q, year }): { q?: string; year?: string } => ({
    ...(typeof q === 'string' ? { q } : {}),
    ...(typeof year === 'string' ? { year } : {}),
  }),
  loader: () => loadSearchIndex(),
  staleTime: Infinity,
  head: searchHead,
  component: function SearchRoute() {
    const { q = '', year = '' } = Route.useSearch()
    const index = Route.useLoaderData()
    return <SearchPage index={index} q={q} year={/^\d+$/.test(year) ? Number(year) : undefined} />
  },
})
