import { relative } from 'node:path'
import { ContentError, formatDiagnostic } from '../../content/source/diagnostic.ts'
import { type AlbumSource, type Content, readContent } from '../../content/source/readContent.ts'
import { EXIT, CommandError } from '../diagnostics/exit.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { contentFolder } from '../files/places.ts'

/** The content, its albums without their photos unless they are asked for. Throws where it is too faulty to tell. */
export async function readCatalog(root: string, { photos = false } = {}): Promise<Content> {
  try {
    return await readContent(contentFolder(root), { photos })
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    const [first, ...more] = cause.diagnostics.filter(({ severity }) => severity === 'error')
    const all = more.length ? ` ${more.length} more: run darkroom check.` : ''
    throw new CommandError(
      EXIT.usage,
      `${formatDiagnostic({ ...first!, file: relative(root, first!.file) })}${all}`,
    )
  }
}

/** The album that a name leads to: its address, its id, its file or another of its addresses. */
export function findAlbum(albums: AlbumSource[], name: string): AlbumSource | undefined {
  const wanted = name.toLowerCase()
  const is = (other: string) => other.toLowerCase() === wanted
  return (
    albums.find((a) => is(a.key)) ??
    albums.find((a) => a.aliases.some(is)) ??
    albums.find((a) => is(a.id) || is(a.file))
  )
}

/** The same; throws where there is none, and names the nearest. */
export function chooseAlbum(catalog: AlbumSource[], name: string): AlbumSource {
  const found = findAlbum(catalog, name)
  if (found) return found
  const near = nearest(
    name,
    catalog.map((a) => a.key),
  )
  throw new CommandError(
    EXIT.usage,
    `${name}: there is no such album.${near ? ` Did you mean ${near}?` : ''}`,
  )
}
