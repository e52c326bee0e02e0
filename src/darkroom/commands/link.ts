import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { reasonOf } from '../../content/reasonOf.ts'
import { AlbumFile, type CategoryId } from '../../content/schema.ts'
import { type Album, albumPath, printAlbum } from '../albumFile.ts'
import { EXIT, type ExitCode, Halt } from '../exit.ts'
import { findAlbum, readCatalog } from '../findAlbum.ts'
import { withLock } from '../lock.ts'
import { checkKey, createAlbum, nameFor, yearFor } from '../newAlbum.ts'
import { linkAlbum, withAddresses } from '../online/linkAlbum.ts'
import { type Linking, linkPhoto } from '../online/linkPhoto.ts'
import { type LooseAlbum, readLoose } from '../online/looseAlbum.ts'
import { learnAll } from '../online/learnAll.ts'
import { albumsFolder, contentFolder, httpFolder, madeFolder, photosFolder } from '../places.ts'
import type { Args } from '../readArgs.ts'
import { countOf } from '../say.ts'
import type { World } from '../world.ts'

/** `darkroom link <album> [file with addresses]`: an album of photos that stay on their host. */
export async function link(args: Args, world: World): Promise<ExitCode> {
  const { root } = world
  thumbsOf(args)
  const run = () => linkInto(args, world)
  if (args.flag('dry-run')) return run()
  const folders = [
    albumsFolder(root),
    contentFolder(root),
    httpFolder(root),
    madeFolder(root),
    photosFolder(root),
  ]
  return withLock(world, { wait: args.flag('wait'), folders }, run)
}

/** Whether the site is to make small variants of photos whose host has one size. */
function thumbsOf(args: Args): boolean {
  const said = args.text('thumbs')
  if (said !== undefined && said !== 'local')
    throw new Halt(EXIT.usage, `--thumbs: is local, or left out, not "${said}".`)
  return said === 'local' && !args.flag('dry-run')
}

async function linkInto(args: Args, world: World): Promise<ExitCode> {
  const { root, say, stop, disk } = world
  const key = args.words[0]!
  const known = findAlbum(await readCatalog(root), key)
  if (!known) checkKey(key)
  const file = known?.file ?? key
  const list = await readList(root, args.words[1])
  const addresses = [...list.lines.keys()]
  const before = await readLoose(root, file)
  const path = relative(root, albumPath(root, file))
  if (!before && !addresses.length)
    throw new Halt(
      EXIT.usage,
      `${path}: there is no such album yet. Put its addresses into a file, one a line, and run: link ${key} <file>`,
    )
  const wanted = withAddresses(before ?? { photos: [] }, addresses)
  // Small variants that a photo has once are kept up, as an import keeps its JPEGs up.
  const small = new Set(
    wanted.photos
      .filter(({ candidates }) => candidates?.some(({ src }) => src.startsWith('/photos/')))
      .map(({ src }) => src),
  )
  const thumbs = thumbsOf(args)
  const learnt = await learnAll(
    args,
    world,
    wanted.photos.map(({ src }) => src),
    (src, bench) => linkPhoto(src, bench, thumbs || small.has(src)),
  )
  if (stop.aborted) {
    say.summary('Stopped. The album is as it was; resume with the same command.', {
      interrupted: true,
    })
    return EXIT.interrupted
  }

  const failed = tellFaults(world, wanted.photos, learnt, (src, i) =>
    i < (before?.photos.length ?? 0)
      ? { file: path, index: i, place: `${path} › photos[${i}]` }
      : {
          file: list.file,
          line: list.lines.get(src),
          place: `${list.file}:${list.lines.get(src)}`,
        },
  )
  // The owner may have edited the file meanwhile; addresses that did not answer are not added.
  const now = (await readLoose(root, file)) ?? { photos: [] }
  const answered = addresses.filter((src) => learnt.get(src)?.linked)
  const album = linkAlbum(withAddresses(now, answered), learnt)
  const result = v.safeParse(AlbumFile, album)
  if (!result.success) {
    const [issue] = result.issues
    throw new Halt(
      EXIT.usage,
      `${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${reasonOf(issue)}. Mend it and run the same command again; nothing was changed.`,
    )
  }
  const printed = printAlbum({
    ...(known || album.cover ? {} : { cover: album.photos[0]?.id }),
    ...album,
  } as Album)
  const isDry = args.flag('dry-run')
  const isChanged =
    !isDry && album.photos.length > 0 && (await disk.write(albumPath(root, file), printed))
  if (!known && !isDry && album.photos.length > 0) await create(world, key, result.output)
  const linked = [...learnt.values()].filter((l) => l.linked).length
  const changed = isDry ? 'nothing written (dry run)' : isChanged ? `${path} written` : 'unchanged'
  say.summary(
    `${countOf(linked + failed, 'photo')}: ${linked} linked, ${failed} failed; ${changed}`,
    {
      photos: linked + failed,
      linked,
      failed,
      changed: isChanged,
    },
  )
  return failed ? EXIT.partial : EXIT.good
}

/** A text file of addresses, and the line in which each is said first, from 1. */
type List = { file: string; lines: Map<string, number> }

/** The addresses in a text file: one a line; empty lines and those that start with # say nothing. */
async function readList(root: string, file = ''): Promise<List> {
  const lines = new Map<string, number>()
  if (!file) return { file, lines }
  const text = await readFile(resolve(root, file), 'utf8').catch(() => {
    throw new Halt(EXIT.usage, `${file}: cannot be read. Check the path.`)
  })
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const src = line.trim()
    if (src !== '' && !src.startsWith('#') && !lines.has(src)) lines.set(src, i + 1)
  }
  return { file, lines }
}

/** Where a photo is said: an address that was just named has no place in the album yet. */
type Place = { file: string; index?: number; line?: number | undefined; place: string }

/** Says what is wrong, and how many photos could not be linked. */
function tellFaults(
  { say }: World,
  photos: LooseAlbum['photos'],
  learnt: Map<string, Linking>,
  placeOf: (src: string, i: number) => Place,
): number {
  let failed = 0
  for (const [i, { src }] of photos.entries()) {
    const { faults = [], linked } = learnt.get(src) ?? {}
    const { place, ...where } = placeOf(src, i)
    const isFailed = !linked && faults.length > 0
    if (isFailed) failed += 1
    // Of what cannot be linked the first cause is enough.
    for (const { id, cause, remedy } of isFailed ? faults.slice(0, 1) : faults) {
      say.line(`${place}: ${cause}. ${remedy}.`)
      say.event(
        isFailed ? 'failed' : 'finding',
        isFailed
          ? { ...where, src, kind: id, cause, remedy }
          : { ...where, src, id, cause, remedy },
      )
    }
  }
  return failed
}

/** Miscellaneous where the site has it, else its first category. */
async function categoryIn(root: string): Promise<CategoryId> {
  const text = await readFile(join(contentFolder(root), 'catalog.json'), 'utf8')
  const { categories } = JSON.parse(text) as { categories: { id: CategoryId }[] }
  return categories.find(({ id }) => id === 'misc')?.id ?? categories[0]!.id
}

async function create(world: World, key: string, album: AlbumFile): Promise<void> {
  const year = yearFor(
    key,
    album.photos.map((photo) => photo.capture?.taken),
  )
  const category = await categoryIn(world.root)
  const entry = { id: key, name: nameFor(key), ...(year ? { year } : {}), category }
  await createAlbum(world, entry)
  world.say.event('new-album', entry)
  world.say.line(
    `New album "${entry.name}" (${category}). Edit name, year and category in src/content/catalog.json.`,
  )
}
