import { relative } from 'node:path'
import { isShown } from '../../content/source/album/coverOf.ts'
import { filesIn } from '../../content/source/filesIn.ts'
import { ownPictures } from '../../content/source/ownPictures.ts'
import { publicFile } from '../../content/source/addresses/publicFile.ts'
import type { Content } from '../../content/source/content.ts'
import { filesOf } from '../../images/filesOf.ts'
import type { OutputFolder } from './outputFolder.ts'

/** Below public/. The darkroom publishes photos here. */
const PHOTOS = 'photos/'

/** The files of public/ to publish, without hidden and unused photos. */
function publishedFiles({ site, projects, albums, pages }: Content): (file: string) => boolean {
  const photos = albums.flatMap((album) => album.photos)
  const shown = [...photos.filter(isShown), ...ownPictures({ site, projects, pages })]
  const named = (pictures: typeof shown) =>
    new Set(pictures.flatMap(filesOf).flatMap(({ src }) => publicFile(src) ?? []))
  const wanted = named(shown)
  if (site.resume) wanted.add(publicFile(site.resume.src) ?? '')
  const hidden = named(photos.filter(({ hide }) => hide))
  return (file) => wanted.has(file) || !(file.startsWith(PHOTOS) || hidden.has(file))
}

export async function copyPublic(
  from: string,
  output: Pick<OutputFolder, 'copy'>,
  content: Content,
): Promise<void> {
  const isPublished = publishedFiles(content)
  for (const path of await filesIn(from)) {
    // macOS may store names in decomposed form.
    const file = relative(from, path).replaceAll('\\', '/').normalize('NFC')
    if (isPublished(file)) output.copy(path, file)
  }
}
