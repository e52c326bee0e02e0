import { albumLink } from '../../content/addresses'
import type { List } from '../../content/served'
import type { ListedCategory } from '../../content/site'
import { ATTRIBUTE } from '../../document'
import { EmptySheet } from '../../page/EmptySheet'
import { useStore } from '../../store'
import { useScrollAnchor } from '../album/useScrollAnchor'
import { albumBoxes } from './albumBoxes'
import { Cover } from './Cover'
import { coverClassName, coverSizes } from './coverSizes'

export function CategoryPage({ category, list }: { category: ListedCategory; list: List }) {
  if (category.shows === 'nothing') return <EmptySheet />
  return <AlbumList category={category} list={list} />
}

type Props = { category: Exclude<ListedCategory, { shows: 'nothing' }>; list: List }

function AlbumList({ category, list: { albums, covers } }: Props) {
  const list = useScrollAnchor()
  const enterAlbum = useStore((s) => s.enterAlbum)
  const forgets = category.shows === 'albums' && category.forgetLostAlbum
  return (
    <ul
      ref={list}
      {...{ [ATTRIBUTE.list]: 'album' }}
      {...(forgets ? { [ATTRIBUTE.forgets]: '' } : {})}
      className="grid grid-cols-12 gap-x-gap gap-y-covers narrow:flex narrow:flex-col narrow:gap-5"
    >
      {albums.map((album, i) => {
        const boxes = albumBoxes(category.layout, i, albums.length)
        return (
          <Cover
            key={album.id}
            id={album.id}
            className={coverClassName(boxes)}
            place="album"
            name={album.name}
            year={album.year}
            photo={covers[album.id]}
            sizes={coverSizes(boxes, covers[album.id])}
            isFirst={i === 0}
            link={albumLink(album)}
            onChoose={() => enterAlbum(album.id)}
          />
        )
      })}
    </ul>
  )
}
