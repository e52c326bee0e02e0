import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { checkAddresses } from './addresses/checkAddresses.ts'
import { servedFrom } from './addresses/photosBase.ts'
import { pictureId } from './album/alsoPublic.ts'
import type { AlbumMemory } from './album/readAlbum.ts'
import { settleAlbums } from './album/settleAlbums.ts'
import { checkCatalog } from './catalog/checkCatalog.ts'
import { settleCategories } from './catalog/settleCategories.ts'
import { parentOf } from './catalog/categoryLists.ts'
import type { Content } from './content.ts'
import { ContentError, countBySeverity, type Diagnostic, type Report } from './diagnostic.ts'
import { disallowedCovers } from './disallowedCovers.ts'
import { checkShape } from './json/checkShape.ts'
import { readJson } from './json/parseJson.ts'
import { placeholderValues } from './json/placeholders.ts'
import { readPages } from './pages/readPages.ts'
import { publishedFiles } from './publishedFiles.ts'
import { Catalog } from './schema/catalog.ts'
import { ProjectList, Resume, Site } from './schema/site.ts'
import { checkFiles } from './site/checkFiles.ts'
import { checkReplaced } from './site/checkReplaced.ts'
import { checkSampleAddresses } from './site/checkSampleAddresses.ts'
import { checkLanguage } from './site/languages.ts'

/**
 * Reads and checks a folder of content. Throws a ContentError if no site can be built; lesser faults are in
 * `diagnostics`. `photos: false` skips album files. `root`, the folder with `src/`, enables reports of
 * missing files and sample addresses. With the `memory` of an earlier call, unchanged albums keep their
 * photo objects.
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
  const report: Report = (found) => diagnostics.push({ ...found, file: join(folder, found.file) })

  const files = await readFiles(folder, report)
  if (!files) throw new ContentError(diagnostics)
  const { site, projects, catalog, resume, placeholders } = files
  if (root !== undefined) {
    await checkFiles({ root, publicDir }, folder, { site, projects }, report)
    checkReplaced(publicDir, folder, report)
    checkSampleAddresses({ site, projects }, report)
  }

  checkCatalog(catalog, report)
  const albums = await settleAlbums(folder, catalog, { site, placeholders, memory, photos }, report)
  const categories = settleCategories(catalog, albums, photos ? report : null)
  for (const album of albums) album.parent = parentOf(album, categories, albums)
  const pages = await readPages(
    folder,
    {
      values: placeholders,
      albums,
      categories,
      hasPhotos: photos,
      base: site.photos?.base,
      publicDir: root === undefined ? undefined : publicDir,
      publishedWith: (drafts) => publishedFiles({ site, projects, albums, pages: drafts }),
    },
    report,
  )
  reportHiddenPictures({ site, projects, albums }, report)
  reportOutsideCovers({ categories, albums, pages }, report)
  if (countBySeverity(diagnostics).error > 0) throw new ContentError(diagnostics)
  return { site, projects, resume, categories, albums, pages, diagnostics }
}

/** The content of all files but albums and pages, with the values of placeholders. */
async function readFiles(folder: string, report: Report) {
  const siteJson = await readJson(folder, 'site.json', report)
  const placeholders = placeholderValues(siteJson)
  const check = <S extends v.GenericSchema>(json: unknown, shape: S, file: string) => {
    const value = checkShape(json, shape, file, placeholders, report)
    checkAddresses(value, file, report)
    return value
  }
  const read = async <S extends v.GenericSchema>(file: string, shape: S) =>
    check(await readJson(folder, file, report), shape, file)
  const has = (file: string) => existsSync(join(folder, file))

  const site = check(siteJson, Site, 'site.json')
  const projects = has('projects.json') ? await read('projects.json', ProjectList) : []
  const catalog = await read('catalog.json', Catalog)
  const resume = has('resume.json') ? await read('resume.json', Resume) : undefined
  if (!site || !projects || !catalog) return undefined
  checkLanguage(site, report)
  const base = site.photos?.base
  if (site.portrait) site.portrait = servedFrom(base, site.portrait)
  for (const project of projects) if (project.img) project.img = servedFrom(base, project.img)
  return { site, projects, catalog, resume, placeholders }
}

/** A page that shows a hidden photo is an error: see settlePicture. The portrait may be hidden from its album only. */
function reportHiddenPictures(
  { site, projects, albums }: Pick<Content, 'site' | 'projects' | 'albums'>,
  report: Report,
) {
  const photos = albums.flatMap((album) => album.photos)
  const hidden = new Set(photos.filter(({ hide }) => hide).map(pictureId))
  const own = [
    { file: 'site.json', path: 'portrait', picture: site.portrait },
    ...projects.map(({ img }, i) => ({ file: 'projects.json', path: `[${i}].img`, picture: img })),
  ]
  for (const { file, path, picture } of own) {
    const id = picture && pictureId(picture)
    const isShown = () => photos.some((one) => !one.hide && pictureId(one) === id)
    if (id !== undefined && hidden.has(id) && !isShown())
      report({
        code: 'hidden-picture',
        severity: 'warning',
        file,
        path,
        message: 'is a photo that is hidden in its album, and is published here',
        remedy: 'Choose another if nobody may see it',
      })
  }
}

function reportOutsideCovers(shelves: Parameters<typeof disallowedCovers>[0], report: Report) {
  for (const { photo, place } of disallowedCovers(shelves))
    if (!photo.src.startsWith('/'))
      report({
        code: 'outside-cover',
        severity: 'warning',
        file: 'catalog.json',
        path: place,
        message: `shows the photo ${photo.id}, which search engines should not fetch, but robots.txt cannot exclude pictures on another host`,
        remedy: 'Choose a cover that is a file of this site or in a public album',
      })
}
