import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { ContentError, type Diagnostic, formatDiagnostic } from '../../content/source/diagnostic.ts'
import type { AlbumMemory } from '../../content/source/album/readAlbum.ts'
import type { Content } from '../../content/source/content.ts'
import { readContent } from '../../content/source/readContent.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { albumsFolder, contentFolder } from '../files/places.ts'

type Say = (diagnostic: Diagnostic, whole?: unknown) => string
/** `files`: the folders with the site's `src/` and its public files, to check the files that the content names. */
export type ReadOptions = {
  photos?: boolean
  memory?: AlbumMemory
  say?: Say
  files?: { root: string; publicDir: string } | undefined
}

/** Reads the content. Throws if it has errors. With an earlier call's `memory`, reads only changed albums. */
export async function readCatalog(
  root: string,
  { photos = false, memory, say = formatDiagnostic, files }: ReadOptions = {},
): Promise<Content> {
  try {
    const options = { photos, ...(memory ? { memory } : {}), ...files }
    return await readContent(contentFolder(root), options)
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    const [first, ...more] = cause.diagnostics.filter(({ severity }) => severity === 'error')
    const all = more.length ? ` ${more.length} more: run darkroom check.` : ''
    throw new UsageError(`${say({ ...first!, file: relative(root, first!.file) })}${all}`)
  }
}

/** Throws a UsageError if the site could not be built after this text replaced the content file. */
export async function checkCatalogFile(
  root: string,
  file: string,
  text: string,
  { say = formatDiagnostic, files }: Pick<ReadOptions, 'say' | 'files'> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    const content = contentFolder(folder)
    await cp(contentFolder(root), content, {
      recursive: true,
      // With links, a write to the copy would change the owner's file.
      dereference: true,
      // Editors leave links to nothing as locks.
      filter: (from) => from !== albumsFolder(root) && existsSync(from),
    })
    await writeFile(join(content, file), text)
    const whole: unknown = file.endsWith('.json') ? JSON.parse(text) : undefined
    const isIn = (one: Diagnostic) => basename(one.file) === file
    await readCatalog(folder, { say: (one) => say(one, isIn(one) ? whole : undefined), files })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
