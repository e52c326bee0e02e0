import { albumPath } from '../content/addresses'
import { allows } from '../content/allows'
import { findCategory, site } from '../content/site'
import type { Album, CategoryId, Level } from '../content/schema'

type Page = {
  /** The canonical address, from the root. */
  path: string
  title: string
  description: string
  level?: Level
  /** A share card of its own, from the root; else the site's. */
  card?: string
}

const SITE_CARD = '/cards/site.jpg'
const CARD = { width: '1200', height: '630' }

/** Title, description, canonical, robots and share card of a page. */
export function pageHead({ path, title, description, level = 'public', card }: Page) {
  const url = `${site.url}${path === '/' ? '/' : path}`
  const full = title ? `${title} — ${site.name}` : site.name
  const open = allows(level, 'card')
  // What machines may not know is not told to them: the neutral card names the site alone.
  const shared = open ? full : site.name
  return {
    meta: [
      { title: full },
      { name: 'description', content: open ? description : site.description },
      ...(allows(level, 'robots') ? [] : [{ name: 'robots', content: 'noindex, noimageindex' }]),
      // Whatever previews a link reads the printed page; a browser on its way need not carry this.
      ...(import.meta.env.SSR ? shareCard({ url, title: shared, description, card, open }) : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

type Card = {
  url: string
  title: string
  description: string
  card: string | undefined
  open: boolean
}

function shareCard({ url, title, description, card, open }: Card) {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: open ? description : site.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${site.url}${(open && card) || SITE_CARD}` },
    { property: 'og:image:width', content: CARD.width },
    { property: 'og:image:height', content: CARD.height },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function categoryHead(id: CategoryId) {
  const category = findCategory(id)
  return pageHead({
    path: `/photography/${category?.path ?? id}`,
    title: category?.name ?? '',
    description: category?.description ?? site.description,
    level: category?.level ?? 'listed',
  })
}

/** Without an album: the site's own title, and not for machines. */
export function albumHead(album: Album | undefined) {
  if (!album)
    return {
      meta: [{ title: site.name }, { name: 'robots', content: 'noindex, noimageindex' }],
      links: [],
    }
  const count = album.count === 1 ? '1 photograph' : `${album.count} photographs`
  return pageHead({
    path: albumPath(album),
    title: album.title,
    description: `${album.title}: ${count} by ${site.name}.`,
    level: album.level,
    ...(allows(album.level, 'card') ? { card: `/cards/${album.key}.jpg` } : {}),
  })
}
