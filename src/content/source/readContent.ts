import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { alsoPublic } from './alsoPublic.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkCatalog } from './checkCatalog.ts'
import { checkFiles } from './checkFiles.ts'
import { checkSampleAddresses } from './checkSampleAddresses.ts'
import { ContentError, countBySeverity, type Diagnostic, type Report } from './diagnostic.ts'
import { distinctCovers } from './distinctCovers.ts'
import { disallowedCovers } from './disallowedCovers.ts'
import { checkLanguage } from './languages.ts'
import { servedFrom } from './photosBase.ts'
import { placeholderValues } from './placeholders.ts'
import { type AlbumMemory, rememberAlbum } from './readAlbum.ts'
import { checkShape, NO_ALBUM_FILE, readBytes, readJson } from './readShape.ts'
import { readPages } from './readPages.ts'
import { renamedFields } from './renamedFields.ts'
import type { AlbumSource, Content } from './content.ts'
import * as schema from './schema.ts'
import { settleCategories } from './settleCategories.ts'
import { levelOfAlbum, levelsOf, parentOf } from './standing.ts'

/**
 * Reads the folder that holds `site.json`, `projects.json`, `catalog.json`, `albums/` and `pages/`.
 * Throws a ContentError when something in it cannot become a page; lesser things come back as
 * warnings in `diagnostics`. With `photos: false` the album files are not read. If `root`, the folder
 * with `src/`, is given, the files that every site needs are looked for there and in `publicDir`, and
 * addresses that are still the sample's are told of. With the `memory` of an earlier call, photos of
 * an album that has not changed since are the same objects.
 */
export async function readContent(
  folder: string,
  {
    photos = true,
    root,
    publicDir = join(root ?? '.', 'public'),
    memory = new Map(),
  }: { photos?: boolean; root?: string; publicDir?: string; memory?: AlbumMemory } = {},
): Promise<Content> {
  const diagnostics: Diagnostic[] = []
  const at = (file: string) => join(folder, file)
  // Checks know a file by its name below the folder.
  const report: Report = (found) => diagnostics.push({ ...found, file: at(found.file) })

  const siteJson = renamedFields(await readJson(folder, 'site.json', report), report)
  const placeholders = placeholderValues(siteJson)
  const check = <S extends v.GenericSchema>(json: unknown, shape: S, file: string) => {
    const value = checkShape(json, shape, file, placeholders, report)
    checkAddresses(value, file, report)
    return value
  }
  const read = async <S extends v.GenericSchema>(file: string, shape: S) =>
    check(await readJson(folder, file, report), shape, file)

  const site = check(siteJson, schema.Site, 'site.json')
  const projects = existsSync(at('projects.json'))
    ? await read('projects.json', schema.Projects)
    : []
  const catalog = await read('catalog.json', schema.Catalog)
  const resume = existsSync(at('resume.json'))
    ? await read('resume.json', schema.Resume)
    : undefined
  if (!site || !projects || !catalog) throw new ContentError(diagnostics)
  checkLanguage(site, report)
  const base = site.photos?.base
  if (site.portrait) site.portrait = servedFrom(base, site.portrait)
  for (const project of projects) if (project.img) project.img = servedFrom(base, project.img)
  if (root !== undefined) {
    await checkFiles({ root, publicDir }, folder, { site, projects }, report)
    checkSampleAddresses({ site, projects }, report)
  }

  checkCatalog(catalog, report)
  const levels = levelsOf(catalog)
  const albums: AlbumSource[] = []
  /** Those whose covers the owner has named. */
  const chosen = new Set<AlbumSource>()
  for (const entry of catalog.albums) {
    const { id, name, year, category, title, description, path, file } = entry
    const { alsoIn = [], aliases = [] } = entry
    const key = path ?? id
    const level = levelOfAlbum(entry, levels)
    const { download = level === 'public' && site.download } = entry
    const source: AlbumSource = {
      id,
      key,
      aliases,
      name,
      title: title ?? name,
      ...(year === undefined ? {} : { year }),
      ...(description === undefined ? {} : { description }),
      category,
      alsoIn,
      level,
      ...(download ? { download } : {}),
      file: file ?? key,
      ...(entry.shared ? { shared: true } : {}),
      photos: [],
      cover: undefined,
    }
    if (photos) await readPhotos(source)
    albums.push(source)
  }
  for (const [album, cover] of distinctCovers(albums, (one) => chosen.has(one))) album.cover = cover
  if (photos) await findStrays()
  for (const found of alsoPublic(
    albums.map((album) => ({ ...album, file: join('albums', `${album.file}.json`) })),
  ))
    report(found)

  async function readPhotos(album: AlbumSource) {
    const file = join('albums', `${album.file}.json`)
    const bytes = await readBytes(folder, file, report, NO_ALBUM_FILE)
    if (!bytes) return
    const { level } = album
    const known = rememberAlbum(memory, bytes, file, { level, base, placeholders })
    known.diagnostics.forEach(report)
    album.photos = known.photos
    album.cover = known.cover
    if (known.isCoverChosen) chosen.add(album)
  }

  async function findStrays() {
    const expected = new Set(albums.map((a) => `${a.file}.json`))
    const present = await readdir(at('albums')).catch(() => [])
    for (const name of present)
      if (name.endsWith('.json') && !expected.has(name))
        report({
          code: 'stray-album',
          severity: 'warning',
          file: join('albums', name),
          path: '',
          message: 'belongs to no album of catalog.json',
          remedy: 'Add the album to catalog.json, or delete the file',
        })
  }

  const categories = settleCategories(catalog, albums, photos ? report : null)
  for (const album of albums) {
    const parent = parentOf(album, categories, albums)
    if (parent !== undefined) album.parent = parent
  }
  const pages = await readPages(
    folder,
    {
      values: placeholders,
      albums,
      categories,
      hasPhotos: photos,
      base,
      publicDir: root === undefined ? undefined : publicDir,
    },
    report,
  )
  for (const { photo, place } of disallowedCovers({ categories, albums, pages }))
    if (!photo.src.startsWith('/'))
      report({
        code: 'outside-cover',
        severity: 'warning',
        file: 'catalog.json',
        path: place,
        message: `shows the photo ${photo.id} where machines look, and it is on another host, which they may ask for it`,
        remedy: 'Choose a cover that is a file of this site, or that stands in a public album',
      })
  if (countBySeverity(diagnostics).error > 0) throw new ContentError(diagnostics)
  return { site, projects, resume, categories, albums, pages, diagnostics }
}
