import { relative } from 'node:path'
import type { Photo } from '../../content/schema.ts'
import { type Album, albumPath, printAlbum, readAlbum } from '../albumFile.ts'
import { EXIT, type ExitCode, Halt } from '../exit.ts'
import { findAlbum, readCatalog } from '../findAlbum.ts'
import { withLock } from '../lock.ts'
import { learnAll } from '../online/learnAll.ts'
import { hasMirror, type Mirrored, mirrorPhoto } from '../online/mirrorPhoto.ts'
import { readSrc } from '../online/readSrc.ts'
import { albumsFolder, httpFolder, madeFolder, photosFolder } from '../places.ts'
import type { Args } from '../readArgs.ts'
import { countOf } from '../say.ts'
import type { World } from '../world.ts'

/** `darkroom mirror <album>`: the site's own copies of photos that stand on an outside host. */
export async function mirror(args: Args, world: World): Promise<ExitCode> {
  const { root } = world
  choiceOf(args)
  const run = () => mirrorInto(args, world)
  if (args.flag('dry-run')) return run()
  const folders = [albumsFolder(root), httpFolder(root), madeFolder(root), photosFolder(root)]
  return withLock(world, { wait: args.flag('wait'), folders }, run)
}

function choiceOf(args: Args): 'host' | 'mirror' | undefined {
  const said = args.text('use')
  if (said === undefined || said === 'host' || said === 'mirror') return said
  throw new Halt(EXIT.usage, `--use: is host or mirror, not "${said}".`)
}

const isOutside = ({ src }: Photo) => readSrc(src).kind === 'address'

async function mirrorInto(args: Args, world: World): Promise<ExitCode> {
  const { root, say, stop, disk } = world
  const key = args.words[0]!
  const isDry = args.flag('dry-run')
  const file = findAlbum(await readCatalog(root), key)?.file
  const before = file === undefined ? undefined : await readAlbum(root, file)
  if (file === undefined || !before)
    throw new Halt(EXIT.usage, `${key}: there is no such album. See src/content/catalog.json.`)
  const path = relative(root, albumPath(root, file))
  const outside = before.photos.filter(isOutside)
  const rotations = new Map(outside.map(({ src, rotate = 0 }) => [src, rotate]))
  const mirrored = await learnAll(args, world, [...rotations.keys()], (src, bench) =>
    mirrorPhoto(src, rotations.get(src)!, bench, isDry),
  )
  if (stop.aborted) {
    say.summary('Stopped. The album is as it was; resume with the same command.', {
      interrupted: true,
    })
    return EXIT.interrupted
  }
  const failed = await tellFailures(world, path, before, mirrored)
  // The owner may have edited the file meanwhile.
  const now = isDry ? before : ((await readAlbum(root, file)) ?? before)
  const photos = now.photos.map((photo) => {
    const copy = mirrored.get(photo.src)?.mirror
    return copy && (photo.rotate ?? 0) === rotations.get(photo.src)
      ? { ...photo, mirror: copy }
      : photo
  })
  const use = choiceOf(args) ?? now.use
  const album: Album = { ...now, ...(use ? { use } : {}), photos }
  if (!isDry) await disk.write(albumPath(root, file), printAlbum(album))
  const made = [...mirrored.values()].filter((m) => m.made).length
  const unchanged = outside.length - made - failed
  say.summary(
    `${countOf(outside.length, 'photo')} on outside hosts: ${made} copied, ${unchanged} unchanged, ${failed} failed; the site uses the ${use === 'mirror' ? 'copies' : 'host'}${isDry ? '; nothing written (dry run)' : ''}`,
    { photos: outside.length, made, unchanged, failed, use: use ?? 'host', dryRun: isDry },
  )
  return failed ? EXIT.partial : EXIT.good
}

async function tellFailures(
  { root, say }: World,
  path: string,
  { photos }: Album,
  mirrored: Map<string, Mirrored>,
): Promise<number> {
  let failed = 0
  for (const [i, { src, mirror }] of photos.entries()) {
    const fault = mirrored.get(src)?.mirror ? undefined : mirrored.get(src)?.fault
    if (!fault) continue
    failed += 1
    const earlier = (await hasMirror(root, mirror)) ? ' Its earlier copy stays.' : ''
    const { id, cause, remedy } = fault
    say.line(`${path} › photos[${i}]: ${cause}. ${remedy}.${earlier}`)
    say.event('failed', { file: path, index: i, src, kind: id, cause, remedy })
  }
  return failed
}
