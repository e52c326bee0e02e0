import type { List } from '../../content/served'
import type { ListedCategory } from '../../content/site'
import { EmptySheet } from '../../page/EmptySheet'
import { AlbumList } from './AlbumList'

export function CategoryPage({ category, list }: { category: ListedCategory; list: List }) {
  if (category.shows === 'nothing') return <EmptySheet />
  return <AlbumList category={category} list={list} />
}
