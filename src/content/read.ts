import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { allows } from './allows.ts'
import type { Album, Category, Photo, Project, Resume, Site } from './schema.ts'
import * as schema from './schema.ts'

/** One thing to mend in the content. An `error` stops the build; a `warning` is said and lived with. */
export type Finding = {
  grade: 'error' | 'warning'
  file: string
  /** Where in the file, e.g. `albums[3].year`. */
  place: string
  reason: string
  remedy: string
}

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

/** Thrown by `readContent` when no site can be made of the content; `message` lists the findings. */
export class ContentError extends Error {
  readonly findings: Finding[]
  constructor(findings: Finding[]) {
    super(`The content needs mending:\n${findings.map(sayFinding).join('\n')}`)
    this.name = 'ContentError'
    this.findings = findings
  }
}

/** `file › place: reason. remedy.` */
export function sayFinding({ grade, file, place, reason, remedy }: Finding): string {
  return `${grade} ${file}${place && ` › ${place}`}: ${reason}. ${remedy}.`
}

/** Letters that are no base letter with a mark. */
const WHOLE_LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
}

/** `José Ángel` → `jose-angel`: the form of a name that an address can carry. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æœøłđðþß]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const REMEDIES = {
  read: 'Create the file; the README says what it holds',
  json: 'Mend the JSON; an editor marks the spot',
  shape: 'Mend the value; src/content/schema.ts says what it may be',
}

/** Fills `{name}` and its like in every text of a JSON value. An unknown placeholder stays and is reported. */
function fill(
  value: unknown,
  words: Record<string, string>,
  unknown: (word: string) => void,
): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([a-z-]+)\}/g, (whole, word: string) => {
      const filled = words[word]
      if (filled === undefined) unknown(whole)
      return filled ?? whole
    })
  if (Array.isArray(value)) return value.map((item) => fill(item, words, unknown))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([k, item]) => [k, fill(item, words, unknown)]),
    )
  return value
}

function placeOf(path: readonly { key?: unknown }[] | undefined): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** Twenty random letters or more: an address nobody can guess. */
const UNGUESSABLE = /[A-Za-z0-9]{16,}/
/** An image address with something stuck to its end, such as `.jpgg` or `.jpg,`. */
const TRAILING = /\.(jpe?g|png|webp|avif|gif)([^/?#]{1,3})$/i

/** An image address that ends in something that is no part of it. */
const isFaulty = (src: string) => src !== src.trim() || TRAILING.test(src)

/**
 * Reads the folder that holds `site.json`, `projects.json`, `catalog.json` and `albums/`.
 * Throws a ContentError when something in it cannot become a page; lesser things come back as
 * warnings in `findings`. With `photos: false` the album files are not read.
 */
export async function readContent(folder: string, { photos = true } = {}): Promise<Content> {
  const findings: Finding[] = []
  const at = (file: string) => join(folder, file)
  const report = (
    grade: Finding['grade'],
    file: string,
    place: string,
    reason: string,
    remedy: string,
  ) => findings.push({ grade, file: at(file), place, reason, remedy })

  let words: Record<string, string> = {}
  async function read<S extends v.GenericSchema>(
    file: string,
    shape: S,
  ): Promise<v.InferOutput<S> | undefined> {
    let text: string
    try {
      text = await readFile(at(file), 'utf8')
    } catch {
      report('error', file, '', 'cannot be read', REMEDIES.read)
      return undefined
    }
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch (cause) {
      report('error', file, '', `is not JSON (${(cause as Error).message})`, REMEDIES.json)
      return undefined
    }
    if (file === 'site.json') words = wordsOf(json)
    const filled = fill(json, words, (word) =>
      report(
        'error',
        file,
        '',
        `holds ${word}, which site.json does not fill`,
        'Use a placeholder that the README lists',
      ),
    )
    const result = v.safeParse(shape, filled)
    if (result.success) return result.output
    for (const issue of result.issues)
      report('error', file, placeOf(issue.path), issue.message, REMEDIES.shape)
    return undefined
  }

  const site = await read('site.json', schema.Site)
  const projects = await read('projects.json', schema.Projects)
  const catalog = await read('catalog.json', schema.Catalog)
  const resume = existsSync(at('resume.json'))
    ? await read('resume.json', schema.Resume)
    : undefined
  if (!site || !projects || !catalog) throw new ContentError(findings)

  const levelOf = new Map(catalog.categories.map((c) => [c.id, c.level ?? 'public']))
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
    if (source.level === 'unlisted' && !UNGUESSABLE.test(key))
      report(
        'warning',
        'catalog.json',
        place,
        `is unlisted, but its address ${key} can be guessed`,
        'Add 16 random letters or digits to its path',
      )
    if (photos) await readPhotos(source)
    albums.push(source)
  }
  if (photos) await findStrays()

  async function readPhotos(album: AlbumSource) {
    const file = join('albums', `${album.file}.json`)
    const content = await read(file, schema.AlbumFile)
    if (!content) return
    const seen = new Set<string>()
    for (const [i, { id, src, alt }] of content.photos.entries()) {
      const place = `photos[${i}]`
      if (seen.has(id))
        report(
          'error',
          file,
          `${place}.id`,
          `repeats the id ${id}`,
          'Remove the second entry, or give it an id of its own',
        )
      seen.add(id)
      if (src === '')
        report(
          'warning',
          file,
          `${place}.src`,
          'is empty, so the photo is left out',
          'Set the address of the picture, or remove the entry',
        )
      else if (isFaulty(src))
        report(
          'warning',
          file,
          `${place}.src`,
          `ends in something that is no part of an image address (${src})`,
          `Try ${src.trim().replace(TRAILING, '.$1')}`,
        )
      else if (!/^(https:\/\/|\/)/.test(src))
        report(
          'error',
          file,
          `${place}.src`,
          `is neither an https address nor a path of this site (${src})`,
          'Start it with https:// or /',
        )
      if (alt === '' && album.level === 'public')
        report(
          'warning',
          file,
          `${place}.alt`,
          'is empty, so the photo has no caption and says nothing to a screen reader',
          'Describe the photo in a few words',
        )
    }
    const shown = content.photos.filter((p) => p.src !== '')
    album.photos = content.photos
    const sound = shown.find((p) => !isFaulty(p.src))
    album.cover = shown.find((p) => p.id === content.cover) ?? sound ?? shown[0]
    if (content.cover && album.cover?.id !== content.cover)
      report(
        'error',
        file,
        'cover',
        `names the photo ${content.cover}, which is not in the album`,
        'Name the id of one of its photos',
      )
  }

  async function findStrays() {
    const expected = new Set(albums.map((a) => `${a.file}.json`))
    const present = await readdir(at('albums')).catch(() => [])
    for (const name of present)
      if (name.endsWith('.json') && !expected.has(basename(name)))
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
      ? coverAlbum?.photos.find((p) => p.id === c.cover?.photo)
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
      level: c.level ?? 'public',
      path,
      cover,
    }
  })

  if (findings.some((f) => f.grade === 'error')) throw new ContentError(findings)
  return { site, projects, resume, categories, albums, findings }
}

function wordsOf(site: unknown): Record<string, string> {
  const said = (path: string[]): string | undefined => {
    let value: unknown = site
    for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
    return typeof value === 'string' ? value : undefined
  }
  const words: Record<string, string> = {}
  for (const key of ['name', 'email', 'host']) words[key] = said([key]) ?? `{${key}}`
  for (const key of ['older', 'younger']) {
    const child = said(['children', key])
    words[key] = child ?? `{${key}}`
    words[`${key}-id`] = slug(child ?? key) || key
  }
  return words
}
