import { describe, expect, test } from 'vitest'
import { type Candidate, type Offer } from '../../../../src/images/host'
import { canonicalOf, HOSTS, hostOf } from '../../../../src/darkroom/remote/adapters/hostOf'
import { candidates } from '../../../../src/images/sources'

const FLICKR = 'https://live.staticflickr.com/65535/51234567890_0a1b2c3d4e'
const GOOGLE = 'https://lh3.googleusercontent.com/pw/AbC'
const IMGUR = 'https://i.imgur.com'
const IPX = 'https://img.example.com'
const SMUGMUG = 'https://photos.smugmug.com/Alps/i-AbC123x/0/1a2b3c4d'

/** An address for each host, and what the host offers for it; `{W}` marks the width. */
const EXAMPLES: [id: string, src: string, offered: string | string[]][] = [
  [
    'cloudinary',
    'https://res.cloudinary.com/demo/image/upload/v1312461204/sample.jpg',
    'https://res.cloudinary.com/demo/image/upload/c_limit,w_{W},f_auto/v1312461204/sample.jpg',
  ],
  [
    'imgix',
    'https://assets.imgix.net/alps/lake.jpg?h=300&crop=faces',
    'https://assets.imgix.net/alps/lake.jpg?fit=max&w={W}&auto=format',
  ],
  [
    'imgix',
    'https://images.unsplash.com/photo-1617718295766?ixid=x',
    'https://images.unsplash.com/photo-1617718295766?ixid=x&fit=max&w={W}&auto=format',
  ],
  [
    'imagekit',
    'https://ik.imagekit.io/demo/lake.jpg',
    'https://ik.imagekit.io/demo/lake.jpg?tr=c-at_max%2Cw-{W}%2Cfo-auto',
  ],
  ['bunny', 'https://zone.b-cdn.net/lake.jpg', 'https://zone.b-cdn.net/lake.jpg?width={W}'],
  [
    'cloudflare',
    'https://img.example.com/cdn-cgi/image/width=80/photos/lake.jpg',
    'https://img.example.com/cdn-cgi/image/width={W},fit=scale-down,f=auto/photos/lake.jpg',
  ],
  [
    'vercel',
    'https://www.example.com/_vercel/image?url=%2Flake.jpg&w=640&q=75',
    'https://www.example.com/_vercel/image?w={W}&q=75&url=%2Flake.jpg',
  ],
  [
    'nextjs',
    'https://www.example.com/_next/image?url=%2Flake.jpg&w=640&q=75',
    'https://www.example.com/_next/image?w={W}&q=75&url=%2Flake.jpg',
  ],
  [
    'netlify',
    'https://www.example.com/.netlify/images?url=/lake.jpg&w=100',
    'https://www.example.com/.netlify/images?fit=contain&w={W}&url=%2Flake.jpg',
  ],
  [
    'shopify',
    'https://cdn.shopify.com/s/files/1/2345/files/lake_200x200.jpg?v=12',
    'https://cdn.shopify.com/s/files/1/2345/files/lake.jpg?v=12&width={W}',
  ],
  [
    'wordpress',
    'https://i0.wp.com/example.com/lake.jpg?ssl=1&h=200',
    'https://i0.wp.com/example.com/lake.jpg?ssl=1&w={W}',
  ],
  [
    'wordpress',
    'https://me.files.wordpress.com/2019/01/lake.jpg',
    'https://me.files.wordpress.com/2019/01/lake.jpg?w={W}',
  ],
  [
    'supabase',
    'https://abc.supabase.co/storage/v1/object/public/photos/lake.jpg',
    'https://abc.supabase.co/storage/v1/render/image/public/photos/lake.jpg?width={W}&resize=contain',
  ],
  [
    'contentful',
    'https://images.ctfassets.net/aaa/xxx/yyy/lake.jpg',
    'https://images.ctfassets.net/aaa/xxx/yyy/lake.jpg?fit=scale&w={W}',
  ],
  [
    'storyblok',
    'https://a.storyblok.com/f/39898/3000x2000/d962430746/lake.jpg',
    'https://a.storyblok.com/f/39898/3000x2000/d962430746/lake.jpg/m/{W}x0',
  ],
  [
    'ipx',
    'https://www.example.com/_ipx/s_200x300,q_60/photos/lake.jpg',
    'https://www.example.com/_ipx/w_{W},f_auto,q_60/photos/lake.jpg',
  ],
  [
    'ipx',
    'https://www.example.com/_ipx/f_webp,s_200x300/photos/lake.jpg',
    'https://www.example.com/_ipx/w_{W},f_webp/photos/lake.jpg',
  ],
  [
    'ipx',
    'https://img.example.com/_/photos/lake.jpg',
    'https://img.example.com/w_{W},f_auto/photos/lake.jpg',
  ],
  [
    'google-photos',
    'https://lh3.googleusercontent.com/pw/AbC-dEf=w1200-h800-no',
    'https://lh3.googleusercontent.com/pw/AbC-dEf=w{W}',
  ],
  [
    'imgur',
    'https://i.imgur.com/AbCdEfG.jpg',
    [
      'https://i.imgur.com/AbCdEfGm.jpg 320',
      'https://i.imgur.com/AbCdEfGl.jpg 640',
      'https://i.imgur.com/AbCdEfGh.jpg 1024',
      'https://i.imgur.com/AbCdEfG.jpg 3000',
    ],
  ],
  [
    'flickr',
    `${FLICKR}_b.jpg`,
    ['_n.jpg 320', '_w.jpg 400', '.jpg 500', '_z.jpg 640', '_c.jpg 800', '_b.jpg 1024'].map(
      (end) => FLICKR + end,
    ),
  ],
  [
    'smugmug',
    `${SMUGMUG}/X3/lake-X3.jpg`,
    ['S 400', 'M 600', 'L 800', 'XL 1024', 'X2 1280', 'X3 1600'].map((said) => {
      const [size, width] = said.split(' ')
      return `${SMUGMUG}/${size}/lake-${size}.jpg ${width}`
    }),
  ],
]
/** px; the original size behind an example. Hosts with a size in the name have no larger file. */
const sizeOf = (id: string) => {
  const width = { flickr: 1024, smugmug: 1600 }[id] ?? 3000
  return { width, height: (width * 3) / 4 }
}
const offerOf = (src: string, size = { width: 3000, height: 2250 }) => {
  const at = new URL(src)
  return hostOf(at)?.offer?.(at, size)
}
const largerOf = (src: string) => {
  const at = new URL(src)
  return hostOf(at)?.larger?.(at)
}
const canonical = (src: string) => canonicalOf(new URL(src))
const listed = (src: string, offer: Offer | undefined, width: number): Candidate[] =>
  candidates({ ...offer, src, width })

describe.each(EXAMPLES)('the host %s of %s', (id, src, offered) => {
  const size = sizeOf(id)
  test('offers the whole picture at smaller widths', () => {
    const offer = offerOf(src, size)
    const all = offer?.candidates?.map((c) => `${c.src} ${c.width}`)
    expect(offer?.template ?? all).toEqual(offered)
  })
  test('offers ascending widths, never beyond the original, at any size', () => {
    for (const width of [1, 319, 480, 481, 1023, 2560, 6000]) {
      const all = listed(src, offerOf(src, { width, height: width * 2 }), width)
      const widths = all.map((c) => c.width)
      expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
      expect(Math.max(0, ...widths)).toBeLessThanOrEqual(width)
    }
  })
})

test('every host has an example', () => {
  expect(new Set(EXAMPLES.map(([id]) => id))).toEqual(new Set(HOSTS.map(({ id }) => id)))
})

test.each([
  'https://example.com/lake.jpg',
  'https://notwp.com/lake.jpg',
  'https://notcloudinary.com/x/image/upload/lake.jpg',
  'https://imgur.com/AbCdEfG',
  'https://imagedelivery.net/account/lake/public',
  'https://example.com/_image/lake.jpg',
  'https://example.com/is/image/lake',
  'https://example.com/w_alps/lake/photo.jpg?x={W}',
  'https://example.com/_underscored/lake.jpg',
  'https://example.com/s3_bucket/lake.jpg',
])('%s belongs to no known host', (src) => {
  expect(hostOf(new URL(src))).toBeUndefined()
})

test.each([
  'https://res.cloudinary.com/demo/image/upload/s--Ai4Znfl3--/c_fill,w_200/sample.jpg',
  'https://assets.imgix.net/lake.jpg?w=200&s=0123456789abcdef',
  'https://ik.imagekit.io/demo/lake.jpg?ik-s=0123',
  // Each larger size of Flickr has its own secret.
  'https://live.staticflickr.com/65535/51234567890_99aabbccdd_k.jpg',
  'https://live.staticflickr.com/65535/51234567890_99aabbccdd_3k.jpg',
  'https://live.staticflickr.com/65535/51234567890_99aabbccdd_o.jpg',
  'https://i.imgur.com/AbCdEfGl.jpg',
  // unpic knows no underscore in the name of an account, and no lone `%`.
  'https://res.cloudinary.com/my_account/image/upload/sample.jpg',
  'https://img.example.com/cdn-cgi/image/width=50%/photos/lake.jpg',
])('%s, which cannot be rewritten, offers no widths', (src) => {
  expect(offerOf(src)).toBeUndefined()
})

test.each([
  [`${IMGUR}/AbCdEfGl.jpg`, `${IMGUR}/AbCdEfG.jpg`],
  [`${IMGUR}/AbCdEs.jpg`, `${IMGUR}/AbCdE.jpg`],
  [`${FLICKR}_m.jpg`, `${FLICKR}_b.jpg`],
  [`${SMUGMUG}/Th/lake-Th.jpg`, `${SMUGMUG}/X3/lake-X3.jpg`],
  [`${IPX}/w_320/lake.jpg`, `${IPX}/_/lake.jpg`],
  [GOOGLE, `${GOOGLE}=s0`],
  [`${IMGUR}/AbCdEfG.jpg`, undefined],
  // Seven characters are a complete id, whatever the last one is.
  [`${IMGUR}/AbCdEfl.jpg`, undefined],
  [`${FLICKR}_b.jpg`, undefined],
  [`${FLICKR}_k.jpg`, undefined],
  [`${SMUGMUG}/X3/lake-X3.jpg`, undefined],
  [`${IPX}/_/lake.jpg`, undefined],
  [`${GOOGLE}=s0`, undefined],
])('from %s, the address of the whole picture is %s', (small, whole) => {
  expect(largerOf(small)).toBe(whole)
})

test.each([
  [`${IMGUR}/AbCdEfG.jpg`, `${IMGUR}/AbCdEfGl.png`],
  [`${FLICKR}_b.jpg`, 'https://farm1.staticflickr.com/1/51234567890_99ff_k.jpg'],
  [`${IPX}/w_320/lake.jpg`, `${IPX}/_/lake.jpg`],
  [`${GOOGLE}=w20`, `${GOOGLE}=s0`],
  [`${SMUGMUG}/Th/lake-Th.jpg`, `${SMUGMUG.replace('1a2b', '9f9f')}/X3/lake-X3.jpg`],
])('%s and %s, of one photo, have one canonical address', (a, b) => {
  expect(canonical(a)).toBe(canonical(b))
})
test('two photos have two canonical addresses', () => {
  expect(canonical(`${IMGUR}/AbCdEfG.jpg`)).not.toBe(canonical(`${IMGUR}/AbCdEfH.jpg`))
})

test.each([
  'https://i.imgur.com/strange/lake.jpg',
  'https://live.staticflickr.com/strange/lake.jpg',
  'https://photos.smugmug.com/strange/lake.jpg',
  'https://example.com/lake.jpg',
])('%s is its own canonical address and has no other sizes', (src) => {
  expect([canonical(src), offerOf(src), largerOf(src)]).toEqual([src, undefined, undefined])
})
