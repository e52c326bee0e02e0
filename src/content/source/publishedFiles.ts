import { filesOf } from '../../images/filesOf.ts'
import { publicFile } from './addresses/publicFile.ts'
import { isShown } from './album/coverOf.ts'
import type { Content } from './content.ts'
import { ownPictures } from './ownPictures.ts'

/** Below public/. The darkroom publishes photos here. */
const PHOTOS = 'photos/'

type Named = Parameters<typeof ownPictures>[0] & Pick<Content, 'albums'>

/** The files of public/ to publish, without hidden and unused photos. */
export function publishedFiles({ site, projects, albums, pages }: Named) {
  const photos = albums.flatMap((album) => album.photos)
  const shown = [...photos.filter(isShown), ...ownPictures({ site, projects, pages })]
  const named = (pictures: typeof shown) =>
    new Set(pictures.flatMap(filesOf).flatMap(({ src }) => publicFile(src) ?? []))
  const wanted = named(shown)
  if (site.resume) wanted.add(publicFile(site.resume.src) ?? '')
  const hidden = named(photos.filter(({ hide }) => hide))
  return (file: string) => wanted.has(file) || !(file.startsWith(PHOTOS) || hidden.has(file))
}
