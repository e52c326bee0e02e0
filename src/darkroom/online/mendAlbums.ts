import type { AlbumSource } from '../../content/read.ts'
import { relative } from 'node:path'
import { type Album, albumPath, printAlbum } from '../albumFile.ts'
import type { World } from '../world.ts'
import { diffOf, fix } from './fix.ts'
import type { Found } from './judgeAlbum.ts'
import { readLoose } from './looseAlbum.ts'

/**
 * Shows what the verified fixes change, album by album, and writes it unless it is a dry run. The
 * caller holds the lock, from before the albums were read.
 * @returns what is mended by it
 */
export async function mendAlbums(
  { root, disk, say }: World,
  albums: AlbumSource[],
  found: Found[],
  isDry: boolean,
): Promise<Set<Found>> {
  const done = new Set<Found>()
  for (const { file } of albums) {
    const path = relative(root, albumPath(root, file))
    const before = await readLoose(root, file)
    if (!before) continue
    const own = found.filter((f) => f.file === path)
    const { album, changes, mended } = fix(before, own)
    if (!changes.length) continue
    say.line(diffOf(path, changes))
    for (const change of changes)
      say.event(isDry ? 'would-fix' : 'fixed', { file: path, ...change })
    if (!isDry) await disk.write(albumPath(root, file), printAlbum(album as unknown as Album))
    for (const f of mended) done.add(f)
  }
  return done
}
