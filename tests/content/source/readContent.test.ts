import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { albumPath } from '../../../src/content/addresses'
import {
  ContentError,
  type Diagnostic,
  formatDiagnostic,
} from '../../../src/content/source/diagnostic'
import { slug } from '../../../src/content/source/json/placeholders'
import { readContent } from '../../../src/content/source/readContent'
import { FEEDS } from '../../../src/prerender/feeds/feedFiles'
import { MANIFEST } from '../../../src/prerender/pages/manifestFile'
import { fill, makeFolder } from '../../folder'

type Json = Record<string, unknown>

/** Content without faults. Each test spoils it in one place. */
const SITE = {
  name: 'Ada Lovelace',
  email: 'ada@lovelace.example',
  host: 'Codeberg',
  people: { older: 'José Ángel', younger: 'Ida' },
  url: 'https://ada.example.com',
  description: '{name} photographs.',
  bio: ['I am {name}. Write to {email}.'],
  portrait: { src: '/photos/me.avif', alt: '{name}', width: 8, height: 10 },
  network: { label: 'Network', url: 'https://network.example' },
  resume: { src: '/resume.pdf', download: 'resume.pdf' },
  skills: [{ name: '{host}', icon: 'host' }],
}
const PROJECTS: Json[] = [
  {
    name: 'One',
    descriptions: ['By {name}'],
    img: { src: '/one.svg', alt: '', width: 16, height: 9 },
  },
]
const CATALOG = {
  categories: [
    { id: 'landscape', name: 'Landscape', description: 'Land.' },
    { id: 'portraits', name: 'Portraits', description: 'People.', level: 'listed' },
    { id: 'misc', name: 'Miscellaneous', description: 'The rest.' },
  ] as Json[],
  albums: [
    { id: 'alps2020', name: 'Alps 2020', year: 2020, category: 'landscape' },
    {
      id: '{older-id}-12m',
      name: '{older} One Year',
      title: '{older} - One Year',
      year: 2017,
      category: 'portraits',
      path: '{older-id}12m',
      file: 'older-12m',
    },
    { id: 'misc', name: 'Miscellaneous', category: 'misc', path: 'rest', aliases: ['misc'] },
  ] as Json[],
}
const photo = (id: string, more: Json = {}) => ({
  id,
  src: `/photos/${id}-1600.avif`,
  alt: 'A photograph',
  width: 1600,
  height: 1067,
  ...more,
})

let folder: string
const write = (file: string, value: unknown) =>
  writeFile(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value))
const writeAlbum = (name: string, photos: unknown[], more: Json = {}) =>
  write(`albums/${name}.json`, { photos, ...more })

beforeEach(async () => {
  folder = makeFolder()
  await mkdir(join(folder, 'albums'))
  await write('site.json', SITE)
  await write('projects.json', PROJECTS)
  await write('catalog.json', CATALOG)
  await writeAlbum('alps2020', [photo('aaaa'), photo('bbbb')])
  await writeAlbum('older-12m', [photo('cccc', { alt: '' })])
  await writeAlbum('rest', [photo('dddd')])
})

/** The findings in the folder, whether or not a site can be made of it. */
async function findings(root?: string): Promise<Diagnostic[]> {
  try {
    return (await readContent(folder, root === undefined ? {} : { root })).diagnostics
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics
    throw error
  }
}

/** Expects exactly one finding, with file, place, reason and remedy. */
async function expectOne(
  severity: Diagnostic['severity'],
  file: string,
  place: string,
  reason: RegExp,
  remedy = /\w+ \S+/,
) {
  const found = await findings()
  expect(found.map(formatDiagnostic)).toHaveLength(1)
  expect(found[0]).toMatchObject({ severity, file: join(folder, file), path: place })
  expect(found[0]!.message).toMatch(reason)
  expect(found[0]!.remedy).toMatch(remedy)
}

/** The catalog with one thing changed. */
const spoil = (change: (catalog: typeof CATALOG) => void) => {
  const catalog = structuredClone(CATALOG)
  change(catalog)
  return write('catalog.json', catalog)
}
const spoilSite = (more: Json) => write('site.json', { ...SITE, ...more })

test('visitors can save photographs of public albums if the site allows it, of others if the album does', async () => {
  const allowed = async () =>
    (await readContent(folder)).albums.flatMap(({ key, download }) => (download ? key : []))
  expect(await allowed()).toEqual([])
  await spoilSite({ download: true })
  expect(await allowed()).toEqual(['alps2020', 'rest'])
  const [alps, family, rest] = CATALOG.albums
  const albums = [{ ...alps, download: false }, { ...family, download: true }, rest]
  await write('catalog.json', { ...CATALOG, albums })
  expect(await allowed()).toEqual([expect.stringMatching(/12m$/), 'rest'])
})

describe('content without faults', () => {
  test.each<Json>([
    {},
    { lang: 'de' },
    { url: 'http://127.0.0.1:5173' },
    { url: 'https://me.github.io/a/b.c' },
    { url: 'https://zoë.example' },
  ])('has no findings: %j', async (more) => {
    await spoilSite(more)
    expect(await findings()).toEqual([])
  })
  test('an album takes its category’s level unless it has its own', async () => {
    await spoil(({ albums }) => Object.assign(albums[0]!, { level: 'listed' }))
    const { albums } = await readContent(folder)
    expect(albums.map((a) => a.level)).toEqual(['listed', 'listed', 'public'])
  })
  test('portraits are listed by default, everything else is public', async () => {
    await spoil(({ categories }) => delete categories[1]!['level'])
    const { categories, albums } = await readContent(folder)
    expect(categories.map((c) => c.level)).toEqual(['public', 'listed', 'public'])
    expect(albums.map((a) => a.level)).toEqual(['public', 'listed', 'public'])
  })
  test('a category’s cover is its first album’s cover unless it names another', async () => {
    await writeAlbum('alps2020', [photo('aaaa'), photo('bbbb')], { cover: 'bbbb' })
    await spoil(({ categories }) =>
      Object.assign(categories[2]!, { cover: { album: 'alps2020', photo: 'aaaa' } }),
    )
    const covers = async () => (await readContent(folder)).categories.map((c) => c.cover?.id)
    expect(await covers()).toEqual(['bbbb', 'cccc', 'aaaa'])
    const cover = { album: 'alps2020', photo: 'dddd' }
    await spoil(({ categories }) => Object.assign(categories[0]!, { cover }))
    expect((await covers())[0], 'a missing cover').toBe('bbbb')
  })
  test('is read from the catalog alone if photos are not wanted', async () => {
    await rm(join(folder, 'albums'), { recursive: true })
    const { albums, diagnostics: none } = await readContent(folder, { photos: false })
    expect(albums.map((a) => a.photos)).toEqual([[], [], []])
    expect(none).toEqual([])
  })
  test('needs no portrait, bio, network, resume, skills, people, projects or project picture', async () => {
    const { name, email, host, url, description } = SITE
    await write('site.json', { name, email, host, url, description })
    await spoil(({ albums }) => albums.splice(1, 1))
    await rm(join(folder, 'albums/older-12m.json'))
    await write('projects.json', [{ name: 'One', descriptions: [] }])
    expect(await findings()).toEqual([])
    await rm(join(folder, 'projects.json'))
    const { site, projects, resume } = await readContent(folder)
    expect(site).toMatchObject({ bio: [], skills: [] })
    expect([projects, resume]).toEqual([[], undefined])
  })
  test('may have a hidden photo without alt text, which is never a cover', async () => {
    await writeAlbum('alps2020', [photo('aaaa', { hide: true, alt: '' }), photo('bbbb')])
    const { albums, diagnostics } = await readContent(folder)
    expect(diagnostics).toEqual([])
    expect(albums[0]!.cover?.id).toBe('bbbb')
  })
  test('may have a photograph in several albums', async () => {
    await writeAlbum('rest', [photo('aaaa'), photo('bbbb')])
    expect(await findings()).toEqual([])
  })
})

describe('a category', () => {
  const categories = async () => (await readContent(folder)).categories
  const addresses = async () => (await readContent(folder)).albums.map((album) => albumPath(album))
  /** Adds an album of one photo. */
  const add = async (entry: Json, photos = [photo('ffff')]) => {
    await spoil((catalog) => catalog.albums.push({ name: 'More', ...entry }))
    await writeAlbum(String(entry['id']), photos)
  }

  test('with one album of its own id shows that album, at the album’s address', async () => {
    expect((await categories())[2]).toMatchObject({ shows: 'album', path: 'rest' })
    expect(await addresses()).toEqual([
      '/photography/landscape/alps2020',
      '/photography/portraits/jose-angel12m',
      '/photography/rest',
    ])
  })
  test.each(['misc', 'landscape'])(
    'becomes a list when a second album comes from %s',
    async (home) => {
      await add({ id: 'more', category: home, ...(home === 'misc' ? {} : { alsoIn: ['misc'] }) })
      expect((await categories())[2]).toMatchObject({ shows: 'albums', path: 'rest' })
      expect((await addresses()).slice(2)).toEqual([
        '/photography/rest/rest',
        `/photography/${home === 'misc' ? 'rest' : home}/more`,
      ])
    },
  )
  test('with only an unlisted album shows nothing, at the address of its id', async () => {
    const path = 'k7Qz93mVx2LtR8wYb4Hn'
    await spoil(({ albums }) => Object.assign(albums[2]!, { level: 'unlisted', path, aliases: [] }))
    await writeAlbum(path, [photo('dddd')])
    await rm(join(folder, 'albums/rest.json'))
    expect((await categories())[2]).toMatchObject({ shows: 'nothing', path: 'misc' })
    expect((await addresses())[2]).toBe(`/photography/misc/${path}`)
  })
  test('that is unlisted is left out of its albums’ addresses', async () => {
    const id = 'k7Qz93mVx2LtR8wYb4Hn'
    await spoil(({ categories, albums }) => {
      categories.push({ id: 'clients', name: 'Clients', level: 'unlisted' })
      albums.push({ id, name: 'Wedding', category: 'clients' })
    })
    await writeAlbum(id, [photo('ffff')])
    const { albums } = await readContent(folder)
    expect(albums[3]).toMatchObject({ level: 'unlisted' })
    expect(albumPath(albums[3]!)).toBe(`/photography/${id}`)
  })
  test('that is a list has the chosen layout, else that of most of its covers', async () => {
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'wide' }, {}])
    await writeAlbum('older-12m', [photo('cccc', { alt: '', width: 800, height: 1000 })])
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'tall' }, {}])
    await spoil((catalog) => Object.assign(catalog.categories[1]!, { layout: 'wide' }))
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'wide' }, {}])
  })
})

const RESUME = {
  headline: '{name} on {host}',
  summary: 'I compute.',
  experience: [],
  skills: [],
  education: [{ title: 'BSc', place: 'A university', year: 1835 }],
  photography: 'Hills.',
}

describe('placeholders', () => {
  test('are filled from site.json in every text of every file', async () => {
    await spoilSite({ people: { ...SITE.people, cat2: 'Miss Kitty' } })
    await write('resume.json', RESUME)
    await spoil(({ albums }) => albums.push({ id: '{cat2-id}', name: '{cat2}', category: 'misc' }))
    await writeAlbum('miss-kitty', [photo('ffff', { alt: '{cat2} sleeps' })])
    const { site, projects, albums, resume } = await readContent(folder)
    expect(site.bio).toEqual(['I am Ada Lovelace. Write to ada@lovelace.example.'])
    expect(site.portrait!.alt).toBe('Ada Lovelace')
    expect(site.skills[0]!.name).toBe('Codeberg')
    expect(projects[0]!.descriptions).toEqual(['By Ada Lovelace'])
    expect(resume!.headline).toBe('Ada Lovelace on Codeberg')
    expect(albums[1]).toMatchObject({
      id: 'jose-angel-12m',
      key: 'jose-angel12m',
      name: 'José Ángel One Year',
      title: 'José Ángel - One Year',
    })
    expect(albums[3]).toMatchObject({ id: 'miss-kitty', photos: [{ alt: 'Miss Kitty sleeps' }] })
  })
  test.each([
    ['José Ángel', 'jose-angel'],
    ['Robin', 'robin'],
    ["  O'Neil--Smith ", 'o-neil-smith'],
    ['Zoë 2', 'zoe-2'],
    ['Bjørn Łukasz', 'bjorn-lukasz'],
    ['张伟', ''],
  ])('write the name %s as %s in an address', (name, form) => expect(slug(name)).toBe(form))
  test('leave a name without Latin letters out of addresses', async () => {
    await spoilSite({ people: { ...SITE.people, older: '张伟' } })
    const { albums } = await readContent(folder)
    expect(albums[1]).toMatchObject({ id: 'older-12m', key: 'older12m', name: '张伟 One Year' })
  })
})

test.each([
  ['hidden', { hide: true }, ['site.json portrait', 'projects.json [0].img']],
  ['shown', {}, []],
])(
  'a site says whether a portrait and a project show a hidden photo: %s',
  async (_, more, places) => {
    const id = '0123456789ab'
    const picture = { src: `/photos/${id}-960.avif`, alt: '', width: 960, height: 640 }
    await spoilSite({ portrait: picture })
    await write('projects.json', [{ ...PROJECTS[0], img: picture }])
    await writeAlbum('alps2020', [photo('aaaaaaaaaaaa'), photo(id, more)])
    const { diagnostics } = await readContent(folder)
    const found = diagnostics.filter(({ code }) => code === 'hidden-picture')
    expect(found.map(({ file, path }) => `${relative(folder, file)} ${path}`)).toEqual(places)
  },
)

type Fault = [what: string, spoil: () => unknown, path: string, reason: RegExp, remedy?: RegExp]

/** Tests that each of these changes causes one finding, with file, place, reason and remedy. */
const testFindings = (severity: Diagnostic['severity'], file: string, faults: Fault[]) =>
  test.each(faults)(`${file} with %s is an ${severity}`, async (_, spoilIt, ...found) => {
    await spoilIt()
    await expectOne(severity, file, ...found)
  })

const change = (album: number, more: Json) => () =>
  spoil(({ albums }) => Object.assign(albums[album]!, more))
const add = (id: string) => () => spoil(({ categories }) => categories.push({ id, name: 'New' }))
/** Gives the last album a category that is unlisted. */
const hideAround = (level: string) => () =>
  spoil(({ categories, albums }) => {
    categories.push({ id: 'clients', name: 'Clients', level: 'unlisted' })
    Object.assign(albums[2]!, { category: 'clients', level, aliases: [] })
  })
const UNGUESSABLE = 'alps-0123456789abcdef'

testFindings('error', 'catalog.json', [
  ['a public album of an unlisted category', hideAround('public'), 'albums[2].level', /so no page/],
  ['a listed album of an unlisted category', hideAround('listed'), 'albums[2].level', /so no page/],
  [
    'an unknown category',
    change(0, { category: 'nowhere' }),
    'albums[0].category',
    /names the category nowhere/,
  ],
  [
    'an unknown category in alsoIn',
    change(0, { alsoIn: ['misc', 'nowhere'] }),
    'albums[0].alsoIn[1]',
    /names the category nowhere/,
  ],
  [
    'a repeated category, in any case',
    add('Landscape'),
    'categories[3].id',
    /repeats the id Lands/,
  ],
  ['a category that would replace a page', add('index'), 'categories[3].id', /the address index/],
  ['a category with the id of a page element', add('menu'), 'categories[3].id', /every page uses/],
  ...['..', 'alps.'].map((id): Fault => [
    `the album id ${id}, which is no name for a folder`,
    change(0, { id, path: 'alps', file: 'alps2020' }),
    'albums[0].id',
    /starts or ends with a dot/,
  ]),
  [
    'a repeated album, in any case',
    change(2, { id: 'Alps2020', path: 'other', file: 'rest', aliases: [] }),
    'albums[2].id',
    /repeats the id Alps2020/,
  ],
  [
    'the address of another album, in any case',
    change(2, { aliases: ['ALPS2020'] }),
    'albums[2]',
    /ALPS2020, which is the address of the album alps2020/,
  ],
  ...[{ path: '..', file: 'rest' }, { aliases: ['..'] }].map((more): Fault => [
    `an address that leads to another folder: ${JSON.stringify(more)}`,
    change(2, more),
    'albums[2]',
    /has the address \.\., .* dot/,
  ]),
  ['the address of a page', change(2, { aliases: ['Portraits'] }), 'albums[2]', /of another page/],
  [
    'a category’s own album at the address of a category before it',
    change(2, { path: 'landscape', file: 'rest' }),
    'albums[2]',
    /of another page/,
  ],
  [
    'a category’s own album at the address of a category after it',
    () =>
      spoil(({ categories, albums }) => {
        Object.assign(albums[2]!, { path: 'landscape', file: 'rest' })
        categories.reverse()
      }),
    'albums[2]',
    /of another page/,
  ],
  [
    'a cover from an unlisted album',
    () =>
      spoil(({ categories, albums }) => {
        Object.assign(albums[0]!, { level: 'unlisted', path: UNGUESSABLE, file: 'alps2020' })
        Object.assign(categories[2]!, { cover: { album: UNGUESSABLE, photo: 'aaaa' } })
      }),
    'categories[2].cover',
    /is unlisted/,
  ],
])

testFindings('warning', 'catalog.json', [
  [
    'a cover that does not exist',
    () =>
      spoil(({ categories }) =>
        Object.assign(categories[0]!, { cover: { album: 'alps2020', photo: 'dddd' } }),
      ),
    'categories[0].cover',
    /dddd of alps2020/,
  ],
  // Machines can find it.
  [
    'a listed cover on another host',
    () => writeAlbum('older-12m', [photo('cccc', { src: 'https://img.example.com/a.jpg' })]),
    'categories[1]',
    /photo cccc, .* another host/,
  ],
  [
    'an unlisted album at an address that can be guessed',
    change(0, { level: 'unlisted' }),
    'albums[0]',
    /can be guessed/,
    // Without it, the album would lose its file with the new address.
    /and "file" to "alps2020"/,
  ],
  [
    'an unlisted album with an alias that can be guessed',
    change(0, { level: 'unlisted', path: UNGUESSABLE, file: 'alps2020', aliases: ['party'] }),
    'albums[0]',
    /address party can be guessed/,
  ],
])

testFindings('error', 'site.json', [
  ['an unknown field', () => spoilSite({ twitter: '@ada' }), 'twitter', /is an unknown field/],
  [
    'an unknown language',
    () => spoilSite({ lang: 'fr' }),
    'lang',
    /^is fr, but the interface is available only in .*\bde\b.*\ben\b/,
  ],
  ['an invalid e-mail address', () => spoilSite({ email: 'ada' }), 'email', /an e-mail address/],
  [
    'pictures at an address that cannot be parsed',
    () => spoilSite({ photos: { base: 'https://photos.example:99999' } }),
    'photos.base',
    /must have a host and a port that exist/,
  ],
  // No browser can read these addresses, or browsers read another one.
  ...[
    'https://my site.com',
    'https://x.example/..',
    'https://x.example/a/./b',
    String.raw`https://x.example\a`,
    'me.example',
  ].map((url): Fault => [`the address ${url}`, () => spoilSite({ url }), 'url', /such as/]),
  ...['https://ada.example:99999', 'https://100%.example'].map((url): Fault => [
    `the address ${url.replace('%', '%%')}`,
    () => spoilSite({ url }),
    'url',
    /must have a host and a port that exist/,
  ]),
  ...['name', 'host', 'Older', '2nd', 'older-id', 'a b'].map((key): Fault => [
    `a person called ${key} in placeholders`,
    () => spoilSite({ people: { ...SITE.people, [key]: 'Ida' } }),
    `people.${key}`,
    /./,
  ]),
])

const spoilProject = (more: Json) => write('projects.json', [{ ...PROJECTS[0], ...more }])
testFindings('error', 'projects.json', [
  ['an unknown placeholder', () => spoilProject({ name: 'Of {owner}' }), '[0].name', /\{owner\}/],
  [
    'a placeholder named like an object method',
    () => spoilProject({ descriptions: ['Made by {constructor}'] }),
    '[0].descriptions[0]',
    /\{constructor\}/,
  ],
])
testFindings('error', 'resume.json', [
  [
    'an invalid year',
    () =>
      write('resume.json', { ...RESUME, education: [{ ...RESUME.education[0], year: 'then' }] }),
    'education[0].year',
    /must be a year/,
  ],
])

const REST = 'albums/rest.json'
const spoilRest = (more: Json) => writeAlbum('rest', [photo('dddd', more)])
testFindings('error', REST, [
  ['no bytes', () => rm(join(folder, REST)), '', /cannot be read/, /set "file" in catalog.json/],
  ['text that is not JSON', () => write(REST, '{"photos": ['), '', /is not JSON/],
  ['a value of the wrong type', () => spoilRest({ width: '9' }), 'photos[0].width', /a number/],
  ['a missing value', () => spoilRest({ alt: undefined }), 'photos[0].alt', /is missing/],
  ['an unknown placeholder', () => spoilRest({ alt: 'A {lake}' }), 'photos[0].alt', /\{lake\}/],
  ['a photo at the album’s own address', () => spoilRest({ id: 'index' }), 'photos[0].id', /index/],
  [
    'a repeated key',
    () => write(REST, '{"photos": [{"id": "dddd", "src": "/a.jpg", "alt": "a", "alt": "b"}]}'),
    'photos[0].alt',
    /occurs twice/,
  ],
  [
    'a repeated key that is escaped',
    () => write(REST, String.raw`{"photos": [], "use": "host", "\u0075se": "host"}`),
    'use',
    /occurs twice/,
  ],
  ['a byte order mark', () => write(REST, '\uFEFF{"photos": []}'), '', /byte order mark/, /UTF-8/],
  [
    'bytes that are not UTF-8',
    () =>
      writeFile(join(folder, REST), Buffer.from('{"photos": [], "cover": "Caf\u00e9"}', 'latin1')),
    '',
    /is not UTF-8 \(line 1\)/,
  ],
])
testFindings('warning', 'albums/forgotten.json', [
  ['no album', () => writeAlbum('forgotten', [photo('eeee')]), '', /belongs to no album/],
])

test.each(['site.json', 'catalog.json'])('the missing file %s is an error', async (file) => {
  await rm(join(folder, file))
  expect(await findings()).toContainEqual(
    expect.objectContaining({ file: join(folder, file), message: 'cannot be read' }),
  )
})

test.each([
  '//ada:secret@example.com/a.jpg',
  'ftp://ada:secret@example.com/a.jpg',
  '/\\ada:secret@e.com/',
])('a finding does not repeat the password of %s', async (src) => {
  await spoilRest({ src })
  const said = (await findings()).map(formatDiagnostic).join()
  expect(said).toContain(REST)
  expect(said).not.toContain('secret')
})

test('an address outside the site’s files is refused in every file', async () => {
  const src = '/../x.jpg'
  await spoilSite({ resume: { ...SITE.resume, src } })
  await write('projects.json', [{ ...PROJECTS[0], img: { src, alt: '', width: 1, height: 1 } }])
  await writeAlbum('rest', [photo('dddd', { mirror: { src, width: 1600 } })])
  const places = (await findings()).map(({ path }) => path)
  expect(places).toEqual(['resume.src', '[0].img.src', 'photos[0].mirror.src'])
})

describe('a JSON file', () => {
  test('may repeat a key in several objects and texts', async () => {
    const alt = String.raw`{\"alt\": \"alt\", [}`
    const photos = `[{"id": "aaaa", "src": "/a.jpg", "alt": "${alt}"}, {"alt": "b", "id": "bbbb", "src": "/b.jpg"}]`
    await write('albums/rest.json', `{"photos": ${photos}}`)
    expect(await findings()).toEqual([])
  })
  test('is refused with a control character, literal or escaped', async () => {
    const photos = JSON.stringify([photo('dddd', { alt: 'a QUOTEb', keywords: ['ok', 'a\u0000'] })])
    await write('albums/rest.json', `{"photos": ${photos.replace('QUOTE', '\u0084')}}`)
    expect(await findings()).toMatchObject([
      {
        severity: 'error',
        path: 'photos[0].alt',
        message: 'holds the control character U+0084, which no page can show',
      },
      { severity: 'error', path: 'photos[0].keywords[1]' },
    ])
  })
})

describe('files that a site needs', () => {
  const FILES = ['photos/me.avif', 'one.svg', 'resume.pdf', 'icon.svg', 'apple-touch-icon.png']
  let root: string
  beforeEach(async () => {
    root = makeFolder()
    fill(root, Object.fromEntries(FILES.map((file) => [`public/${file}`, ''])))
    const skills = '<svg><symbol id="host"></symbol><symbol id="react"></symbol></svg>'
    fill(root, { 'src/about/skills.svg': skills })
  })

  test('cause no finding if they exist', async () => {
    expect(await findings(root)).toEqual([])
  })
  test.each([
    ['photos/me.avif', 'site.json', 'portrait.src'],
    ['resume.pdf', 'site.json', 'resume.src'],
    ['one.svg', 'projects.json', '[0].img.src'],
  ])('are reported if missing: %s', async (missing, file, path) => {
    await rm(join(root, 'public', missing))
    const message = expect.stringContaining(missing) as string
    const error = { severity: 'error', file: join(folder, file), path, message }
    expect(await findings(root)).toMatchObject([error])
  })
  test('include the icons that every page names', async () => {
    const icons = ['icon.svg', 'apple-touch-icon.png'].map((icon) => join(root, 'public', icon))
    for (const icon of icons) await rm(icon)
    expect((await findings(root)).map(({ file }) => file)).toEqual(icons)
  })
  test('include a skill’s icon that is neither drawn nor in the open set', async () => {
    const skills = [
      { name: 'Rust', icon: 'rust' },
      { name: 'Go', icon: 'brand-golang' },
      { name: 'C' },
    ]
    await spoilSite({ skills })
    const remedy = expect.stringMatching(/host, react$/) as string
    expect(await findings(root)).toMatchObject([{ path: 'skills[0].icon', remedy }])
  })
  test('are written by the build, with a warning for each that public/ has', async () => {
    const names = ['404.html', '_headers', '_redirects', 'index.html', 'robots.txt', 'sitemap.xml']
    const replaced = [...names, FEEDS.json, FEEDS.rss, MANIFEST].toSorted()
    fill(root, Object.fromEntries(replaced.map((name) => [`public/${name}`, ''])))
    const found = (await findings(root)).toSorted((a, b) => (a.file < b.file ? -1 : 1))
    expect(found).toMatchObject(
      replaced.map((name) => ({
        code: 'replaced-file',
        severity: 'warning',
        file: join(root, 'public', name),
      })),
    )
  })
})

test('a page cannot link to a file that the build leaves out', async () => {
  const root = makeFolder()
  const left = ['photos/big.jpg', 'photos/bbbb-1600.avif', 'more/cccc.avif']
  const kept = ['photos/aaaa-480.avif', 'photos/my big.jpg', 'more/big.jpg', 'resume.pdf']
  fill(root, Object.fromEntries([...left, ...kept].map((file) => [`public/${file}`, ''])))
  fill(root, { 'public/photos/me.avif': '', 'src/about/skills.svg': '<symbol id="host"/>' })
  fill(root, { 'public/one.svg': '', 'public/icon.svg': '', 'public/apple-touch-icon.png': '' })
  await writeAlbum('alps2020', [
    photo('aaaa'),
    photo('bbbb', { hide: true }),
    photo('cccc', { src: '/more/cccc.avif', hide: true }),
    photo('dddd', { src: '/photos/my%20big.jpg' }),
  ])
  const links = [...left, ...kept].map((file) => `[a](</${file}>)`)
  fill(folder, { 'pages/prints.md': `---\ntitle: Prints\n---\n${links.join('\n\n')}\n` })
  expect(await findings(root)).toMatchObject(
    [4, 6, 8].map((line) => ({
      code: 'dead-link',
      path: `line ${line}`,
      remedy: expect.stringContaining('another folder of public/') as string,
    })),
  )
})

test('an unlisted album at an address that cannot be guessed is no finding', async () => {
  await change(0, { level: 'unlisted', path: UNGUESSABLE, file: 'alps2020' })()
  expect(await findings()).toEqual([])
})
