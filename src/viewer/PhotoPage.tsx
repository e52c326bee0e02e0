import { useMatches } from '@tanstack/react-router'
import { words } from 'virtual:words/viewer'
import { HeadTags } from '../page/head/HeadTags'
import { unknownPhotoHead } from '../page/head/pageHead'
import { albumIn, pageOf, shownPhoto } from '../page/shownPhoto'
import { toHostPath } from '../address/sitePath'
import { Viewer } from './Viewer'

/** The viewer at a photograph's address, or a message that the photograph does not exist. */
export function PhotoPage() {
  const { album, photos = [] } = useMatches({ select: albumIn })
  const at = useMatches({ select: shownPhoto })
  const base = toHostPath(useMatches({ select: pageOf }))
  if (album && at !== undefined)
    return <Viewer key={base} album={album} photos={photos} base={base} at={at} />
  return (
    <>
      <HeadTags {...unknownPhotoHead(album)} />
      {album && (
        <p className="pt-1 pb-5 text-lead text-ink-muted" role="status">
          {words.notHere}
        </p>
      )}
    </>
  )
}
