import { describe, expect, test } from 'vitest'
import type { AlbumSource, Content } from '../../src/content/source/content'
import { CONTENT, HIDDEN, OUTSIDE, scanOf, SHARED } from './site'
import { rightsPacket } from '../../src/darkroom/formats/rightsPacket'
import { photograph, picture } from '../darkroom/photos'

const scan = scanOf()
/** The codes of the findings in a file. */
const found = (path: string, text: string | Buffer, { read } = scan) =>
  read(path, Buffer.from(text)).map(({ code }) => code)

type Changed = Pick<Content, 'site'> & Record<'lakes' | 'family' | 'proofs', AlbumSource>
/** A scan of the site with one thing changed in its content. */
function scanWith(change: (content: Changed) => void) {
  const content = structuredClone(CONTENT)
  const [lakes, family, proofs] = content.albums
  change({ site: content.site, lakes: lakes!, family: family!, proofs: proofs! })
  return scanOf(content)
}

const head = (tags: string) => `<!doctype html><html><head>${tags}</head><body></body></html>`
const NOINDEX = '<meta name="robots" content="noindex, noimageindex"/>'

const HOME = 'index.html'
const LAKES = 'photography/hills/lakes.html'
const FAMILY = 'photography/hills/kin2019.html'
const PROOFS = 'photography/hills/proofs-k7Qz93mV.html'
const PROOFS_DATA = 'assets/album-cccccccccc.json'

describe('an unlisted album', () => {
  test.each([
    ['its name', 'tells-name', 'Harbour Wedding'],
    ['its address', 'tells-address', '/photography/hills/proofs-k7Qz93mV'],
    ['its address in other letters', 'tells-address', '/photography/PROOFS-K7QZ93MV'],
    ['its name as an address', 'tells-address', 'harbour-wedding'],
    ['the name of its data', 'tells-picture', `/${PROOFS_DATA}`],
    ['a caption', 'tells-caption', 'First dance on the “old” pier'],
    ['a picture', 'tells-picture', '/photos/2c2c2c2c2c2c-400.avif'],
    ['a picture on another host', 'tells-picture', OUTSIDE],
    ['a placeholder', 'tells-picture', CONTENT.albums[2]!.photos[0]!.placeholder!],
  ])('is found by %s in every kind of file', (_, code, text) => {
    const json = JSON.stringify(text)
    for (const [path, written] of [
      [HOME, `<p>${text}</p>`],
      [
        HOME,
        head(`<script type="application/ld+json" data-prerendered="">{"name":${json}}</script>`),
      ],
      [LAKES, `<p>${text}</p>`],
      [FAMILY, `${NOINDEX}<p>${text}</p>`],
      ['404.html', `<p>${text}</p>`],
      ['assets/app-1.js', `const a=[${json}]`],
      ['assets/app-1.js.map', JSON.stringify({ sourcesContent: [`x = ${json}`] })],
      ['assets/style-1.css', `a::after{content:${json}}`],
      ['assets/album-aaaaaaaaaa.json', `{"photos":[{"alt":${json}}]}`],
      ['data/albums.json', `[${json}]`],
      ['sitemap.xml', `<loc>${text}</loc>`],
      ['feed.xml', `<title>${text}</title>`],
      ['feed.json', `{"items":[{"title":${json}}]}`],
      ['sitemap-2.xml', `<image:loc>${text}</image:loc>`],
      ['manifest.webmanifest', `{"name":${json}}`],
      ['robots.txt', `Disallow: ${text}\n`],
      ['_redirects', `${text} / 200\n`],
      ['sw.js', `cache(${json})`],
      ['map.svg', `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`],
      ['unknown.bin', `\u0000\u0001"${text}"\u0000`],
    ] as const)
      expect(found(path, written), path).toContain(code)
  })

  test('is found despite escapes and tags', () => {
    const written = [
      'First dance on the &#8220;old&#x201d; pier',
      String.raw`First dance on the \u201cold\u201d pier`,
      encodeURIComponent('First dance on the “old” pier'),
      `data:text/plain;base64,${Buffer.from('First dance on the “old” pier').toString('base64')}`,
      'First <span>dance</span> on the<!-- --> “old” pier',
      'First da\u00adnce on the “old” pier',
      'First da&shy;nce on the “old” pier',
      String.raw`First da\u00adnce on the “old” pier`,
    ]
    for (const text of written)
      expect(found(HOME, `<p>${text}</p>`), text).toEqual(['tells-caption'])
  })

  test('is found in file names', () => {
    expect(found('cards/proofs-k7Qz93mV.jpg', '')).toContain('tells-address')
    expect(found('photos/harbour-wedding-1.avif', '')).toContain('tells-address')
    expect(found('photos/Harbour%20Wedding.avif', '')).toContain('tells-name')
    expect(found('photos/2c2c2c2c2c2c-400.avif', '')).toEqual([])
  })

  test('may be in its own pages, data and pictures, but not in tags for machines', () => {
    const text =
      '<p>Harbour Wedding, First dance on the “old” pier</p>/photos/2c2c2c2c2c2c-400.avif'
    const own =
      '<link rel="canonical" href="https://ada.example/photography/hills/proofs-k7Qz93mV"/>'
    const page = head(`<title>Harbour Wedding</title>${own}${NOINDEX}`) + text
    expect(found(PROOFS, page)).toEqual([])
    expect(found('photography/hills/proofs-k7Qz93mV/kiss.html', page)).toEqual([])
    expect(found(PROOFS_DATA, JSON.stringify([text]))).toEqual([])
    const card = '<meta property="og:title" content="Harbour Wedding"/>'
    expect(found(PROOFS, head(NOINDEX + card))).toEqual(['tells-name'])
    expect(found(PROOFS, head(own))).toEqual(['indexed-page'])
  })
})

describe('a listed album', () => {
  test('may be on pages for people', () => {
    const text = '<p>Emma &amp; Noah</p><a href="/photography/hills/kin2019">Emma asleep</a>'
    for (const path of [HOME, 'photography/hills.html', 'data/albums.json', 'assets/app-1.js'])
      expect(found(path, text), path).toEqual([])
  })
  test.each([
    ['tells-name', 'Emma & Noah'],
    ['tells-address', '/photography/hills/kin2019'],
    ['tells-caption', 'Emma asleep'],
    ['tells-picture', '/photos/1b1b1b1b1b1b-400.avif'],
    ['tells-keyword', 'Emma Larsen'],
  ])('is a finding in files for machines and in a public album: %s', (code, text) => {
    for (const path of [
      'sitemap.xml',
      'feed.xml',
      'feed.json',
      'search-1.json',
      'sitemap-2.xml',
      'manifest.webmanifest',
    ])
      expect(found(path, JSON.stringify([text])), path).toEqual([code])
    const structured = `<script type="application/ld+json" data-prerendered>${JSON.stringify([text])}</script>`
    expect(found(HOME, structured)).toEqual([code])
    expect(found(HOME, head(`<meta property="og:description" content='${text}'/>`))).toEqual([code])
    expect(found(HOME, head(`<title>x "${text}"</title>`))).toEqual([code])
    expect(found(LAKES, `<p>"${text}"</p>`)).toEqual([code])
    expect(found('assets/album-aaaaaaaaaa.json', JSON.stringify([text]))).toEqual([code])
  })
})

describe('a photo of a family album and a public one', () => {
  test('is public, while the family album’s name and address are not', () => {
    const open = `<p>A ferry</p><img src="/photos/${SHARED.id}-400.avif"/>`
    for (const path of [HOME, LAKES, 'sitemap.xml', 'feed.xml'])
      expect(found(path, open)).toEqual([])
    for (const told of ['"kin2019"', '>Emma &amp; Noah<', '"proofs-k7Qz93mV"'])
      expect(found(`photography/hills/lakes/${SHARED.id}.html`, open + told)).toHaveLength(1)
  })
  test('is found if its file name contains the family album’s address', () => {
    const named = { ...SHARED, id: 'ferry-1', src: '/photos/kin2019/ferry-800.avif' }
    const both = scanWith(({ lakes, family }) => {
      lakes.photos = [named]
      family.photos = [named]
    })
    expect(found('photos/kin2019/ferry-800.avif', '', both)).toEqual(['tells-address'])
    expect(found(LAKES, `<img src="${named.src}"/>`, both)).toEqual(['tells-address'])
    const own = scanWith(({ lakes, family }) => {
      lakes.photos = []
      family.photos = [named]
    })
    expect(found('photos/kin2019/ferry-800.avif', '', own)).toEqual([])
  })
})

test('a file whose name ends in a number is not another picture at another width', () => {
  const numbered = scanWith(({ lakes, proofs }) => {
    lakes.photos.push({ id: 'walk', src: '/pictures/IMG-5678.jpg', alt: '' })
    proofs.photos.push({ id: 'swim', src: '/pictures/IMG-1234.jpg', alt: '' })
  })
  expect(found('feed.xml', '/pictures/IMG-5678.jpg', numbered)).toEqual([])
  expect(found('feed.xml', '/pictures/IMG-1234.jpg', numbered)).toEqual(['tells-picture'])
})

test('robots.txt may name each file of a picture that it disallows', () => {
  const template = '/old/my%20kin-{W}.jpg'
  const cover = { id: 'kin1', src: '/old/my%20kin-800.jpg', alt: '', width: 800, template }
  const covered = scanWith(({ family }) => {
    family.photos.push(cover)
    family.cover = cover
  })
  const robots = 'Disallow: /old/my%20kin-480.jpg\nDisallow: /old/my%20kin-800.jpg\n'
  expect(found('robots.txt', robots, covered)).toEqual([])
})

test('a hidden photo is found everywhere, even in its own album', () => {
  for (const path of [
    HOME,
    LAKES,
    'assets/album-aaaaaaaaaa.json',
    'feed.xml',
    'feed.json',
    'sitemap.xml',
  ])
    for (const text of [HIDDEN.id, HIDDEN.alt, HIDDEN.src])
      expect(found(path, `"${text}"`), `${path} ${text}`).toHaveLength(1)
  expect(found(`photos/${HIDDEN.id}-400.avif`, '')).toEqual(['tells-picture'])
})

describe('coordinates and serial numbers', () => {
  test.each([
    ['data/x.json', '{"alt":"At 60.39130, 5.32210"}', 'tells-place'],
    ['data/x.json', '{"lat":60.3913,"lng":5.3221}', 'tells-place'],
    ['data/x.json', '{"GPSLatitude":60}', 'tells-place'],
    [HOME, '<p>60° 23′ N</p>', 'tells-place'],
    [HOME, '<img alt="60.39130, 5.32210"/>', 'tells-place'],
    [HOME, '<a href="geo:60.3,5.3">here</a>', 'tells-place'],
    ['assets/app-1.js', 'x("taken at 60.39130, 5.32210")', 'tells-place'],
    ['feed.xml', '<point>60.39130, 5.32210</point>', 'tells-place'],
    ['feed.xml', '<point>60 23 29 N 5 19 20 E</point>', 'tells-place'],
    ['feed.xml', '<point>N 60 23 29 E 5 19 20</point>', 'tells-place'],
    ['data/x.json', '{"BodySerialNumber":"3051234"}', 'tells-serial'],
    [HOME, '<p>Serial no. : 3051234</p>', 'tells-serial'],
    ['assets/app-1.js', 'x={lensSerialNumber:"0000a1b2"}', 'tells-serial'],
  ])('are found in %s: %s', (path, text, code) => {
    expect(found(path, text)).toEqual([code])
  })
  test('are not looked for in drawings or in the owner’s words', () => {
    const path = '<svg><path d="M60.39130,5.32210 -12.55-123.44"/></svg>'
    expect(found(HOME, `${path}<p>${CONTENT.site.description}</p>`)).toEqual([])
    expect(found('assets/a.js', 'p("M60.39130,5.32210c1.155-2"),q={serial:!0}')).toEqual([])
  })
  test('are found in the metadata of pictures, including inline pictures', async () => {
    const bytes = await photograph(60, 40, { serial: '3051234', gps: true })
    const codes = found('photos/0a0a0a0a0a0a-400.jpg', bytes)
    expect(codes).toEqual(expect.arrayContaining(['published-exif', 'published-gps']))
    const inline = `<img src="data:image/jpeg;base64,${bytes.toString('base64')}"/>`
    expect(found(HOME, inline)).toContain('published-gps')
    const clean = await photograph(60, 40)
    expect(found('photos/0a0a0a0a0a0a-400.jpg', clean)).not.toContain('published-gps')
  })
  test('the rights of a picture are scanned for names of family albums too', async () => {
    const write = (credit: string) =>
      picture(60, 40)
        .withXmp(rightsPacket({ credit, license: 'CC BY 4.0' }))
        .avif()
        .toBuffer()
    const path = 'photos/0a0a0a0a0a0a-400.avif'
    expect(found(path, await write(CONTENT.site.name))).toEqual([])
    expect(found(path, await write('Emma & Noah'))).toEqual(['tells-name'])
    expect(found(path, await write('Harbour Wedding'))).toEqual(['tells-name'])
  })
})

test('a finding has file, place, message and remedy', () => {
  const [finding] = scan.read(HOME, Buffer.from('<p>\n  Harbour Wedding</p>'))
  expect(finding).toMatchObject({
    file: HOME,
    path: 'line 2, column 3',
    message:
      'contains the name of catalog.json › albums[2], which is unlisted: only its own pages may show it',
    remedy: expect.stringContaining('build again') as string,
  })
})

test('a text that is public elsewhere is no secret', () => {
  const named = scanWith(({ proofs }) => (proofs.name = 'A lake'))
  expect(named.untold).toContainEqual(expect.objectContaining({ text: 'A lake' }))
  expect(found(HOME, '<p>A lake</p>', named)).toEqual([])
})

test('a text that site.json only keeps is not public', () => {
  const scanOfBio = (...bio: string[]) =>
    scanWith(({ site, proofs }) => {
      proofs.name = 'Robin Miller'
      Object.assign(site, {
        bio,
        people: { older: 'Robin Miller' },
        keywords: { public: ['Robin Miller'] },
        originals: '../Robin Miller',
        publish: 'echo Robin Miller',
      })
    })
  const title = '<title>Robin Miller</title>'
  expect(found('feed.xml', title, scanOfBio())).toEqual(['tells-name'])
  expect(found('feed.xml', title, scanOfBio('Robin Miller is my aunt.'))).toEqual([])
})

test.each(['listed', 'unlisted'] as const)(
  'a name counts as a name if it is also a keyword of a photo (%s)',
  (level) => {
    const { secrets } = scanWith(({ family }) => {
      family.level = level
      family.photos[0]!.keywords = ['Harbour Wedding']
    })
    expect(secrets.filter(({ text }) => text === 'Harbour Wedding')).toEqual([
      expect.objectContaining({ kind: 'name', level, from: 'catalog.json › albums[2]' }),
    ])
  },
)

test('a year is looked for as an address, but not as a name', () => {
  const year = { key: '2024', name: '2024', title: '2024' }
  const named = scanWith(({ proofs }) => Object.assign(proofs, year))
  expect(named.untold).toContainEqual(expect.objectContaining({ text: '2024', kind: 'name' }))
  expect(found(HOME, '<p>© 2024</p>', named)).toEqual([])
  expect(found(HOME, '<a href="/photography/2024">', named)).toEqual(['tells-address'])
})

test('words of the content do not match identifiers of code', () => {
  const named = scanWith(({ proofs }) => Object.assign(proofs, { key: 'family', name: 'Window' }))
  expect(found('assets/a.css', 'a{font-family:x}', named)).toEqual([])
  expect(found('assets/a.js', 'Window.family=1', named)).toEqual([])
  expect(found('assets/a.js', 'x={name:"Window"}', named)).toEqual(['tells-name'])
  expect(found('assets/a.js', 'x="/photography/family"', named)).toEqual(['tells-address'])
})

describe('a scan of the search files', () => {
  const FILES = [
    'data/search.json',
    'data/years/2019.json',
    'data/keywords/sea.json',
    'assets/search/0123456789/words-0.json',
    'assets/search/0123456789/photos-3.json',
    'photography/search.html',
    'photography/years/2019.html',
    'photography/keywords/sea/index.html',
  ]
  test.each(FILES)('finds a family album in %s', (path) => {
    const written = (text: string) => (path.endsWith('.json') ? JSON.stringify([text]) : text)
    expect(found(path, written('A lake'))).toEqual([])
    expect(found(path, written('Emma asleep'))).toEqual(['tells-caption'])
    expect(found(path, written('Emma & Noah'))).toEqual(['tells-name'])
    expect(found(path, written('First dance on the “old” pier'))).toEqual(['tells-caption'])
    expect(found(path, written('Better not seen'))).toEqual(['tells-caption'])
  })

  test('allows a word of public captions that is also the address of a family album', () => {
    const named = scanWith(({ family }) => (family.key = 'lake'))
    expect(found('data/search.json', '["lake"]', named)).toEqual([])
    expect(found('data/search.json', '["kin2019"]', named)).toEqual(['tells-address'])
  })

  test('finds a keyword of a public photo until the owner publishes it', () => {
    const codesWith = (keywords: { public?: string[] }) => {
      const marked = scanWith(({ site, lakes }) => {
        site.keywords = keywords
        lakes.photos[0]!.keywords = ['Lake Inari']
      })
      return found('data/search.json', '["Lake Inari"]', marked)
    }
    expect(codesWith({})).toEqual(['tells-keyword'])
    expect(codesWith({ public: ['lake inari'] })).toEqual([])
  })
})
