import { albumLink } from '../content/addresses'
import type { List } from '../content/lists'
import { useStore } from '../store'
import { Plate } from './Plate'
import { type PlateBox, plateSizes } from './plateSizes'
import { useKeptPlace } from './useKeptPlace'

type Props = {
  list: List
  className: string
  /** How the album at this place of the list is drawn, widest window first. */
  boxes: (index: number) => readonly PlateBox[]
}

/** The albums of a category, each with its cover, name and year. */
export function AlbumList({ list: { albums, covers }, className, boxes }: Props) {
  const list = useKeptPlace()
  const enterAlbum = useStore((s) => s.enterAlbum)
  return (
    <ul ref={list} className={className}>
      {albums.map((album, i) => (
        <Plate
          key={album.id}
          id={album.id}
          place="album"
          name={album.name}
          year={album.year}
          cover={covers[album.id]}
          sizes={plateSizes(boxes(i), covers[album.id])}
          first={i === 0}
          link={albumLink(album)}
          onChoose={() => enterAlbum(album.id)}
        />
      ))}
    </ul>
  )
}
