import type { Photo } from '../content/schema.ts'
import type { Album } from './albumFile.ts'
import type { Wish } from './develop.ts'
import { type Encoders, openEncoders } from './encoders.ts'
import type { Listing, Source } from './listFolder.ts'
import { publish, readMade } from './made.ts'
import type { Entry } from './mergeAlbum.ts'
import { stemOf } from './recipe.ts'
import type { Refused } from './refusal.ts'
import { openSourceIds } from './sourceIds.ts'
import type { Target } from './target.ts'
import type { World } from './world.ts'

export type ImportWish = {
  folder: string
  target: Target
  /** Photos at once. */
  jobs: number
  /** px; `undefined`: what the photo has already, else the usual ones. */
  ladder: readonly number[] | undefined
  usualLadder: readonly number[]
  jpeg: boolean
  maxPixels: Wish['maxPixels']
  /** Make everything anew. */
  fresh: boolean
  dryRun: boolean
}

export type Imported = {
  /** In the order of their names. */
  entries: Entry[]
  /** Ids of photos of which something was written, or in a dry run would be. */
  made: Set<string>
  failed: number
  files: number
  bytes: number
  interrupted: boolean
}

type Work = { source: Source; wish: Wish; widths: number[] | undefined }

/** Runs `work` on every item, `hands` at once, until `stop`. */
async function inParallel<T>(
  items: T[],
  hands: number,
  stop: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  let broken = false
  const hand = async () => {
    for (let item = queue.shift(); item && !stop.aborted && !broken; item = queue.shift())
      try {
        await work(item)
      } catch (cause) {
        broken = true
        throw cause
      }
  }
  const ends = await Promise.allSettled(Array.from({ length: hands }, hand))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Publishes the pictures of a folder; the album file is the caller's to write, once all are done. */
export async function importFolder(
  world: World,
  album: Album | undefined,
  listing: Listing,
  asked: ImportWish,
): Promise<Imported> {
  const { say, stop } = world
  const ids = await openSourceIds(world, asked.folder)
  const old = new Map((album?.photos ?? []).map((photo) => [photo.id, photo]))
  const entries = new Map<string, Entry>()
  const result = { made: new Set<string>(), failed: 0, files: 0, bytes: 0 }
  let done = 0

  const fail = (name: string, refused: Refused) => {
    result.failed += 1
    say.failed(name, refused)
  }
  for (const { name, refused } of listing.failures) fail(name, refused)

  const works = new Map<string, Work>()
  for (const source of listing.sources) {
    if (stop.aborted) break
    let id: string
    try {
      id = await ids.of(source)
    } catch (cause) {
      fail(source.name, {
        kind: 'unreadable',
        cause: `cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`,
        remedy: 'Copy it from the card again',
      })
      continue
    }
    const twin = works.get(id)
    if (twin) {
      say.line(`${source.name}: has the same bytes as ${twin.source.name}. It is one photo.`)
      say.event('duplicate', { file: source.name, of: twin.source.name, id })
    } else works.set(id, { source, ...wishFor(id, old.get(id), asked) })
  }

  const keep = (work: Work, developed: Entry['developed']) => {
    const { id, rotate, jpeg } = work.wish
    const src = `${asked.target.base}${stemOf(id, rotate)}-${developed.width}.avif`
    entries.set(id, { id, src, developed, rotate, widths: work.widths, jpeg })
  }

  async function developOne(work: Work, encoders: Encoders) {
    const { source, wish } = work
    const answer = await encoders.develop({ ...wish, path: source.path, size: source.size })
    if ('refused' in answer) fail(source.name, answer.refused)
    else {
      const { developed, prints } = answer
      result.made.add(wish.id)
      if (wish.encode) {
        const { folder } = asked.target
        const written = await publish(world, wish, folder, developed, prints)
        result.files += written.files
        result.bytes += written.bytes
        say.event('published', { file: source.name, id: wish.id, files: prints.map((p) => p.name) })
      } else say.event('would-publish', { file: source.name, id: wish.id })
      keep(work, developed)
    }
    done += 1
    say.progress(done, todo.length)
  }

  const todo: Work[] = []
  for (const work of works.values()) {
    const made = asked.fresh ? undefined : await readMade(world, work.wish, asked.target.folder)
    if (made) {
      keep(work, made.developed)
      say.event('unchanged', { file: work.source.name, id: work.wish.id })
    } else todo.push(work)
  }
  // What has not changed costs nothing, and would make the rest look quick.
  if (todo.length) say.progress(0, todo.length)
  const encoders = openEncoders()
  try {
    await inParallel(todo, Math.min(asked.jobs, todo.length), stop, (work) =>
      developOne(work, encoders),
    )
  } finally {
    await encoders.close()
  }
  if (!asked.dryRun) await ids.save()
  return {
    ...result,
    entries: [...works.keys()].flatMap((id) => entries.get(id) ?? []),
    interrupted: stop.aborted,
  }
}

function wishFor(
  id: string,
  old: Photo | undefined,
  { ladder, usualLadder, jpeg, maxPixels, dryRun }: ImportWish,
): { wish: Wish; widths: number[] | undefined } {
  const widths = ladder ?? old?.widths ?? usualLadder
  const isUsual = widths.join() === usualLadder.join()
  return {
    wish: {
      id,
      ladder: widths,
      rotate: old?.rotate ?? 0,
      jpeg: jpeg || old?.jpeg === true,
      maxPixels,
      encode: !dryRun,
    },
    widths: isUsual ? undefined : [...widths],
  }
}
