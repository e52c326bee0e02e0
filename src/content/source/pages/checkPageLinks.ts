import { albumPath, listPath, pagePath, photoPath, SEARCH_PATH } from '../../addresses.ts'
import { MAIN_PATHS } from '../../mainPages.ts'
import { allows } from '../../allows.ts'
import { addressFault } from '../addresses/checkAddresses.ts'
import { isShown } from '../album/coverOf.ts'
import { bundledLists } from '../catalog/categoryLists.ts'
import type { Report } from '../diagnostic.ts'
import { fileFault } from '../addresses/fileFault.ts'
import { publicFile } from '../addresses/publicFile.ts'
import type { AlbumSource, CategorySource, PageSource } from '../content.ts'
import { FOR_MACHINES } from '../site/checkReplaced.ts'
import type { NoteLine } from './frontMatter.ts'
import type { ParsedPage } from './parseMarkdown.ts'

/** A page with the data for its remaining checks. */
export type DraftPage = PageSource & Omit<ParsedPage, 'text'> & { order: number; note: NoteLine }

export type SitePages = {
  albums: readonly Pick<AlbumSource, 'key' | 'aliases' | 'parent' | 'level' | 'photos'>[]
  categories: readonly Pick<CategorySource, 'path' | 'shows' | 'level'>[]
  hasPhotos: boolean
  publicDir: string | undefined
  isPublished: (file: string) => boolean
}

const OUTSIDE = /^https?:\/\/[^/]/i
/** Pages that only the build of the search knows. */
const SEARCHED = /^\/photography\/(search\?|years\/|keywords\/)/
/** Files that the build writes, and that a page may link to. */
const BUILT_PATHS = new Set([...FOR_MACHINES, 'cards/site.jpg'].map((file) => `/${file}`))
const HANDED_ON = /^(mailto|tel):./i

const REMEDY = {
  address:
    'Start it with https:// for another site, or with / for a page of this site or a file in public/',
  page: 'Write the address of a page as the site shows it, or the path of a file in public/',
  unpublished: 'Link to another file, or put this one into another folder of public/',
  secret: 'Remove the link, or list the album',
  searched: `Link to ${SEARCH_PATH}, or write the whole address with https://`,
}

/** The addresses that any page may link to (`open`), and those that none may (`secret`). */
function pagesOf(drafts: readonly DraftPage[], { albums, categories }: SitePages) {
  const open = new Set<string>([
    ...MAIN_PATHS,
    SEARCH_PATH,
    ...categories
      .filter(({ shows, level }) => shows !== 'album' && allows(level, 'list'))
      .map(listPath),
    ...albums
      .filter(({ level }) => allows(level, 'list'))
      .flatMap((album) => [
        albumPath(album),
        ...album.photos.filter(isShown).map((photo) => photoPath(album, photo)),
      ]),
    ...drafts.map(pagePath),
  ])
  const secret = albums.filter(({ level }) => !allows(level, 'list')).map(albumPath)
  return { open, secret }
}

/** Determines the target of each link. Reports links without a target, and pages without a link to them. */
export function checkPageLinks(drafts: readonly DraftPage[], site: SitePages, report: Report) {
  const { open, secret } = pagesOf(drafts, site)
  const linked = new Set<string>()
  function targetOf(href: string, draft: DraftPage) {
    const faulty = addressFault(href)
    if (faulty) return faulty
    const dead = (message: string, remedy: string) =>
      ({ code: 'dead-link', message: `links to ${href}, ${message}`, remedy }) as const
    const [path = '', ...parts] = href.split('#')
    const page = drafts.find(({ id }) => (path === '' ? id === draft.id : path === `/${id}`))
    if (parts.length && page && !page.ids.has(decodedPart(parts.join('#'))))
      return dead('but that page has no such heading', partRemedy(page.ids))
    if (OUTSIDE.test(href)) return 'outside'
    if (href !== '' && (path === '' || HANDED_ON.test(href))) return 'plain'
    if (!path.startsWith('/')) return dead('which is not an address', REMEDY.address)
    if (open.has(path)) {
      if (page !== draft) linked.add(path)
      return 'page'
    }
    if (secret.some((album) => path === album || path.startsWith(`${album}/`)))
      return dead('which is unlisted: the link would reveal it', REMEDY.secret)
    if (isBuilt(path, site) || isFormer(path, site)) return 'file'
    if (isFile(path, site))
      return isLeftOut(path, site)
        ? dead('which is hidden, or in photos/ but no picture of the site', REMEDY.unpublished)
        : 'file'
    return SEARCHED.test(path)
      ? dead('but a text cannot link to a query, a year or a keyword', REMEDY.searched)
      : dead('which is not a page of this site', REMEDY.page)
  }
  for (const draft of drafts)
    for (const { node, line } of draft.links) {
      const target = targetOf(node.href, draft)
      if (typeof target === 'string') node.to = target
      else draft.note(line, target.code, target.message, target.remedy)
    }
  for (const { id, file, menuLabel, footer } of drafts)
    if (menuLabel === undefined && !footer && !linked.has(`/${id}`))
      report({
        code: 'on-no-page',
        severity: 'warning',
        file,
        path: '',
        message: 'is not in the menu, and no other page links to it',
        remedy: 'Remove menu: false, add footer: true, or link to it',
      })
}

/** Decodes and composes (NFC) an anchor, because ids are composed. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return part
  }
}

const partRemedy = (ids: ReadonlySet<string>) =>
  ids.size
    ? `Write one of ${[...ids].map((id) => `#${id}`).join(', ')}`
    : 'Remove the # and the text after it'

/** Whether the build writes this file. It writes feeds only if a photograph is public. */
function isBuilt(path: string, { albums, hasPhotos }: SitePages): boolean {
  const isInFeed = ({ level, photos }: (typeof albums)[number]) =>
    allows(level, 'feed') && photos.some(isShown)
  return (
    BUILT_PATHS.has(path) && (!path.startsWith('/feed.') || !hasPhotos || albums.some(isInFeed))
  )
}

/** Whether a path is a former address of a listed album or of its photo, which hosts redirect. */
function isFormer(path: string, { albums, categories }: SitePages): boolean {
  const lists = bundledLists(categories).map((one) => one.path)
  return albums.some(({ aliases, level, photos }) =>
    aliases.some((key) =>
      [undefined, ...lists].some((parent) => {
        const album = { parent, key }
        const isPhoto = photos.some((one) => isShown(one) && photoPath(album, one) === path)
        return allows(level, 'list') && (isPhoto || albumPath(album) === path)
      }),
    ),
  )
}

/** Whether a path is a file's. Without `publicDir`, any path with an extension counts. */
function isFile(path: string, { hasPhotos, publicDir }: SitePages): boolean {
  // It may be a photograph.
  if (!hasPhotos && path.startsWith('/photography/')) return true
  if (!/\.\w+$/.test(path)) return false
  return publicDir === undefined || !fileFault(publicDir, path)
}

/** Whether the build does not publish a file of public/: see publishedFiles. */
function isLeftOut(path: string, { hasPhotos, publicDir, isPublished }: SitePages): boolean {
  const file = hasPhotos && publicDir !== undefined ? publicFile(path) : undefined
  return file !== undefined && !isPublished(file)
}
