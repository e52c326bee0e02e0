import { ContentError } from '../content/finding.ts'
import { type AlbumSource, readContent } from '../content/read.ts'
import { EXIT, Halt } from './exit.ts'
import { issueOf, sayIssue } from './issue.ts'
import { contentFolder } from './places.ts'

/** The albums of the catalog, without their photos. Halts where the content is too faulty to tell. */
export async function readCatalog(root: string): Promise<AlbumSource[]> {
  try {
    return (await readContent(contentFolder(root), { photos: false })).albums
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    const [first, ...more] = cause.findings.filter(({ grade }) => grade === 'error')
    const all = more.length ? ` ${more.length} more: run darkroom check.` : ''
    throw new Halt(EXIT.usage, `${sayIssue(issueOf(root, first!))}${all}`)
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
