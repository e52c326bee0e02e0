import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import { filesOf } from '../../images/filesOf.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import { readRemoved } from '../edits/journal.ts'
import { contentFolder, photosFolder } from '../files/places.ts'
import { isAlive, processOfTemp } from '../files/processIdentity.ts'

/** `file`: its path from the root. */
export type Stray = { file: string; bytes: number }

/** Lists the darkroom's files that no content uses, and temporary files of killed runs. */
export async function readStrays(root: string, albums: readonly CheckedAlbum[]) {
  const named = new Set(
    albums.flatMap(({ photos }) => photos.flatMap(filesOf)).map(({ src }) => nameOf(src)),
  )
  const texts = await contentTexts(root, new Set(albums.map(({ file }) => resolve(root, file))))
  const isNamed = (name: string) =>
    named.has(name) || texts.some((text) => text.includes(stem(name)))
  const strays: Stray[] = []
  const folder = photosFolder(root)
  for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
    const writer = processOfTemp(name)
    const isStray = writer ? !isAlive(writer) : parsePublishedName(name) && !isNamed(name)
    if (!isStray) continue
    const path = join(folder, name)
    strays.push({ file: relative(root, path), bytes: (await stat(path)).size })
  }
  return strays
}

const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1)
/** A page may link one width. All widths then count as used. */
const stem = (name: string) => name.replace(/-\d+\.\w+$/, '-')

/** The other texts that may name a file: projects, the portrait, pages, albums missing in the catalog, the tray. */
async function contentTexts(root: string, except: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(contentFolder(root), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !except.has(path))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return [...texts, ...(await readRemoved(root))]
}
