import { access, constants, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { isAbsolute, relative, resolve } from 'node:path'
import type { CategoryId } from '../../content/schema.ts'
import { type Album, albumPath, printAlbum, readAlbum } from '../albumFile.ts'
import { EXIT, type ExitCode, Halt } from '../exit.ts'
import { findAlbum, readCatalog } from '../findAlbum.ts'
import { importFolder } from '../importFolder.ts'
import { listFolder } from '../listFolder.ts'
import { withLock } from '../lock.ts'
import { isOwn, mergeAlbum, type Merged } from '../mergeAlbum.ts'
import { checkKey, createAlbum, nameFor, type NewAlbum, yearFor } from '../newAlbum.ts'
import { albumsFolder, contentFolder, madeFolder, sourcesFolder } from '../places.ts'
import type { Args } from '../readArgs.ts'
import { maxPixelsOf } from '../maxPixels.ts'
import { RECIPE } from '../recipe.ts'
import { countOf } from '../say.ts'
import { type Target, targetOf } from '../target.ts'
import { tellImport } from '../tellImport.ts'
import type { World } from '../world.ts'

/** Photos at once, unless the owner asks for more: two encoders stay below 512 MB. */
const JOBS = 2

const CATEGORIES: readonly CategoryId[] = ['landscape', 'portraits', 'animals', 'misc']

/** `darkroom import <folder> --album <key>`: every picture of a folder becomes part of an album. */
export async function importPhotos(args: Args, world: World): Promise<ExitCode> {
  const { root } = world
  const folder = resolve(root, args.words[0]!)
  await checkFolder(folder, args.words[0]!)
  const key = args.text('album')
  if (!key)
    throw new Halt(
      EXIT.usage,
      'import: which album? Add --album and its address, e.g. iceland2026.',
    )
  const target = targetOf(root, args.text('out'), args.text('base-url'))
  const inside = relative(folder, target.folder)
  const isInside = !inside.startsWith('..') && !isAbsolute(inside)
  if (inside === '' || (isInside && args.flag('recursive')))
    throw new Halt(
      EXIT.usage,
      `--out: ${target.folder} lies in the folder to import, which would then import itself.`,
    )
  const run = () => importInto(args, world, { folder, key, target })
  if (args.flag('dry-run')) return run()
  const folders = [
    target.folder,
    albumsFolder(root),
    contentFolder(root),
    madeFolder(root),
    sourcesFolder(root),
  ]
  return withLock(world, { wait: args.flag('wait'), folders }, run)
}

async function checkFolder(folder: string, said: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  const isReadable = await access(folder, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (!found) throw new Halt(EXIT.usage, `${said}: there is no such folder. Check the path.`)
  if (!found.isDirectory())
    throw new Halt(EXIT.usage, `${said}: is a file. Name the folder that the photos are in.`)
  if (!isReadable) throw new Halt(EXIT.usage, `${said}: may not be read. Mend its permissions.`)
}

function categoryOf(args: Args): CategoryId {
  const said = args.text('category')
  const found = CATEGORIES.find((c) => c === said)
  if (said && !found)
    throw new Halt(EXIT.usage, `--category: is one of ${CATEGORIES.join(', ')}, not "${said}".`)
  return found ?? 'misc'
}

/** Photos that were uploaded elsewhere must not silently come home. */
function checkBase(args: Args, album: Album | undefined): void {
  if (args.text('base-url')) return
  const away = album?.photos.find((p) => isOwn(p) && p.src.startsWith('https://'))
  if (away)
    throw new Halt(
      EXIT.usage,
      `--base-url: the album is published at ${away.src.replace(/[^/]*$/, '')}. Give --out and --base-url as before, or --base-url /photos to move it here.`,
    )
}

type Place = { folder: string; key: string; target: Target }

async function importInto(args: Args, world: World, place: Place): Promise<ExitCode> {
  const { root, disk, say } = world
  const { folder, key, target } = place
  const started = performance.now()
  const dryRun = args.flag('dry-run')
  const known = findAlbum(await readCatalog(root), key)
  if (!known) checkKey(key)
  const category = categoryOf(args)
  const file = known?.file ?? key
  const before = await readAlbum(root, file)
  checkBase(args, before)

  const listing = await listFolder(folder, args.flag('recursive'))
  if (!listing.sources.length && !listing.failures.length)
    throw new Halt(
      EXIT.usage,
      `${args.words[0]}: holds no pictures${listing.folders ? `, but ${countOf(listing.folders, 'folder')}. Add --recursive to look into them.` : '. Check the path.'}`,
    )
  if (listing.folders)
    say.line(
      `${countOf(listing.folders, 'folder')} in it ${listing.folders === 1 ? 'was' : 'were'} not entered. Add --recursive to import what they hold.`,
    )
  const imported = await importFolder(world, before, listing, {
    folder,
    target,
    jobs: args.count('jobs') ?? Math.min(JOBS, availableParallelism()),
    ladder: args.widths('widths'),
    usualLadder: RECIPE.ladder,
    jpeg: args.flag('jpeg'),
    maxPixels: maxPixelsOf(args),
    fresh: args.flag('fresh'),
    dryRun,
  })
  if (imported.interrupted) {
    const left = listing.sources.length - imported.entries.length
    say.summary(
      `Stopped: ${countOf(imported.entries.length, 'photo is', 'photos are')} done, ${left} left. The album is as it was; resume with the same command.`,
      { interrupted: true, done: imported.entries.length, left },
    )
    return EXIT.interrupted
  }
  if (!known && !before && !imported.entries.length) {
    say.summary(`No photo could be imported, so no album was made.`, {
      photos: 0,
      failed: imported.failed,
    })
    return EXIT.partial
  }

  // The owner may have edited the file while the photos were made.
  const merged = mergeAlbum(dryRun ? before : await readAlbum(root, file), imported.entries, {
    fresh: args.flag('fresh'),
  })
  const fresh = known ? undefined : newAlbum(key, category, merged)
  if (!dryRun) {
    await disk.write(albumPath(root, file), printAlbum(merged.album))
    // After its photos: a catalog that names a missing file would stop the build.
    if (fresh) await createAlbum(world, fresh)
  }
  tellImport(world, { target, dryRun, file, fresh, merged, imported, listing, started })
  return imported.failed ? EXIT.partial : EXIT.good
}

function newAlbum(key: string, category: CategoryId, { album }: Merged): NewAlbum {
  const year = yearFor(
    key,
    album.photos.map((p) => p.capture?.taken),
  )
  return { id: key, name: nameFor(key), ...(year ? { year } : {}), category }
}
