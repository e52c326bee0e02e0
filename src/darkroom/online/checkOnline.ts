import { relative } from 'node:path'
import type { AlbumSource } from '../../content/read.ts'
import { albumPath } from '../albumFile.ts'
import type { Args } from '../readArgs.ts'
import type { World } from '../world.ts'
import { type Found, type Roll, judgeAlbum } from './judgeAlbum.ts'
import { readLoose } from './looseAlbum.ts'
import { offeredBy } from './offered.ts'
import { survey } from './survey.ts'
import { withOutside } from './withOutside.ts'

/** The album's photos as the check sees them, also where the file is not yet as it must be. */
async function rollOf(root: string, { file, level }: AlbumSource): Promise<Roll | undefined> {
  // What cannot be read at all is told of without asking anyone.
  const album = await readLoose(root, file).catch(() => undefined)
  if (!album) return undefined
  const { photos, use } = album
  return {
    file: relative(root, albumPath(root, file)),
    level,
    photos: photos.map(({ id, src, alt = '', width, height, mirror, hide, ...offer }) => ({
      id,
      src,
      alt,
      width,
      height,
      // Where the site shows its own copies, nobody asks the host for smaller versions.
      offered: use === 'mirror' && mirror ? [] : offeredBy(offer, src),
      isHidden: hide === true,
      isMirrored: use === 'mirror' && mirror !== undefined,
    })),
  }
}

/**
 * Asks for every outside address of these albums and judges the answers, in the order of the albums
 * and their photos. `catalog` is the whole of it: a photo may stand in several albums.
 */
export async function checkOnline(
  args: Args,
  world: World,
  asked: AlbumSource[],
  catalog: AlbumSource[],
): Promise<{ rolls: Roll[]; found: Found[] }> {
  const all: Roll[] = []
  const rolls: Roll[] = []
  for (const source of catalog) {
    const roll = await rollOf(world.root, source)
    if (!roll) continue
    all.push(roll)
    if (asked.includes(source)) rolls.push(roll)
  }
  const found = await withOutside(world, args, async (line) => {
    const photos = rolls.flatMap((roll) => roll.photos)
    const seen = await survey(photos, line, (done, of) => world.say.progress(done, of))
    return rolls.flatMap((roll) => judgeAlbum(roll, all, seen))
  })
  return { rolls, found }
}
