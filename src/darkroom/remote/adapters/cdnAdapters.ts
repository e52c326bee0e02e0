import { type ImageCdn, type ProviderOperations, transformUrl } from 'unpic'
import { type Adapter, type Address, widthsUpTo, within } from './adapter.ts'

/** A host that makes any width, with addresses that unpic can write. The id is unpic's. */
type Cdn = {
  id: ImageCdn
  /** With their subdomains. They replace unpic's detection, which accepts `notwp.com` for `wp.com`. */
  domains?: (string | RegExp)[]
  path?: RegExp
  /** Excludes addresses by path and query: signed ones, which cannot be rewritten, and crops. */
  not?: RegExp
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

/** An address belongs to the first row whose `domains` and `path` match. */
const CDNS: Cdn[] = [
  {
    id: 'cloudinary',
    domains: ['res.cloudinary.com'],
    path: /\/image\/(upload|fetch)\//,
    not: /\/s--/,
    operations: { c: 'limit' },
  },
  {
    id: 'imgix',
    domains: [
      'imgix.net',
      'images.unsplash.com',
      'images.prismic.io',
      'www.datocms-assets.com',
      'cdn.sanity.io',
    ],
    not: /[?&]s=/,
    operations: { fit: 'max' },
    drop: ['h', 'crop', 'rect'],
  },
  {
    id: 'imagekit',
    domains: ['ik.imagekit.io'],
    // A height in the address would crop the picture.
    not: /[?&]ik-s=|[:,=]h-/,
    operations: { c: 'at_max' },
  },
  { id: 'bunny', domains: ['b-cdn.net'], drop: ['height', 'crop', 'aspect_ratio'] },
  { id: 'shopify', domains: ['cdn.shopify.com'], drop: ['height', 'crop'] },
  {
    // Includes WordPress's Photon cache.
    id: 'wordpress',
    domains: [/^i\d\.wp\.com$/, 'files.wordpress.com'],
    drop: ['crop', 'h', 'resize', 'fit'],
  },
  {
    id: 'supabase',
    domains: ['supabase.co'],
    path: /^\/storage\/v1\/(object|render\/image)\/public\//,
    operations: { resize: 'contain' },
    drop: ['height'],
  },
  {
    id: 'contentful',
    domains: ['images.ctfassets.net'],
    operations: { fit: 'scale' },
    sentinel: 3917,
    drop: ['h'],
    widths: (width) => widthsUpTo(Math.min(width, CONTENTFUL_MOST)),
  },
  { id: 'storyblok', domains: [/^a(-[a-z]{2})?\.storyblok\.com$/] },
  { id: 'shopify', path: /^\/cdn\/shop\/files\//, drop: ['height', 'crop'] },
  {
    id: 'cloudflare',
    // Supports resizing by path only: unpic's addresses for stored Cloudflare Images do not work.
    path: /^\/cdn-cgi\/image\//,
    not: /[/,](height|h)=/,
    operations: { fit: 'scale-down' },
  },
  { id: 'vercel', path: /^\/_vercel\/image$/, widths: deviceSizes },
  { id: 'nextjs', path: /^\/_next\/image$/, widths: deviceSizes },
  {
    id: 'netlify',
    path: /^\/\.netlify\/images$/,
    operations: { fit: 'contain' },
    drop: ['h', 'position'],
  },
]

const belongsTo = ({ hostname, pathname, search }: Address, { domains, path, not }: Cdn) =>
  (!domains || domains.some((one) => isOf(hostname, one))) &&
  (!path || path.test(pathname)) &&
  !not?.test(pathname + search)

const isOf = (hostname: string, domain: string | RegExp) =>
  typeof domain === 'string' ? within(hostname, domain) : domain.test(hostname)

export const cdnAdapters: Adapter[] = CDNS.map((cdn) => ({
  id: cdn.id,
  matches: (at) => belongsTo(at, cdn),
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
