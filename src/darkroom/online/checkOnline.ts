import { relative } from 'node:path'
import type { AlbumSource } from '../../content/read.ts'
import { albumPath } from '../albumFile.ts'
import type { Args } from '../readArgs.ts'
import type { World } from '../world.ts'
import { type Found, type Roll, judgeAlbum } from './judgeAlbum.ts'
import { readLoose } from './looseAlbum.ts'
import { survey } from './survey.ts'
import { withOutside } from './withOutside.ts'

/** The album's photos as the check sees them; hidden ones are not on the site. */
async function rollOf(root: string, { file, level }: AlbumSource): Promise<Roll | undefined> {
  const album = await readLoose(root, file)
  if (!album) return undefined
  const { photos, use } = album
  return {
    file: relative(root, albumPath(root, file)),
    level,
    photos: photos.map(({ id, src, alt = '', width, height, mirror, hide }) => ({
      id,
      src,
      alt,
      width,
      height,
      isHidden: hide === true,
      isMirrored: use === 'mirror' && mirror !== undefined,
    })),
  }
}

/**
 * Asks for every outside address of these albums and judges the answers, in the order of the albums
 * and their photos. `all` is the whole catalog: a photo may stand in several albums.
 */
export async function checkOnline(
  args: Args,
  world: World,
  albums: AlbumSource[],
  all: AlbumSource[],
): Promise<Found[]> {
  const rolls = new Map<AlbumSource, Roll>()
  for (const album of all) {
    const roll = await rollOf(world.root, album)
    if (roll) rolls.set(album, roll)
  }
  const others = [...rolls.values()]
  const asked = albums.flatMap((album) => rolls.get(album) ?? [])
  return withOutside(world, args, async (line) => {
    const photos = asked.flatMap((roll) => roll.photos)
    const seen = await survey(photos, line, world.stop, world.say.progress)
    return asked.flatMap((roll) => judgeAlbum(roll, others, seen))
  })
}
