import { useMatches } from '@tanstack/react-router'
import { Tags } from '../shell/Head'
import { lostPhotoHead } from '../shell/pageHead'
import { albumIn, pageOf, shownPhoto } from '../shell/shownPhoto'
import { Viewer } from './Viewer'

/** What stands over an album at a photograph's address: the viewer, or a word that it is not here. */
export function PhotoPage() {
  const { album, photos = [] } = useMatches({ select: albumIn })
  const at = useMatches({ select: shownPhoto })
  const base = useMatches({ select: pageOf })
  if (album && at !== undefined)
    return <Viewer key={base} album={album} photos={photos} base={base} at={at} />
  return (
    <>
      <Tags {...lostPhotoHead(album)} />
      {album && (
        <p className="astray" role="status">
          This photograph is not here.
        </p>
      )}
    </>
  )
}
