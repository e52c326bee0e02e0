import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { allows } from './allows.ts'
import { checkAlbum } from './checkAlbum.ts'
import { ContentError, type Finding, type Report } from './finding.ts'
import { wordsOf } from './placeholders.ts'
import { checkShape, readJson } from './readShape.ts'
import type { Album, Category, CategoryId, Level, Photo, Project, Resume, Site } from './schema.ts'
import * as schema from './schema.ts'

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
  categories: (Category & { cover: Photo | undefined })[]
  albums: AlbumSource[]
  findings: Finding[]
}

/** An address with this in it nobody can guess. */
const UNGUESSABLE = /[A-Za-z0-9]{16,}/

/** Who may list a category that does not say: families only people. */
const USUAL_LEVEL: Partial<Record<CategoryId, Level>> = { portraits: 'listed' }

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
 * warnings in `findings`. With `photos: false` the album files are not read.
 */
export async function readContent(folder: string, { photos = true } = {}): Promise<Content> {
  const findings: Finding[] = []
  const at = (file: string) => join(folder, file)
  const report: Report = (grade, file, place, reason, remedy, id) =>
    findings.push({ grade, file: at(file), place, reason, remedy, ...(id ? { id } : {}) })

  const siteJson = await readJson(folder, 'site.json', report)
  const words = wordsOf(siteJson)
  const read = async <S extends v.GenericSchema>(file: string, shape: S) =>
    checkShape(await readJson(folder, file, report), shape, file, words, report)

  const site = checkShape(siteJson, schema.Site, 'site.json', words, report)
  const projects = await read('projects.json', schema.Projects)
  const catalog = await read('catalog.json', schema.Catalog)
  const resume = existsSync(at('resume.json'))
    ? await read('resume.json', schema.Resume)
    : undefined
  if (!site || !projects || !catalog) throw new ContentError(findings)

  const levelOf = new Map(
    catalog.categories.map((c) => [c.id, c.level ?? USUAL_LEVEL[c.id] ?? 'public']),
  )
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
    if (ids.has(id))
      report(
        'error',
        'catalog.json',
        `${place}.id`,
        `repeats the id ${id}`,
        'Give each album an id of its own',
      )
    ids.add(id)
    for (const segment of [key, ...aliases]) {
      const lower = segment.toLowerCase()
      const owner = taken.get(lower)
      if (owner || lower === 'landscape' || lower === 'portraits')
        report(
          'error',
          'catalog.json',
          place,
          `answers to ${segment}, which ${owner ? `the album ${owner} has` : 'is a page of its own'}`,
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

  const categories = catalog.categories.map((c, i) => {
    // An album that lists must not name lends nothing to its category either.
    const first = albums.find((a) => a.category === c.id && allows(a.level, 'list'))
    const path = c.id === 'landscape' || c.id === 'portraits' ? c.id : (first?.key ?? c.id)
    const coverAlbum = c.cover ? albums.find((a) => a.key === c.cover?.album) : first
    const cover = c.cover
      ? coverAlbum?.photos.find((p) => p.id === c.cover?.photo && !p.hide)
      : coverAlbum?.cover
    if (photos && c.cover && coverAlbum && !allows(coverAlbum.level, 'list'))
      report(
        'error',
        'catalog.json',
        `categories[${i}].cover`,
        `shows a photo of ${coverAlbum.key}, which is unlisted`,
        'Choose a photo of another album, or list this one',
      )
    if (photos && c.cover && !cover)
      report(
        'error',
        'catalog.json',
        `categories[${i}].cover`,
        `names the photo ${c.cover.photo} of ${c.cover.album}, which is not there`,
        'Name an album and the id of one of its photos',
      )
    return {
      id: c.id,
      name: c.name,
      description: c.description,
      level: levelOf.get(c.id) ?? 'public',
      path,
      cover,
    }
  })

  if (findings.some((f) => f.grade === 'error')) throw new ContentError(findings)
  return { site, projects, resume, categories, albums, findings }
}
