import type { List } from '../content/lists'
import type { ListedCategory } from '../content/site'
import { EmptySheet } from '../page/EmptySheet'
import { TallList } from './TallList'
import { WideList } from './WideList'

/** The albums of a category, as the owner wants them laid out. */
export function CategoryPage({ category, list }: { category: ListedCategory; list: List }) {
  if (category.shows === 'nothing') return <EmptySheet />
  const Albums = category.layout === 'tall' ? TallList : WideList
  return <Albums category={category} list={list} />
}
