import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { checkAddresses } from './checkAddresses.ts'
import { checkAlbum } from './checkAlbum.ts'
import { checkFiles } from './checkFiles.ts'
import { ContentError, type Finding, type Report } from './finding.ts'
import { keptCovers } from './keptCovers.ts'
import { wordsOf } from './placeholders.ts'
import { checkShape, readJson } from './readShape.ts'
import type { Album } from './album.ts'
import type { Photo, Project, Resume, Site } from './schema.ts'
import * as schema from './schema.ts'
import { segmentFault } from './segmentFault.ts'
import { type CategorySource, levelsOf, settleCategories } from './settleCategories.ts'

export type AlbumSource = Omit<Album, 'photosUrl' | 'count'> & {
  /** The album's file name in `albums/`, without `.json`. */
  file: string
  photos: Photo[]
  cover: Photo | undefined
}

/** The owner's content, checked, its placeholders filled and its defaults settled. */
export type Content = {
  site: Site
  projects: Project[]
  /** Absent where the resume is a PDF that the owner made elsewhere. */
  resume: Resume | undefined
  categories: CategorySource[]
  albums: AlbumSource[]
  findings: Finding[]
}

/** An address with this in it nobody can guess. */
const UNGUESSABLE = /[A-Za-z0-9]{16,}/

/** A photo from the site's own copies, where there are some; its host is named no more. */
function asMirrored(photo: Photo): Photo {
  const { mirror, template: _template, widths: _widths, candidates: _candidates, ...rest } = photo
  if (!mirror) return photo
  const { width, height } = photo
  return {
    ...rest,
    ...mirror,
    ...(width && height ? { height: Math.round((height * mirror.width) / width) } : {}),
  }
}

/**
 * Reads the folder that holds `site.json`, `projects.json`, `catalog.json` and `albums/`.
 * Throws a ContentError when something in it cannot become a page; lesser things come back as
 * warnings in `findings`. With `photos: false` the album files are not read. `root` is the folder
 * with `public/`, in which the files that every site needs are looked for if it is given.
 */
export async function readContent(
  folder: string,
  { photos = true, root }: { photos?: boolean; root?: string } = {},
): Promise<Content> {
  const findings: Finding[] = []
  const at = (file: string) => join(folder, file)
  const report: Report = (grade, file, place, reason, remedy, id) =>
    findings.push({ grade, file: at(file), place, reason, remedy, ...(id ? { id } : {}) })

  const siteJson = await readJson(folder, 'site.json', report)
  const words = wordsOf(siteJson)
  const check = <S extends v.GenericSchema>(json: unknown, shape: S, file: string) => {
    const value = checkShape(json, shape, file, words, report)
    checkAddresses(value, file, report)
    return value
  }
  const read = async <S extends v.GenericSchema>(file: string, shape: S) =>
    check(await readJson(folder, file, report), shape, file)

  const site = check(siteJson, schema.Site, 'site.json')
  const projects = await read('projects.json', schema.Projects)
  const catalog = await read('catalog.json', schema.Catalog)
  const resume = existsSync(at('resume.json'))
    ? await read('resume.json', schema.Resume)
    : undefined
  if (!site || !projects || !catalog) throw new ContentError(findings)
  if (root !== undefined) await checkFiles(root, folder, { site, projects }, report)

  const levelOf = levelsOf(catalog.categories)
  const albums: AlbumSource[] = []
  const taken = new Map<string, string>()
  const ids = new Set<string>()
  for (const [i, entry] of catalog.albums.entries()) {
    const place = `albums[${i}]`
    const { id, name, year, category, title, path, file, level, aliases = [] } = entry
    const key = path ?? id
    const known = levelOf.get(category)
    if (!known)
      report(
        'error',
        'catalog.json',
        `${place}.category`,
        `names the category ${category}, which is not listed`,
        'Add it to categories',
      )
    if (ids.has(id.toLowerCase()))
      report(
        'error',
        'catalog.json',
        `${place}.id`,
        `repeats the id ${id}`,
        'Give each album an id of its own',
      )
    ids.add(id.toLowerCase())
    for (const segment of [key, ...aliases]) {
      const lower = segment.toLowerCase()
      const owner = taken.get(lower)
      const fault = owner ? `the album ${owner} has` : segmentFault(segment)
      if (fault)
        report(
          'error',
          'catalog.json',
          place,
          `answers to ${segment}, which ${fault}`,
          'Choose another path',
        )
      taken.set(lower, id)
    }
    const source: AlbumSource = {
      id,
      key,
      aliases,
      name,
      title: title ?? name,
      ...(year === undefined ? {} : { year }),
      category,
      level: level ?? known ?? 'public',
      file: file ?? key,
      photos: [],
      cover: undefined,
    }
    const guessable = [key, ...aliases].filter((segment) => !UNGUESSABLE.test(segment))
    if (source.level === 'unlisted' && guessable.length)
      report(
        'warning',
        'catalog.json',
        place,
        `is unlisted, but its address ${guessable.join(' and ')} can be guessed`,
        guessable.includes(key)
          ? 'Add 16 random letters or digits to its path'
          : 'Remove that alias: it leads to the album too',
        'guessable-address',
      )
    if (photos) await readPhotos(source)
    albums.push(source)
  }
  if (photos) await findStrays()

  async function readPhotos(album: AlbumSource) {
    const file = join('albums', `${album.file}.json`)
    const content = await read(file, schema.AlbumFile)
    if (!content) return
    const cover = checkAlbum(content, album.level, file, report)
    album.photos = content.use === 'mirror' ? content.photos.map(asMirrored) : content.photos
    album.cover = cover && album.photos.find(({ id }) => id === cover.id)
  }

  async function findStrays() {
    const expected = new Set(albums.map((a) => `${a.file}.json`))
    const present = await readdir(at('albums')).catch(() => [])
    for (const name of present)
      if (name.endsWith('.json') && !expected.has(name))
        report(
          'warning',
          join('albums', name),
          '',
          'belongs to no album of catalog.json',
          'Add the album to catalog.json, or delete the file',
        )
  }

  const categories = settleCategories(catalog.categories, albums, levelOf, photos ? report : null)
  for (const { photo, place } of keptCovers({ categories, albums }))
    if (!photo.src.startsWith('/'))
      report(
        'warning',
        'catalog.json',
        place,
        `shows the photo ${photo.id} where machines look, and it is on another host, which they may ask for it`,
        'Choose a cover that is a file of this site, or that stands in a public album',
      )
  if (findings.some((f) => f.grade === 'error')) throw new ContentError(findings)
  return { site, projects, resume, categories, albums, findings }
}
