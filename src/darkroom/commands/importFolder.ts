import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Photo } from '../../content/schema.ts'
import { ownPhotos } from '../album/importedFiles.ts'
import { matchFiles } from '../album/matchFiles.ts'
import type { PhotoFilter } from '../album/photoFilter.ts'
import type { Album } from '../album/albumFile.ts'
import type { RenderOptions } from '../pictures/renderPhoto.ts'
import type { Encoders } from '../pictures/encoders.ts'
import type { Listing, Source } from '../files/listFolder.ts'
import { stemOf } from '../files/publishedName.ts'
import { detailsOfFile, publish, readImportRecord } from '../pictures/importRecord.ts'
import type { Entry } from '../album/mergeAlbum.ts'
import type { Refused } from '../diagnostics/refusal.ts'
import type { SourceIds } from '../files/sourceIds.ts'
import { entryOf, takenOf, type Work, workFor } from './importWork.ts'
import { NO_LABELS, readLabels } from './readLabels.ts'
import type { Target } from './target.ts'
import type { CommandContext } from '../commandContext.ts'

export type ImportOptions = {
  /** Of the pictures of the folder. */
  ids: SourceIds
  /** What names of files are led by where they are told, so that they are known among many folders. */
  within: string
  target: Target
  /** Photos at once. */
  jobs: number
  /** px; `undefined`: what the photo has already, else the usual ones. */
  widths: readonly number[] | undefined
  usualWidths: readonly number[]
  jpeg: boolean
  maxPixels: RenderOptions['maxPixels']
  /** Make everything anew. */
  fresh: boolean
  /** A later export of a photo does not replace it. */
  keepBoth: boolean
  dryRun: boolean
  /** Which photos are wanted; absent: all. */
  only: PhotoFilter | undefined
}

export type Imported = {
  /** In the order of their names. */
  entries: Entry[]
  /** Ids of photos of which something was written, or in a dry run would be. */
  made: Set<string>
  /** Ids of photos that are not wanted, and the keywords that these have. */
  unwanted: Set<string>
  keywords: Set<string>
  /** Names of files that replace an earlier export, and of those whose photos the owner has removed. */
  replacing: string[]
  removed: string[]
  failed: number
  files: number
  bytes: number
  interrupted: boolean
}

/** Publishes the pictures of a folder; the album file is the caller's to write, once all are done. */
export async function importFolder(
  context: CommandContext,
  album: Album | undefined,
  listing: Listing,
  asked: ImportOptions,
): Promise<Imported> {
  const encoders = context.openEncoders(asked.jobs)
  try {
    return await importWith(encoders, context, album, listing, asked)
  } finally {
    await encoders.close()
  }
}

async function importWith(
  encoders: Encoders,
  context: CommandContext,
  album: Album | undefined,
  listing: Listing,
  asked: ImportOptions,
): Promise<Imported> {
  const { reporter, stop } = context
  const { ids } = asked
  const entries = new Map<string, Entry>()
  const unwanted = new Set<string>()
  const names = { replacing: [] as string[], removed: [] as string[] }
  const keywords = new Set<string>()
  const made = new Set<string>()
  const result = { made, unwanted, keywords, ...names, failed: 0, files: 0, bytes: 0 }
  let done = 0

  const told = (name: string) => join(asked.within, name)
  const fail = (name: string, refused: Refused) => {
    result.failed += 1
    reporter.failed(told(name), refused)
  }
  for (const { name, refused } of listing.failures) fail(name, refused)

  const found = new Map<string, Source>()
  for (const source of listing.sources) {
    if (stop.aborted) break
    let id: string
    try {
      id = await ids.of(source)
    } catch (cause) {
      fail(source.name, {
        code: 'unreadable',
        message: `cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`,
        remedy: 'Copy it from the card again',
      })
      continue
    }
    const twin = found.get(id)
    if (twin) {
      reporter.line(`${told(source.name)}: has the same bytes as ${twin.name}. It is one photo.`)
      reporter.event('duplicate', { file: told(source.name), of: twin.name, id })
    } else found.set(id, source)
  }

  /** Whether a file shows what an earlier one did, whatever else it says. */
  async function showsSame(id: string, source: Source, earlier: string): Promise<boolean> {
    const photo = ownPhotos(album).get(earlier)
    const { options } = workFor(id, source, photo ? { photo } : {}, album, asked)
    const before = await detailsOfFile(context.root, stemOf(earlier, options.rotate))
    const answer = await encoders.render({ ...options, encode: false, path: source.path })
    return 'details' in answer && answer.details.placeholder === before.placeholder
  }
  const files = [...found].map(([id, source]) => ({
    id,
    name: source.name,
    taken: () => takenOf(source.path),
    showsSame: (earlier: string) => showsSame(id, source, earlier),
  }))
  const matches = await matchFiles(album, files, { before: ids.before, keepBoth: asked.keepBoth })
  /** The photo as it was before a later export replaced it; nothing where its files are gone. */
  async function undo(source: Source, photo: Photo): Promise<Entry | undefined> {
    const work = workFor(photo.id, source, { photo }, album, asked)
    const made = await readImportRecord(context, work.options, asked.target.folder)
    if (made) return entryOf(work, made.details, asked.target)
    reporter.line(
      `${told(source.name)}: the files of the photo that it replaced are gone. Put the earlier file into the folder under another name and run the same command.`,
    )
    return undefined
  }
  const undone: Entry[] = []
  const works = new Map<string, Work>()
  for (const [id, source] of found) {
    const match = matches.get(id)!
    if (match.replaces) {
      names.replacing.push(told(source.name))
      reporter.event('replaces', { file: told(source.name), id: match.photo!.id })
    }
    if (match.isRemoved) {
      names.removed.push(told(source.name))
      reporter.event('removed-earlier', { file: told(source.name), id })
    } else if (match.undoes) {
      const before = await undo(source, match.undoes)
      works.set(id, workFor(id, source, before ? {} : match, album, asked))
      if (before) undone.push(before)
    } else if (match.replaces) {
      const stem = stemOf(match.replaces, match.photo?.rotate ?? 0)
      const before = await detailsOfFile(context.root, stem)
      works.set(id, { ...workFor(id, source, match, album, asked), before })
    } else works.set(id, workFor(id, source, match, album, asked))
  }

  const keep = (work: Work, details: Entry['details']) => {
    entries.set(work.options.id, entryOf(work, details, asked.target))
  }

  async function renderOne(work: Work) {
    const { source, options } = work
    const answer = await encoders.render({ ...options, path: source.path })
    if ('refused' in answer) fail(source.name, answer.refused)
    else {
      const { details, rendered } = answer
      result.made.add(work.photo)
      if (options.encode) {
        const { folder } = asked.target
        const written = await publish(context, options, folder, details, rendered)
        result.files += written.files
        result.bytes += written.bytes
        reporter.event('published', {
          file: told(source.name),
          id: options.id,
          files: rendered.map((p) => p.name),
        })
      } else reporter.event('would-publish', { file: told(source.name), id: options.id })
      keep(work, details)
    }
    done += 1
    reporter.progress(done, todo.length)
  }

  const todo: Work[] = []
  for (const work of works.values()) {
    const made = asked.fresh
      ? undefined
      : await readImportRecord(context, work.options, asked.target.folder)
    const labels = await readLabels(work.source.path, made?.details, asked.only !== undefined)
    if (asked.only && !asked.only(labels ?? NO_LABELS)) {
      unwanted.add(work.options.id)
      for (const word of labels?.keywords ?? []) keywords.add(word)
      reporter.event('unwanted', { file: told(work.source.name), id: work.options.id })
    } else if (made) {
      keep(work, { ...made.details, ...(labels ?? NO_LABELS) })
      reporter.event('unchanged', { file: told(work.source.name), id: work.options.id })
    } else todo.push(work)
  }
  // What has not changed costs nothing, and would make the rest look quick.
  if (todo.length) reporter.progress(0, todo.length)
  const limit = pLimit(asked.jobs)
  let isBroken = false
  const ends = await Promise.allSettled(
    todo.map((work) =>
      limit(async () => {
        if (stop.aborted || isBroken) return
        await renderOne(work).catch((cause: unknown) => {
          isBroken = true
          throw cause
        })
      }),
    ),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  if (!asked.dryRun) await ids.save()
  return {
    ...result,
    entries: [...undone, ...[...works.keys()].flatMap((id) => entries.get(id) ?? [])],
    interrupted: stop.aborted,
  }
}
