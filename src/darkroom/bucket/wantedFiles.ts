import { ownPictures } from '../../content/source/ownPictures.ts'
import type { Content } from '../../content/source/content.ts'
import { filesOf } from '../../images/filesOf.ts'
import { parsePublishedName } from '../../images/publishedName.ts'

/** The names of the published files that the site uses below `folder`, without those of hidden photos. */
export function wantedFiles(
  folder: string,
  { site, projects, albums, pages }: Pick<Content, 'site' | 'projects' | 'albums' | 'pages'>,
): Set<string> {
  const photos = albums.flatMap((album) => album.photos).filter(({ hide, src }) => !hide && src)
  const pictures = [...photos, ...ownPictures({ site, projects, pages })]
  const names = pictures
    .flatMap(filesOf)
    .filter(({ src }) => src.startsWith(folder))
    .map(({ src }) => src.slice(folder.length))
  return new Set(names.filter((name) => parsePublishedName(name)))
}
