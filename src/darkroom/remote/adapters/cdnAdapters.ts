import { type ImageCdn, type ProviderOperations, transformUrl } from 'unpic'
import { type Adapter, type Address, widthsUpTo, within } from './adapter.ts'

/** A host that makes any width, whose addresses unpic can write. Its id is unpic's name for it. */
type Cdn = {
  id: ImageCdn
  /** unpic's own detection takes `notwp.com` for `wp.com`. */
  matches: Adapter['matches']
  /** Keeps the whole picture: unpic's usual fit cuts. */
  operations?: object
  /** Query entries that must not stay: those that cut the picture to a box. */
  drop?: string[]
  /** A width nobody asks for, to find its place in the address. px */
  sentinel?: number
  /** The widths the host makes, where it does not make any. px */
  widths?: (width: number) => number[]
}

/** px; the only widths that are made unless the site's owner set others. Next.js' `deviceSizes`. */
const DEVICE_SIZES = [640, 1080, 1920, 3840]
const deviceSizes = (width: number) => DEVICE_SIZES.filter((w) => w <= width)

/** px; more is refused. https://www.contentful.com/developers/docs/references/images-api/ */
const CONTENTFUL_MOST = 4000

/** Hosts that speak imgix's language. */
const IMGIX = [
  'imgix.net',
  'images.unsplash.com',
  'images.prismic.io',
  'www.datocms-assets.com',
  'cdn.sanity.io',
]

/** A signed address cannot be rewritten: it belongs to no host here, and stays as it is. */
const CDNS: Cdn[] = [
  {
    id: 'cloudinary',
    matches: ({ hostname, pathname }) =>
      within(hostname, 'res.cloudinary.com') &&
      /\/image\/(upload|fetch)\//.test(pathname) &&
      !pathname.includes('/s--'),
    operations: { c: 'limit' },
  },
  {
    id: 'imgix',
    matches: ({ hostname, search }) =>
      IMGIX.some((domain) => within(hostname, domain)) && !/[?&]s=/.test(search),
    operations: { fit: 'max' },
    drop: ['h', 'crop', 'rect'],
  },
  {
    id: 'imagekit',
    // An address with a height of its own is cut to it.
    matches: ({ hostname, pathname, search }) =>
      hostname === 'ik.imagekit.io' &&
      !/[?&]ik-s=/.test(search) &&
      !/[:,=]h-/.test(pathname + search),
    operations: { c: 'at_max' },
  },
  {
    id: 'bunny',
    matches: ({ hostname }) => within(hostname, 'b-cdn.net'),
    drop: ['height', 'crop', 'aspect_ratio'],
  },
  {
    id: 'shopify',
    matches: ({ hostname, pathname }) =>
      hostname === 'cdn.shopify.com' || pathname.startsWith('/cdn/shop/files/'),
    drop: ['height', 'crop'],
  },
  {
    // WordPress.com's files and its Photon cache.
    id: 'wordpress',
    matches: ({ hostname }) =>
      /^i\d\.wp\.com$/.test(hostname) || within(hostname, 'files.wordpress.com'),
    drop: ['crop', 'h', 'resize', 'fit'],
  },
  {
    id: 'supabase',
    matches: ({ hostname, pathname }) =>
      within(hostname, 'supabase.co') &&
      /^\/storage\/v1\/(object|render\/image)\/public\//.test(pathname),
    operations: { resize: 'contain' },
    drop: ['height'],
  },
  {
    id: 'contentful',
    matches: ({ hostname }) => hostname === 'images.ctfassets.net',
    operations: { fit: 'scale' },
    sentinel: 3917,
    drop: ['h'],
    widths: (width) => widthsUpTo(Math.min(width, CONTENTFUL_MOST)),
  },
  {
    id: 'storyblok',
    matches: ({ hostname }) => /^a(-[a-z]{2})?\.storyblok\.com$/.test(hostname),
  },
  {
    id: 'cloudflare',
    // Resizing by path only: what unpic writes for stored Cloudflare Images does not work.
    matches: ({ pathname }) =>
      pathname.startsWith('/cdn-cgi/image/') && !/[/,](height|h)=/.test(pathname),
    operations: { fit: 'scale-down' },
  },
  {
    id: 'vercel',
    matches: ({ pathname }) => pathname === '/_vercel/image',
    widths: deviceSizes,
  },
  {
    id: 'nextjs',
    matches: ({ pathname }) => pathname === '/_next/image',
    widths: deviceSizes,
  },
  {
    id: 'netlify',
    matches: ({ pathname }) => pathname === '/.netlify/images',
    operations: { fit: 'contain' },
    drop: ['h', 'position'],
  },
]

export const cdnAdapters: Adapter[] = CDNS.map((cdn) => ({
  id: cdn.id,
  matches: cdn.matches,
  offer(at, { width }) {
    const template = templateOf(at, cdn)
    const widths = (cdn.widths ?? widthsUpTo)(width)
    return template && widths.length ? { template, widths } : undefined
  },
}))

/** The address with `{W}` in place of the width; `undefined` where unpic cannot write it. */
function templateOf(
  { href }: Address,
  { id, operations = {}, sentinel = 7_654_321, drop = [] }: Cdn,
) {
  let written: string | undefined
  try {
    // unpic types the operations per provider; which provider it is only the table knows.
    const named = { [id]: operations } as Partial<ProviderOperations>
    written = transformUrl({ url: href, provider: id, width: sentinel }, named)
  } catch {
    return undefined
  }
  for (const key of drop) written = written?.replace(new RegExp(`([?&])${key}=[^&]*(&|$)`), '$1')
  const parts = written?.replace(/[?&]$/, '').split(String(sentinel)) ?? []
  return parts.length === 2 ? parts.join('{W}') : undefined
}
