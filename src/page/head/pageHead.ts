import { words } from 'virtual:words/machines'
import { albumPath, listPath, pagePath } from '../../content/addresses'
import { allows } from '../../content/allows'
import type { PageText } from '../../content/pageText'
import { findPage, type ListedCategory, site } from '../../content/site'
import type { Album } from '../../content/album'
import type { Level } from '../../content/schema'

type Page = {
  path: string
  title: string
  /** `undefined` in browsers (descriptions.ts). */
  description: string | undefined
  level?: Level
  /** The page shows nothing and is not indexed. */
  isEmpty?: boolean
  /** Default: the site's card. */
  card?: Card
}

/** `src`: from the root or on another host. Sizes in px. */
export type Card = { src: string; width: number; height: number; alt?: string }

export const SITE_CARD: Card = { src: '/cards/site.jpg', width: 1200, height: 630 }

const HIDDEN = { name: 'robots', content: 'noindex, noimageindex' } as const

/** Title, canonical link and robots of a page. Prerendered pages also have a description and a card. */
export function pageHead({ isEmpty = false, level: said = 'public', ...rest }: Page) {
  const level = isEmpty && said === 'public' ? 'listed' : said
  const page = { ...rest, level }
  const { path, title } = page
  const url = `${site.url}${path}`
  const full = `${title} — ${site.name}`
  return {
    meta: [
      { title: full },
      ...(allows(level, 'robots') ? [] : [HIDDEN]),
      ...(import.meta.env.SSR ? forMachines(page, url, full) : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** A page that machines may not describe gets the site's neutral card. */
function forMachines({ description, level = 'public', card }: Page, url: string, full: string) {
  const open = allows(level, 'card')
  const title = open ? full : site.name
  const said = (open && description) || (site.description ?? '')
  const { src, width, height, alt = title } = (open && card) || SITE_CARD
  return [
    { name: 'description', content: said },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: said },
    { property: 'og:url', content: url },
    { property: 'og:image', content: src.startsWith('/') ? `${site.url}${src}` : src },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function categoryHead({ path, name, description, level, shows }: ListedCategory) {
  return pageHead({
    path: listPath({ path }),
    title: name,
    description,
    level,
    isEmpty: shows === 'nothing',
  })
}

/** The head of a page that the owner wrote. @param id of an existing page */
export const markdownPageHead = (id: string, text?: Pick<PageText, 'description'>) =>
  pageHead({ ...findPage(id)!, path: pagePath({ id }), description: text?.description })

type Loaded = { loaderData?: { album: Album | undefined } | undefined }

/** An unknown album has the site's title and is not indexed. */
export function albumHead({ loaderData }: Loaded) {
  const album = loaderData?.album
  return album
    ? pageHead({
        path: albumPath(album),
        title: album.title,
        description: import.meta.env.SSR
          ? (album.description ?? words.album(album.title, album.count, site.name))
          : undefined,
        level: album.level,
        ...(import.meta.env.SSR ? { card: { ...SITE_CARD, src: `/cards/${album.key}.jpg` } } : {}),
      })
    : { meta: [{ title: site.name }, HIDDEN], links: [] }
}

/** The head of a photograph that its album lacks: the album's title, not indexed. */
export function unknownPhotoHead(album: Album | undefined) {
  return album
    ? { meta: [{ title: `${album.title} — ${site.name}` }, HIDDEN], links: [] }
    : albumHead({})
}
