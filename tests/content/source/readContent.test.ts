import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { albumPath } from '../../../src/content/addresses'
import {
  ContentError,
  type Diagnostic,
  formatDiagnostic,
} from '../../../src/content/source/diagnostic'
import { slug } from '../../../src/content/source/json/placeholders'
import { readContent } from '../../../src/content/source/readContent'
import { fill, makeFolder } from '../../folder'

type Json = Record<string, unknown>

/** A folder of content without a fault, which each test then spoils in one place. */
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

/** What is wrong with the folder, whether or not a site can be made of it. */
async function findings(root?: string): Promise<Diagnostic[]> {
  try {
    return (await readContent(folder, root === undefined ? {} : { root })).diagnostics
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics
    throw error
  }
}

/** Expects exactly one finding; each names its file, its place, a reason and a remedy. */
async function expectOne(
  severity: Diagnostic['severity'],
  file: string,
  place: string,
  reason: RegExp,
) {
  const found = await findings()
  expect(found.map(formatDiagnostic)).toHaveLength(1)
  expect(found[0]).toMatchObject({ severity, file: join(folder, file), path: place })
  expect(found[0]!.message).toMatch(reason)
  expect(found[0]!.remedy).toMatch(/\w+ \S+/)
}

/** The catalog with one thing changed. */
const spoil = (change: (catalog: typeof CATALOG) => void) => {
  const catalog = structuredClone(CATALOG)
  change(catalog)
  return write('catalog.json', catalog)
}

test('visitors can save photographs of public albums where the site says so, of others where the album does', async () => {
  const allowed = async () =>
    (await readContent(folder)).albums.flatMap(({ key, download }) => (download ? key : []))
  expect(await allowed()).toEqual([])
  await write('site.json', { ...SITE, download: true })
  expect(await allowed()).toEqual(['alps2020', 'rest'])
  const [alps, family, rest] = CATALOG.albums
  const albums = [{ ...alps, download: false }, { ...family, download: true }, rest]
  await write('catalog.json', { ...CATALOG, albums })
  expect(await allowed()).toEqual([expect.stringMatching(/12m$/), 'rest'])
})

describe('content without a fault', () => {
  test('has no findings', async () => {
    expect(await findings()).toEqual([])
  })
  test('may choose a language that the interface has', async () => {
    await write('site.json', { ...SITE, lang: 'de' })
    expect(await findings()).toEqual([])
  })
  test('is never changed by being read', async () => {
    const before = await readFile(join(folder, 'albums/alps2020.json'), 'utf8')
    await readContent(folder)
    expect(await readFile(join(folder, 'albums/alps2020.json'), 'utf8')).toBe(before)
  })
  test('an album takes its category’s level unless it has its own', async () => {
    await spoil(({ albums }) => Object.assign(albums[0]!, { level: 'listed' }))
    const { albums } = await readContent(folder)
    expect(albums.map((a) => a.level)).toEqual(['listed', 'listed', 'public'])
  })
  test('portraits are listed when nobody says, everything else is public', async () => {
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
    const { categories } = await readContent(folder)
    expect(categories.map((c) => c.cover?.id)).toEqual(['bbbb', 'cccc', 'aaaa'])
  })
  test('without photos only the catalog is read', async () => {
    await rm(join(folder, 'albums'), { recursive: true })
    const { albums, diagnostics: none } = await readContent(folder, { photos: false })
    expect(albums.map((a) => a.photos)).toEqual([[], [], []])
    expect(none).toEqual([])
  })
})

describe('categories are the owner’s', () => {
  const categories = async () => (await readContent(folder)).categories
  const addresses = async () => (await readContent(folder)).albums.map((album) => albumPath(album))
  /** Adds an album of one photo. */
  const add = async (entry: Json, photos = [photo('ffff')]) => {
    await spoil((catalog) => catalog.albums.push({ name: 'More', ...entry }))
    await writeAlbum(String(entry['id']), photos)
  }

  test('one whose only album has its id shows that album, at the album’s address', async () => {
    expect((await categories())[2]).toMatchObject({ shows: 'album', path: 'rest' })
    expect(await addresses()).toEqual([
      '/photography/landscape/alps2020',
      '/photography/portraits/jose-angel12m',
      '/photography/rest',
    ])
  })
  test.each(['misc', 'landscape'])(
    'and becomes a list when a second comes from %s',
    async (home) => {
      await add({ id: 'more', category: home, ...(home === 'misc' ? {} : { alsoIn: ['misc'] }) })
      expect((await categories())[2]).toMatchObject({ shows: 'albums', path: 'rest' })
      expect((await addresses()).slice(2)).toEqual([
        '/photography/rest/rest',
        `/photography/${home === 'misc' ? 'rest' : home}/more`,
      ])
    },
  )
  test('an unlisted album makes no list, and gives its category no address', async () => {
    const path = 'k7Qz93mVx2LtR8wYb4Hn'
    await spoil(({ albums }) => Object.assign(albums[2]!, { level: 'unlisted', path, aliases: [] }))
    await writeAlbum(path, [photo('dddd')])
    await rm(join(folder, 'albums/rest.json'))
    expect((await categories())[2]).toMatchObject({ shows: 'nothing', path: 'misc' })
    expect((await addresses())[2]).toBe(`/photography/misc/${path}`)
  })
  test('in an unlisted category it stands below nothing that could be named', async () => {
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
  test.each(['public', 'listed'])('where a %s album would be on no page', async (level) => {
    await spoil(({ categories, albums }) => {
      categories.push({ id: 'clients', name: 'Clients', level: 'unlisted' })
      albums.push({
        id: 'rest',
        name: 'Wedding',
        category: 'clients',
        path: 'x',
        level,
        file: 'rest',
      })
      albums.splice(2, 1)
    })
    await expectOne('error', 'catalog.json', 'albums[2].level', /clients is unlisted, so no page/)
  })
  test('one that is not there cannot be named', async () => {
    await spoil(({ albums }) => Object.assign(albums[0]!, { alsoIn: ['misc', 'nowhere'] }))
    await expectOne('error', 'catalog.json', 'albums[0].alsoIn[1]', /names the category nowhere/)
  })
  test('two of one id, in any letter case', async () => {
    await spoil(({ categories }) => categories.push({ id: 'Landscape', name: 'Again' }))
    await expectOne('error', 'catalog.json', 'categories[3].id', /repeats the id Landscape/)
  })
  test.each(['index', 'site', 'x.html'])(
    'one whose address would replace a page: %s',
    async (id) => {
      await spoil(({ categories }) => categories.push({ id, name: 'New' }))
      await expectOne('error', 'catalog.json', 'categories[3].id', /answers to/)
    },
  )
  test.each(['root', 'menu', 'relief'])('one with the id of a part of the page: %s', async (id) => {
    await spoil(({ categories }) => categories.push({ id, name: 'New' }))
    await expectOne('error', 'catalog.json', 'categories[3].id', /a part of every page has/)
  })
  test('a list is laid out as it says, else as most of its covers are', async () => {
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'wide' }, {}])
    await writeAlbum('older-12m', [photo('cccc', { alt: '', width: 800, height: 1000 })])
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'tall' }, {}])
    await spoil((catalog) => Object.assign(catalog.categories[1]!, { layout: 'wide' }))
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'wide' }, {}])
  })
})

describe('placeholders are filled once, from site.json', () => {
  test('in every text of every file', async () => {
    const { site, projects, albums } = await readContent(folder)
    expect(site.bio).toEqual(['I am Ada Lovelace. Write to ada@lovelace.example.'])
    expect(site.portrait!.alt).toBe('Ada Lovelace')
    expect(site.skills[0]!.name).toBe('Codeberg')
    expect(projects[0]!.descriptions).toEqual(['By Ada Lovelace'])
    expect(albums[1]).toMatchObject({
      id: 'jose-angel-12m',
      key: 'jose-angel12m',
      name: 'José Ángel One Year',
      title: 'José Ángel - One Year',
    })
  })
  test('one that site.json does not fill is an error', async () => {
    await write('projects.json', [{ ...PROJECTS[0], name: 'Of {owner}' }])
    await expectOne('error', 'projects.json', '', /\{owner\}/)
  })
  test('so is one that is called like what every object has', async () => {
    await write('projects.json', [{ ...PROJECTS[0], descriptions: ['Made by {constructor}'] }])
    await expectOne('error', 'projects.json', '', /\{constructor\}/)
  })
  test.each([
    ['José Ángel', 'jose-angel'],
    ['Robin', 'robin'],
    ["  O'Neil--Smith ", 'o-neil-smith'],
    ['Zoë 2', 'zoe-2'],
    ['Bjørn Łukasz', 'bjorn-lukasz'],
    ['张伟', ''],
  ])('the name %s stands in an address as %s', (name, form) => expect(slug(name)).toBe(form))
  test('a name that no address can carry leaves the child unnamed there', async () => {
    await write('site.json', { ...SITE, people: { older: '张伟', younger: 'Ida' } })
    const { albums } = await readContent(folder)
    expect(albums[1]).toMatchObject({ id: 'older-12m', key: 'older12m', name: '张伟 One Year' })
  })
})

describe('people are the owner’s', () => {
  const site = (people: unknown) => write('site.json', { ...SITE, people })
  test('any number of them, in every file, ids and addresses', async () => {
    await site({ older: 'José Ángel', younger: 'Ida', cat2: 'Miss Kitty' })
    await spoil(({ albums }) =>
      albums.push({ id: '{cat2-id}-naps', name: '{cat2} Naps', category: 'misc' }),
    )
    await writeAlbum('miss-kitty-naps', [photo('ffff', { alt: '{cat2} sleeps' })])
    const { albums } = await readContent(folder)
    expect(albums[3]).toMatchObject({ id: 'miss-kitty-naps', name: 'Miss Kitty Naps' })
    expect(albums[3]!.photos[0]!.alt).toBe('Miss Kitty sleeps')
  })
  test('none, where nobody is named', async () => {
    const { people: _people, ...nobody } = SITE
    await write('site.json', nobody)
    await spoil(({ albums }) => albums.splice(1, 1))
    await rm(join(folder, 'albums/older-12m.json'))
    expect(await findings()).toEqual([])
  })
  test('one who is not there is told of where a text names them', async () => {
    await site({ older: 'José Ángel' })
    await write('projects.json', [{ ...PROJECTS[0], name: 'For {younger}' }])
    await expectOne('error', 'projects.json', '', /\{younger\}/)
  })
  test.each(['name', 'host', 'Older', '2nd', 'older-id', 'a b'])(
    'nobody can be called %s in a placeholder',
    async (key) => {
      await site({ older: 'José Ángel', [key]: 'Ida' })
      await expectOne('error', 'site.json', `people.${key}`, /./)
    },
  )
  test('who still has children is told the new name, and that alone', async () => {
    const { people, ...rest } = SITE
    await write('site.json', { ...rest, children: people })
    await expectOne('error', 'site.json', 'children', /is called people now/)
  })
})

describe('what a site need not have', () => {
  test('is portrait, bio, network, resume, skills, projects, and a project’s picture', async () => {
    const { portrait: _portrait, bio: _bio, network: _network, ...rest } = SITE
    const { resume: _resume, skills: _skills, ...bare } = rest
    await write('site.json', bare)
    await write('projects.json', [{ name: 'One', descriptions: [] }])
    expect(await findings()).toEqual([])
    await rm(join(folder, 'projects.json'))
    const { site, projects } = await readContent(folder)
    expect(site).toMatchObject({ bio: [], skills: [] })
    expect(projects).toEqual([])
  })
})

describe('an error names file, place, reason and remedy', () => {
  test('a file that is not there', async () => {
    await rm(join(folder, 'albums/alps2020.json'))
    await expectOne('error', 'albums/alps2020.json', '', /cannot be read/)
    expect((await findings())[0]!.remedy).toContain('say in catalog.json, as "file", which other')
  })
  test.each(['site.json', 'catalog.json'])('%s that is not there', async (file) => {
    await rm(join(folder, file))
    expect(await findings()).toContainEqual(
      expect.objectContaining({ file: join(folder, file), message: 'cannot be read' }),
    )
  })
  test('a file that is not JSON', async () => {
    await write('albums/rest.json', '{"photos": [')
    await expectOne('error', 'albums/rest.json', '', /is not JSON/)
  })
  test('a value of the wrong shape', async () => {
    await writeAlbum('rest', [photo('dddd', { width: '1600' })])
    await expectOne('error', 'albums/rest.json', 'photos[0].width', /must be a number/)
  })
  test('a key that the schema does not know', async () => {
    await write('site.json', { ...SITE, twitter: '@ada' })
    await expectOne('error', 'site.json', 'twitter', /./)
  })
  test('a language that the interface does not have: those that it has are named', async () => {
    await write('site.json', { ...SITE, lang: 'fr' })
    await expectOne('error', 'site.json', 'lang', /^is fr, and the interface has .*\bde\b.*\ben\b/)
  })
  test('an e-mail address that is none', async () => {
    await write('site.json', { ...SITE, email: 'ada' })
    await expectOne('error', 'site.json', 'email', /must be an e-mail address/)
  })
  test('two albums that answer to one address, in any letter case', async () => {
    await spoil(({ albums }) => Object.assign(albums[2]!, { aliases: ['ALPS2020'] }))
    await expectOne(
      'error',
      'catalog.json',
      'albums[2]',
      /ALPS2020, which is the address of the album alps2020/,
    )
  })
  test('an album that answers to the address of a page', async () => {
    await spoil(({ albums }) => Object.assign(albums[2]!, { aliases: ['Portraits'] }))
    await expectOne('error', 'catalog.json', 'albums[2]', /is a page of its own/)
  })
  test('an album of a category that is not listed', async () => {
    await spoil(({ categories }) => categories.pop())
    await expectOne('error', 'catalog.json', 'albums[2].category', /names the category misc/)
  })
  test.each([
    ['albums/rest.json', 'photos[0].src', (src: string) => ({ photos: [photo('dddd', { src })] })],
    ['site.json', 'network.url', (url: string) => ({ ...SITE, network: { label: 'x', url } })],
  ])('a name and a password in an address of %s', async (file, place, make) => {
    await write(file, make('https://ada:secret@example.com/a'))
    await expectOne('error', file, place, /a name and a password/)
  })
  test('no message says them', async () => {
    for (const src of [
      '//ada:secret@example.com/a.jpg',
      'ftp://ada:secret@example.com/a.jpg',
      '/\\ada:secret@e.com/',
    ]) {
      await writeAlbum('rest', [photo('dddd', { src })])
      const said = (await findings()).map(formatDiagnostic).join()
      expect(said, src).toContain('albums/rest.json')
      expect(said, src).not.toContain('secret')
    }
  })
  test('a category cover out of an unlisted album', async () => {
    await spoil(({ categories, albums }) => {
      Object.assign(albums[0]!, {
        level: 'unlisted',
        path: 'alps-0123456789abcdef',
        file: 'alps2020',
      })
      Object.assign(categories[2]!, { cover: { album: 'alps-0123456789abcdef', photo: 'aaaa' } })
    })
    await expectOne('error', 'catalog.json', 'categories[2].cover', /is unlisted/)
  })
  test('a category cover that is not there', async () => {
    await spoil(({ categories }) =>
      Object.assign(categories[0]!, { cover: { album: 'alps2020', photo: 'dddd' } }),
    )
    await expectOne('error', 'catalog.json', 'categories[0].cover', /dddd of alps2020/)
  })
})

describe('what would replace another page is refused', () => {
  test.each([
    ['..', /dot/],
    ['.well-known', /dot/],
    ['index', /page of a folder/],
    ['Index', /page of a folder/],
    ['site', /share card/],
    ['trip.html', /file of another page/],
    ['trip.jpg', /share card/],
  ])('the address %s of an album', async (path, reason) => {
    await spoil(({ albums }) => Object.assign(albums[2]!, { path, file: 'rest' }))
    await expectOne('error', 'catalog.json', 'albums[2]', reason)
  })
  test('an alias of an album', async () => {
    await spoil(({ albums }) => Object.assign(albums[2]!, { aliases: ['index'] }))
    await expectOne('error', 'catalog.json', 'albums[2]', /answers to index/)
  })
  test('an album id that differs from another in letter case only', async () => {
    const album = { id: 'Alps2020', path: 'other', file: 'rest', aliases: [] }
    await spoil(({ albums }) => Object.assign(albums[2]!, album))
    await expectOne('error', 'catalog.json', 'albums[2].id', /repeats the id Alps2020/)
  })
  test('the photo id index', async () => {
    await writeAlbum('rest', [photo('index')])
    await expectOne('error', 'albums/rest.json', 'photos[0].id', /must not be index/)
  })
})

test('an address that is no file of this site is refused in every file', async () => {
  const src = '/../x.jpg'
  await write('site.json', { ...SITE, resume: { ...SITE.resume, src } })
  await write('projects.json', [{ ...PROJECTS[0], img: { src, alt: '', width: 1, height: 1 } }])
  await writeAlbum('rest', [photo('dddd', { mirror: { src, width: 1600 } })])
  const places = (await findings()).map(({ path }) => path)
  expect(places).toEqual(['resume.src', '[0].img.src', 'photos[0].mirror.src'])
})

describe('a file that would be read otherwise than it is written is refused', () => {
  test('a key that stands twice in one object, at any depth', async () => {
    const twice = '{"photos": [{"id": "dddd", "src": "/a.jpg", "alt": "a", "alt": "b"}]}'
    await write('albums/rest.json', twice)
    await expectOne('error', 'albums/rest.json', 'photos[0].alt', /stands twice/)
  })
  test('also one that is written otherwise', async () => {
    const twice = String.raw`{"photos": [], "cover": "aaaa", "\u0063over": "bbbb"}`
    await write('albums/rest.json', twice)
    expect(await findings()).toContainEqual(
      expect.objectContaining({ path: 'cover', message: 'stands twice' }),
    )
  })
  test('but not the same key, or text, in several', async () => {
    const alt = String.raw`{\"alt\": \"alt\", [}`
    const photos = `[{"id": "aaaa", "src": "/a.jpg", "alt": "${alt}"}, {"alt": "b", "id": "bbbb", "src": "/b.jpg"}]`
    await write('albums/rest.json', `{"photos": ${photos}}`)
    expect(await findings()).toEqual([])
  })
  test('a byte order mark', async () => {
    await write('projects.json', `\uFEFF${JSON.stringify(PROJECTS)}`)
    const found = await findings()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      severity: 'error',
      path: '',
      message: expect.stringContaining('byte order mark') as string,
    })
    expect(found[0]!.remedy).toContain('UTF-8')
  })
  test('a control character in any text, written out or escaped', async () => {
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
  test('bytes that are no UTF-8', async () => {
    const [before, after] = JSON.stringify({ photos: [photo('dddd', { alt: 'Caf?' })] }).split('?')
    const latin1 = Buffer.concat([Buffer.from(before!), Buffer.from([0xe9]), Buffer.from(after!)])
    await writeFile(join(folder, 'albums/rest.json'), latin1)
    await expectOne('error', 'albums/rest.json', '', /is not UTF-8 \(line 1\)/)
  })
})

describe('files that every site needs are looked for', () => {
  const FILES = ['photos/me.avif', 'one.svg', 'resume.pdf', 'icon.svg', 'apple-touch-icon.png']
  let root: string
  beforeEach(async () => {
    root = makeFolder()
    fill(root, Object.fromEntries(FILES.map((file) => [`public/${file}`, ''])))
    const skills = '<svg><symbol id="host"></symbol><symbol id="react"></symbol></svg>'
    fill(root, { 'src/about/skills.svg': skills })
  })

  test('and nothing is said where they are there', async () => {
    expect(await findings(root)).toEqual([])
  })
  test.each([
    ['photos/me.avif', 'site.json', 'portrait.src'],
    ['resume.pdf', 'site.json', 'resume.src'],
    ['one.svg', 'projects.json', '[0].img.src'],
  ])('%s', async (missing, file, place) => {
    await rm(join(root, 'public', missing))
    const found = await findings(root)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ severity: 'error', file: join(folder, file), path: place })
    expect(found[0]!.message).toContain(missing)
  })
  test.each(['icon.svg', 'apple-touch-icon.png'])('%s, which every page names', async (icon) => {
    await rm(join(root, 'public', icon))
    const found = await findings(root)
    expect(found.map(({ file }) => file)).toEqual([join(root, 'public', icon)])
  })
  test('a skill’s icon, which must be drawn, be an outline of the open set, or be left out', async () => {
    const skills = [
      { name: 'Rust', icon: 'rust' },
      { name: 'Go', icon: 'brand-golang' },
      { name: 'C' },
    ]
    await write('site.json', { ...SITE, skills })
    const found = await findings(root)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      path: 'skills[0].icon',
      remedy: expect.stringMatching(/host, react$/) as string,
    })
  })
  test('also at an address that cannot be read', async () => {
    await write('site.json', { ...SITE, resume: { ...SITE.resume, src: '/100%.pdf' } })
    expect((await findings(root)).map(({ path }) => path)).toEqual(['resume.src', 'resume.src'])
  })
  test('with %20 for a space, and not on other hosts', async () => {
    await writeFile(join(root, 'public/my resume.pdf'), '')
    const resume = { ...SITE.resume, src: '/my%20resume.pdf?v=2' }
    const portrait = { ...SITE.portrait, src: 'https://img.example.com/me.jpg' }
    await write('site.json', { ...SITE, resume, portrait })
    expect(await findings(root)).toEqual([])
  })
})

describe('what is wrong with the data is reported, and the site copes', () => {
  test('an entry with an empty src is left out, and never covers the album', async () => {
    await writeAlbum('rest', [photo('eeee', { src: '' }), photo('dddd')])
    await expectOne('warning', 'albums/rest.json', 'photos[0].src', /is empty/)
    const { albums } = await readContent(folder)
    expect(albums[2]!.cover?.id).toBe('dddd')
  })
  test.each([
    ['/photos/dddd-1600.avif,', '/photos/dddd-1600.avif'],
    ['https://img.example.com/a.jpgg', 'https://img.example.com/a.jpg'],
    ['https://img.example.com/a.jpg ', 'https://img.example.com/a.jpg'],
  ])('%j ends in something that is no part of it, and stays as it is', async (src, better) => {
    await writeAlbum('rest', [photo('dddd', { src })])
    await expectOne('warning', 'albums/rest.json', 'photos[0].src', /no part of an image address/)
    const { albums, diagnostics: found } = await readContent(folder)
    expect(albums[2]!.photos[0]!.src).toBe(src)
    expect(found[0]!.remedy).toBe(`Try ${better}`)
  })
  test('the same photograph in several albums is no fault', async () => {
    await writeAlbum('rest', [photo('aaaa'), photo('bbbb')])
    expect(await findings()).toEqual([])
  })
  test('an album file that no album names', async () => {
    await writeAlbum('forgotten', [photo('eeee')])
    await expectOne('warning', 'albums/forgotten.json', '', /belongs to no album/)
  })
})

describe('a hidden photo', () => {
  test('is asked for no alt text and is nobody’s cover', async () => {
    await writeAlbum('alps2020', [photo('aaaa', { hide: true, alt: '' }), photo('bbbb')])
    expect(await findings()).toEqual([])
    const { albums } = await readContent(folder)
    expect(albums[0]!.cover?.id).toBe('bbbb')
  })
  test.each([{ hide: false }, { rotate: 45 }, { rotate: '90' }, { widths: [0] }])(
    '%j is refused',
    async (more) => {
      await writeAlbum('alps2020', [photo('aaaa', more)])
      expect((await findings()).map((f) => f.severity)).toEqual(['error'])
    },
  )
})

test('a listed cover on another host cannot be kept from machines, and is warned of', async () => {
  const src = 'https://img.example.com/a.jpg'
  await writeAlbum('older-12m', [photo('cccc', { src })])
  await expectOne('warning', 'catalog.json', 'categories[1]', /photo cccc .* another host/)
})

describe('an unlisted album', () => {
  test('whose address can be guessed is warned of', async () => {
    await spoil(({ albums }) => Object.assign(albums[0]!, { level: 'unlisted' }))
    await expectOne('warning', 'catalog.json', 'albums[0]', /can be guessed/)
    // Else the album would lose its file with the address that this asks for.
    expect((await findings())[0]!.remedy).toContain('and "file": "alps2020"')
  })
  test('whose other address can be guessed is warned of too', async () => {
    const path = 'party-k7Qw2ZrT9xLmB4nC'
    const album = { level: 'unlisted', path, file: 'alps2020', aliases: ['party'] }
    await spoil(({ albums }) => Object.assign(albums[0]!, album))
    await expectOne('warning', 'catalog.json', 'albums[0]', /address party can be guessed/)
  })
  test('whose address cannot is not', async () => {
    const path = 'party-k7Qw2ZrT9xLmB4nC'
    await spoil(({ albums }) => Object.assign(albums[0]!, { level: 'unlisted', path }))
    await writeAlbum(path, [photo('aaaa')])
    await rm(join(folder, 'albums/alps2020.json'))
    expect(await findings()).toEqual([])
  })
})
