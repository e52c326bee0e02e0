import { type ImageCdn, type ProviderOperations, transformUrl } from 'unpic'
import { type Adapter, type Address, widthsUpTo, within } from './adapter.ts'

/** A host that makes any width, with addresses that unpic can write. The id is unpic's. */
type Cdn = {
  id: ImageCdn
  /** Replaces unpic's detection, which accepts `notwp.com` for `wp.com`. */
  matches: Adapter['matches']
  /** Keeps the picture whole. unpic's default fit crops it. */
  operations?: object
  /** Query parameters that would crop the picture. */
  drop?: string[]
  /** px; an unusual width, used to find the place of the width in the address */
  sentinel?: number
  /** px; the widths that the host makes, if it does not make any width */
  widths?: (width: number) => number[]
}

/** px; Next.js' default `deviceSizes`. Other widths are refused. */
const DEVICE_SIZES = [640, 1080, 1920, 3840]
const deviceSizes = (width: number) => DEVICE_SIZES.filter((w) => w <= width)

const CONTENTFUL_MOST = 4000 // px; contentful.com/developers/docs/references/images-api

const IMGIX = [
  'imgix.net',
  'images.unsplash.com',
  'images.prismic.io',
  'www.datocms-assets.com',
  'cdn.sanity.io',
]

/** Signed addresses do not match, because they cannot be rewritten. */
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
    // A height in the address would crop the picture.
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
    // Includes WordPress's Photon cache.
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
    // Supports resizing by path only: unpic's addresses for stored Cloudflare Images do not work.
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

/** The address with `{W}` in place of the width; `undefined` if unpic cannot write it. */
function templateOf(
  { href }: Address,
  { id, operations = {}, sentinel = 7_654_321, drop = [] }: Cdn,
) {
  let written: string
  try {
    const named = { [id]: operations } as Partial<ProviderOperations>
    // Undefined only for a provider that unpic does not know.
    written = transformUrl({ url: href, provider: id, width: sentinel }, named)!
  } catch {
    return undefined
  }
  for (const key of drop) written = written.replace(new RegExp(`([?&])${key}=[^&]*(&|$)`), '$1')
  const parts = written.replace(/[?&]$/, '').split(String(sentinel))
  return parts.length === 2 ? parts.join('{W}') : undefined
}
