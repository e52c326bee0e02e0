import type { Album, Photo } from '../content/schema'
import { AlbumGrid } from './AlbumGrid'

/** An album. An unknown one is an empty list on an empty map sheet, without a message. */
export function AlbumPage({ album, photos }: { album: Album | undefined; photos: Photo[] }) {
  if (album) return <AlbumGrid photos={photos} />
  return (
    <>
      <ul className="sr-only" />
      <div className="blank" />
    </>
  )
}
