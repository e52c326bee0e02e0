import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ContentError } from '../content/finding.ts'
import { type AlbumSource, readContent } from '../content/read.ts'
import { checkShape } from '../content/readShape.ts'
import { wordsOf } from '../content/placeholders.ts'
import { AlbumFile } from '../content/schema.ts'
import { albumPath } from './albumFile.ts'
import { EXIT, Halt } from './exit.ts'
import { findAlbum } from './findAlbum.ts'
import type { Inspected } from './inspectAlbum.ts'
import { type Issue, issueOf } from './issue.ts'
import { nearest } from './readArgs.ts'
import { contentFolder } from './places.ts'

export type AlbumsRead = {
  /** The albums asked for, all of them where none was named. */
  albums: (Inspected & { source: AlbumSource })[]
  /** Every album that can be read, also those that were not asked for. */
  all: Inspected[]
  /** What the catalog says of those that were asked for, and of every album; also of faulty ones. */
  asked: AlbumSource[]
  catalog: AlbumSource[]
  issues: Issue[]
}

/** Reads albums with their placeholders filled; what is faulty is an issue, and the others are read. */
export async function readAlbums(root: string, names: string[]): Promise<AlbumsRead> {
  const issues: Issue[] = []
  let catalog: AlbumSource[]
  try {
    const content = await readContent(contentFolder(root), { photos: false })
    catalog = content.albums
    issues.push(...content.findings.map((finding) => issueOf(root, finding)))
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    const found = cause.findings.map((finding) => issueOf(root, finding))
    return { albums: [], all: [], asked: [], catalog: [], issues: found }
  }
  const chosen = new Set(names.map((name) => choose(catalog, name)))
  const words = wordsOf(JSON.parse(await readFile(join(contentFolder(root), 'site.json'), 'utf8')))
  const all: AlbumsRead['albums'] = []
  for (const source of catalog) {
    const isAsked = chosen.size === 0 || chosen.has(source)
    const file = relative(root, albumPath(root, source.file))
    const report = (
      _grade: string,
      _file: string,
      place: string,
      cause: string,
      remedy: string,
    ) => {
      if (isAsked) issues.push({ id: 'schema', grade: 'finding', file, place, cause, remedy })
    }
    const json = await readJson(albumPath(root, source.file), report)
    const content = checkShape(json, AlbumFile, file, words, report)
    if (content) all.push({ file, level: source.level, photos: content.photos, source })
  }
  const isChosen = (source: AlbumSource) => chosen.size === 0 || chosen.has(source)
  return {
    albums: all.filter((a) => isChosen(a.source)),
    all,
    asked: catalog.filter(isChosen),
    catalog,
    issues,
  }
}

type Tell = (grade: string, file: string, place: string, cause: string, remedy: string) => void

async function readJson(path: string, report: Tell): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch (cause) {
    report(
      '',
      '',
      '',
      `cannot be read (${(cause as Error).message})`,
      'Mend the file, or take the album out of catalog.json',
    )
    return undefined
  }
}

function choose(catalog: AlbumSource[], name: string): AlbumSource {
  const found = findAlbum(catalog, name)
  if (found) return found
  const near = nearest(
    name,
    catalog.map((a) => a.key),
  )
  throw new Halt(
    EXIT.usage,
    `${name}: there is no such album.${near ? ` Did you mean ${near}?` : ''}`,
  )
}
