import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import { checkAlbum } from '../../content/source/album/checkAlbum.ts'
import type { AlbumSource, Content } from '../../content/source/content.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { foldersOfAlbums } from '../files/folderAlbums.ts'
import { recipeOfAlbum } from '../pictures/recipe.ts'
import type { Reporter } from '../report/reporter.ts'
import { inspectFiles } from './inspectFiles.ts'
import { olderRecipe } from './olderRecipe.ts'
import type { VerifiedFiles } from './verifiedFiles.ts'

type Inspection = {
  site: Content['site'] | undefined
  verified: VerifiedFiles
  /** Finds another album that has a photo's address. Without it, the albums' own entries are not checked. */
  elsewhereThan: ((file: string) => (src: string) => string | undefined) | undefined
}

/** Inspects albums and their published files. @returns `undefined` if the run was stopped */
export async function inspectAlbums(
  { root, reporter, stop }: { root: string; reporter: Reporter; stop: AbortSignal },
  albums: readonly (CheckedAlbum & { source: AlbumSource })[],
  { site, verified, elsewhereThan }: Inspection,
): Promise<Diagnostic[] | undefined> {
  const issues: Diagnostic[] = []
  const seen = new Set<string>()
  const folders = await foldersOfAlbums(root)
  for (const [i, album] of albums.entries()) {
    if (stop.aborted) return undefined
    const { file, source } = album
    if (elsewhereThan) issues.push(...checkAlbum(album, 'check', elsewhereThan(file)))
    const recipe = recipeOfAlbum(album, site)
    issues.push(...olderRecipe({ ...album, key: source.key }, recipe, folders.get(source.id)))
    // A file may be in several albums. Report it once.
    for (const issue of await inspectFiles(root, album, site?.photos?.base, verified)) {
      const name = `${issue.code} ${issue.file} ${issue.path}`
      if (!seen.has(name)) issues.push(issue)
      seen.add(name)
    }
    reporter.progress(i + 1, albums.length)
  }
  return issues
}
