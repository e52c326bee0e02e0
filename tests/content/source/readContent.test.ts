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

test('visitors can save photographs of public albums if the site allows it, of others if the album does', async () => {
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

describe('content without faults', () => {
  test('has no findings', async () => {
    expect(await findings()).toEqual([])
  })
  test('may choose a language of the interface', async () => {
    await write('site.json', { ...SITE, lang: 'de' })
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
    const { categories } = await readContent(folder)
    expect(categories.map((c) => c.cover?.id)).toEqual(['bbbb', 'cccc', 'aaaa'])
  })
  test('is read from the catalog alone if photos are not wanted', async () => {
    await rm(join(folder, 'albums'), { recursive: true })
    const { albums, diagnostics: none } = await readContent(folder, { photos: false })
    expect(albums.map((a) => a.photos)).toEqual([[], [], []])
    expect(none).toEqual([])
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
  test.each(['public', 'listed'])('that is unlisted cannot have a %s album', async (level) => {
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
  test('that does not exist is refused', async () => {
    await spoil(({ albums }) => Object.assign(albums[0]!, { alsoIn: ['misc', 'nowhere'] }))
    await expectOne('error', 'catalog.json', 'albums[0].alsoIn[1]', /names the category nowhere/)
  })
  test('with a repeated id is refused, in any letter case', async () => {
    await spoil(({ categories }) => categories.push({ id: 'Landscape', name: 'Again' }))
    await expectOne('error', 'catalog.json', 'categories[3].id', /repeats the id Landscape/)
  })
  test('with an address that would replace a page is refused', async () => {
    await spoil(({ categories }) => categories.push({ id: 'index', name: 'New' }))
    await expectOne('error', 'catalog.json', 'categories[3].id', /has the address index/)
  })
  test.each(['.', '..', '.alps', 'alps.'])(
    'with the id of an album that is no name for a folder is refused: %s',
    async (id) => {
      await spoil(({ albums }) => Object.assign(albums[0]!, { id, path: 'alps', file: 'alps2020' }))
      await expectOne('error', 'catalog.json', 'albums[0].id', /starts or ends with a dot/)
    },
  )
  test.each(['root', 'menu', 'relief'])(
    'with the id of a page element is refused: %s',
    async (id) => {
      await spoil(({ categories }) => categories.push({ id, name: 'New' }))
      await expectOne('error', 'catalog.json', 'categories[3].id', /every page uses/)
    },
  )
  test('that is a list has the chosen layout, else that of most of its covers', async () => {
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'wide' }, {}])
    await writeAlbum('older-12m', [photo('cccc', { alt: '', width: 800, height: 1000 })])
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'tall' }, {}])
    await spoil((catalog) => Object.assign(catalog.categories[1]!, { layout: 'wide' }))
    expect(await categories()).toMatchObject([{ layout: 'wide' }, { layout: 'wide' }, {}])
  })
})

describe('placeholders', () => {
  test('are filled from site.json in every text of every file', async () => {
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
  test('that site.json does not fill are errors', async () => {
    await write('projects.json', [{ ...PROJECTS[0], name: 'Of {owner}' }])
    await expectOne('error', 'projects.json', '[0].name', /\{owner\}/)
    await write('projects.json', PROJECTS)
    await writeAlbum('rest', [photo('dddd'), photo('eeee', { alt: 'A {lake} at dusk' })])
    await expectOne('error', 'albums/rest.json', 'photos[1].alt', /\{lake\}/)
  })
  test('named like an object method are errors', async () => {
    await write('projects.json', [{ ...PROJECTS[0], descriptions: ['Made by {constructor}'] }])
    await expectOne('error', 'projects.json', '[0].descriptions[0]', /\{constructor\}/)
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
    await write('site.json', { ...SITE, people: { older: '张伟', younger: 'Ida' } })
    const { albums } = await readContent(folder)
    expect(albums[1]).toMatchObject({ id: 'older-12m', key: 'older12m', name: '张伟 One Year' })
  })
})

describe('the site’s address', () => {
  test.each([
    'https://ada.example',
    'http://127.0.0.1:5173',
    'https://me.github.io/a/b.c',
    'https://zoë.example',
  ])('may be %s', async (url) => {
    await write('site.json', { ...SITE, url })
    expect(await findings()).toEqual([])
  })
  test.each([
    ['https://my site.com', /must be an address such as/],
    ['https://x.example/..', /must be an address such as/],
    ['https://x.example/a/./b', /must be an address such as/],
    [String.raw`https://x.example\a`, /must be an address such as/],
    ['me.example', /must be an address such as/],
    ['https://ada.example:99999', /must have a host and a port that exist/],
    ['https://100%.example', /must have a host and a port that exist/],
  ])('is refused if no browser can read it, or reads another one: %s', async (url, reason) => {
    await write('site.json', { ...SITE, url })
    await expectOne('error', 'site.json', 'url', reason)
  })
  test('of its pictures is refused if it cannot be parsed', async () => {
    await write('site.json', { ...SITE, photos: { base: 'https://photos.example:99999' } })
    await expectOne('error', 'site.json', 'photos.base', /must have a host and a port that exist/)
  })
})

describe('resume.json', () => {
  const resume = {
    headline: '{name} on {host}',
    summary: 'I compute.',
    experience: [],
    skills: [],
    education: [{ title: 'BSc', place: 'A university', year: 1835 }],
    photography: 'Hills.',
  }
  test('has its placeholders filled', async () => {
    await write('resume.json', resume)
    expect((await readContent(folder)).resume?.headline).toBe('Ada Lovelace on Codeberg')
  })
  test('stops the build with file and place if it is invalid', async () => {
    const education = [{ ...resume.education[0], year: 'long ago' }]
    await write('resume.json', { ...resume, education })
    await expectOne('error', 'resume.json', 'education[0].year', /must be a year/)
  })
})

describe('people in site.json', () => {
  const site = (people: unknown) => write('site.json', { ...SITE, people })
  test('may be any number, and fill every file, id and address', async () => {
    await site({ older: 'José Ángel', younger: 'Ida', cat2: 'Miss Kitty' })
    await spoil(({ albums }) =>
      albums.push({ id: '{cat2-id}-naps', name: '{cat2} Naps', category: 'misc' }),
    )
    await writeAlbum('miss-kitty-naps', [photo('ffff', { alt: '{cat2} sleeps' })])
    const { albums } = await readContent(folder)
    expect(albums[3]).toMatchObject({ id: 'miss-kitty-naps', name: 'Miss Kitty Naps' })
    expect(albums[3]!.photos[0]!.alt).toBe('Miss Kitty sleeps')
  })
  test('may be absent', async () => {
    const { people: _people, ...nobody } = SITE
    await write('site.json', nobody)
    await spoil(({ albums }) => albums.splice(1, 1))
    await rm(join(folder, 'albums/older-12m.json'))
    expect(await findings()).toEqual([])
  })
  test.each(['name', 'host', 'Older', '2nd', 'older-id', 'a b'])(
    'cannot be called %s in a placeholder',
    async (key) => {
      await site({ older: 'José Ángel', [key]: 'Ida' })
      await expectOne('error', 'site.json', `people.${key}`, /./)
    },
  )
})

describe('a site', () => {
  test.each([
    ['hidden', { hide: true }, ['site.json portrait', 'projects.json [0].img']],
    ['shown', {}, []],
  ])('says whether a portrait and a project show a hidden photo: %s', async (_, more, places) => {
    const id = '0123456789ab'
    const picture = { src: `/photos/${id}-960.avif`, alt: '', width: 960, height: 640 }
    await write('site.json', { ...SITE, portrait: picture })
    await write('projects.json', [{ ...PROJECTS[0], img: picture }])
    await writeAlbum('alps2020', [photo('aaaaaaaaaaaa'), photo(id, more)])
    const { diagnostics } = await readContent(folder)
    const found = diagnostics.filter(({ code }) => code === 'hidden-picture')
    expect(found.map(({ file, path }) => `${relative(folder, file)} ${path}`)).toEqual(places)
  })

  test('needs no portrait, bio, network, resume, skills, projects or project picture', async () => {
    const { portrait: _portrait, bio: _bio, network: _network, ...rest } = SITE
    const { resume: _resume, skills: _skills, ...bare } = rest
    await write('site.json', bare)
    await write('projects.json', [{ name: 'One', descriptions: [] }])
    expect(await findings()).toEqual([])
    await rm(join(folder, 'projects.json'))
    const { site, projects, resume } = await readContent(folder)
    expect(site).toMatchObject({ bio: [], skills: [] })
    expect([projects, resume]).toEqual([[], undefined])
  })
})

describe('an error with file, place, reason and remedy reports', () => {
  test('a missing album file', async () => {
    await rm(join(folder, 'albums/alps2020.json'))
    await expectOne('error', 'albums/alps2020.json', '', /cannot be read/)
    expect((await findings())[0]!.remedy).toContain('set "file" in catalog.json')
  })
  test.each(['site.json', 'catalog.json'])('the missing file %s', async (file) => {
    await rm(join(folder, file))
    expect(await findings()).toContainEqual(
      expect.objectContaining({ file: join(folder, file), message: 'cannot be read' }),
    )
  })
  test('a file that is not JSON', async () => {
    await write('albums/rest.json', '{"photos": [')
    await expectOne('error', 'albums/rest.json', '', /is not JSON/)
  })
  test('a value of the wrong type', async () => {
    await writeAlbum('rest', [photo('dddd', { width: '1600' })])
    await expectOne('error', 'albums/rest.json', 'photos[0].width', /must be a number/)
  })
  test('an unknown key', async () => {
    await write('site.json', { ...SITE, twitter: '@ada' })
    await expectOne('error', 'site.json', 'twitter', /./)
  })
  test('an unknown language, with the known ones', async () => {
    await write('site.json', { ...SITE, lang: 'fr' })
    await expectOne(
      'error',
      'site.json',
      'lang',
      /^is fr, but the interface is available only in .*\bde\b.*\ben\b/,
    )
  })
  test('an invalid e-mail address', async () => {
    await write('site.json', { ...SITE, email: 'ada' })
    await expectOne('error', 'site.json', 'email', /must be an e-mail address/)
  })
  test('two albums with one address, in any letter case', async () => {
    await spoil(({ albums }) => Object.assign(albums[2]!, { aliases: ['ALPS2020'] }))
    await expectOne(
      'error',
      'catalog.json',
      'albums[2]',
      /ALPS2020, which is the address of the album alps2020/,
    )
  })
  test('an album with the address of a page', async () => {
    await spoil(({ albums }) => Object.assign(albums[2]!, { aliases: ['Portraits'] }))
    await expectOne('error', 'catalog.json', 'albums[2]', /is the address of another page/)
  })
  test.each(['before', 'after'])(
    'a category’s own album with the address of a category %s it',
    async (place) => {
      await spoil(({ categories, albums }) => {
        Object.assign(albums[2]!, { path: 'landscape', file: 'rest' })
        if (place === 'after') categories.reverse()
      })
      await expectOne('error', 'catalog.json', 'albums[2]', /is the address of another page/)
    },
  )
  test('an album of an unknown category', async () => {
    await spoil(({ categories }) => categories.pop())
    await expectOne('error', 'catalog.json', 'albums[2].category', /names the category misc/)
  })
  test('an address without repeating its password', async () => {
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
  test('a category cover from an unlisted album', async () => {
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
  test('a missing category cover', async () => {
    await spoil(({ categories }) =>
      Object.assign(categories[0]!, { cover: { album: 'alps2020', photo: 'dddd' } }),
    )
    await expectOne('warning', 'catalog.json', 'categories[0].cover', /dddd of alps2020/)
    expect((await readContent(folder)).categories[0]!.cover?.id, 'another stands in').toBe('aaaa')
  })
})

describe('a name that would replace another page is refused', () => {
  test.each([{ path: '..', file: 'rest' }, { aliases: ['..'] }])(
    'as an album’s address or alias: %j',
    async (named) => {
      await spoil(({ albums }) => Object.assign(albums[2]!, named))
      await expectOne('error', 'catalog.json', 'albums[2]', /has the address \.\., .* dot/)
    },
  )
  test('as an album id that differs from another in letter case only', async () => {
    const album = { id: 'Alps2020', path: 'other', file: 'rest', aliases: [] }
    await spoil(({ albums }) => Object.assign(albums[2]!, album))
    await expectOne('error', 'catalog.json', 'albums[2].id', /repeats the id Alps2020/)
  })
  test('as the photo id index', async () => {
    await writeAlbum('rest', [photo('index')])
    await expectOne('error', 'albums/rest.json', 'photos[0].id', /must not be index/)
  })
})

test('an address outside the site’s files is refused in every file', async () => {
  const src = '/../x.jpg'
  await write('site.json', { ...SITE, resume: { ...SITE.resume, src } })
  await write('projects.json', [{ ...PROJECTS[0], img: { src, alt: '', width: 1, height: 1 } }])
  await writeAlbum('rest', [photo('dddd', { mirror: { src, width: 1600 } })])
  const places = (await findings()).map(({ path }) => path)
  expect(places).toEqual(['resume.src', '[0].img.src', 'photos[0].mirror.src'])
})

describe('a JSON file', () => {
  test('is refused with a repeated key, at any depth', async () => {
    const twice = '{"photos": [{"id": "dddd", "src": "/a.jpg", "alt": "a", "alt": "b"}]}'
    await write('albums/rest.json', twice)
    await expectOne('error', 'albums/rest.json', 'photos[0].alt', /occurs twice/)
  })
  test('is refused with a repeated key that is escaped', async () => {
    const twice = String.raw`{"photos": [], "cover": "aaaa", "\u0063over": "bbbb"}`
    await write('albums/rest.json', twice)
    expect(await findings()).toContainEqual(
      expect.objectContaining({ path: 'cover', message: 'occurs twice' }),
    )
  })
  test('may repeat a key in several objects and texts', async () => {
    const alt = String.raw`{\"alt\": \"alt\", [}`
    const photos = `[{"id": "aaaa", "src": "/a.jpg", "alt": "${alt}"}, {"alt": "b", "id": "bbbb", "src": "/b.jpg"}]`
    await write('albums/rest.json', `{"photos": ${photos}}`)
    expect(await findings()).toEqual([])
  })
  test('is refused with a byte order mark', async () => {
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
  test('is refused if it is not UTF-8', async () => {
    const [before, after] = JSON.stringify({ photos: [photo('dddd', { alt: 'Caf?' })] }).split('?')
    const latin1 = Buffer.concat([Buffer.from(before!), Buffer.from([0xe9]), Buffer.from(after!)])
    await writeFile(join(folder, 'albums/rest.json'), latin1)
    await expectOne('error', 'albums/rest.json', '', /is not UTF-8 \(line 1\)/)
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
  ])('are reported if missing: %s', async (missing, file, place) => {
    await rm(join(root, 'public', missing))
    const found = await findings(root)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ severity: 'error', file: join(folder, file), path: place })
    expect(found[0]!.message).toContain(missing)
  })
  test.each(['icon.svg', 'apple-touch-icon.png'])(
    'are reported if missing, because every page names them: %s',
    async (icon) => {
      await rm(join(root, 'public', icon))
      const found = await findings(root)
      expect(found.map(({ file }) => file)).toEqual([join(root, 'public', icon)])
    },
  )
  test('include a skill’s icon that is neither drawn nor in the open set', async () => {
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
  test('are also looked for at an unreadable address', async () => {
    await write('site.json', { ...SITE, resume: { ...SITE.resume, src: '/100%.pdf' } })
    expect((await findings(root)).map(({ path }) => path)).toEqual(['resume.src', 'resume.src'])
  })
  const REPLACED = ['404.html', '_headers', '_redirects', 'index.html', 'robots.txt', 'sitemap.xml']
  test.each([...REPLACED, FEEDS.json, FEEDS.rss, MANIFEST])(
    'are written by the build, with a warning if public/ has one: %s',
    async (name) => {
      fill(root, { [`public/${name}`]: '' })
      const file = join(root, 'public', name)
      expect(await findings(root)).toMatchObject([
        { code: 'replaced-file', severity: 'warning', file },
      ])
    },
  )
  test('are found with %20 for a space, and not looked for on other hosts', async () => {
    await writeFile(join(root, 'public/my resume.pdf'), '')
    const resume = { ...SITE.resume, src: '/my%20resume.pdf?v=2' }
    const portrait = { ...SITE.portrait, src: 'https://img.example.com/me.jpg' }
    await write('site.json', { ...SITE, resume, portrait })
    expect(await findings(root)).toEqual([])
  })
})

describe('a page', () => {
  test('cannot link to a file that the build leaves out', async () => {
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
})

describe('faults that do not stop a build', () => {
  test('an entry with an empty src is left out and is never the cover', async () => {
    await writeAlbum('rest', [photo('eeee', { src: '' }), photo('dddd')])
    await expectOne('warning', 'albums/rest.json', 'photos[0].src', /is empty/)
    const { albums } = await readContent(folder)
    expect(albums[2]!.cover?.id).toBe('dddd')
  })
  test('a photograph in several albums is no fault', async () => {
    await writeAlbum('rest', [photo('aaaa'), photo('bbbb')])
    expect(await findings()).toEqual([])
  })
  test('an album file that no album names is a warning', async () => {
    await writeAlbum('forgotten', [photo('eeee')])
    await expectOne('warning', 'albums/forgotten.json', '', /belongs to no album/)
  })
})

describe('a hidden photo', () => {
  test('needs no alt text and is never a cover', async () => {
    await writeAlbum('alps2020', [photo('aaaa', { hide: true, alt: '' }), photo('bbbb')])
    expect(await findings()).toEqual([])
    const { albums } = await readContent(folder)
    expect(albums[0]!.cover?.id).toBe('bbbb')
  })
  test.each([{ hide: false }, { rotate: 45 }, { rotate: '90' }, { widths: [0] }])(
    'an invalid field is refused: %j',
    async (more) => {
      await writeAlbum('alps2020', [photo('aaaa', more)])
      expect((await findings()).map((f) => f.severity)).toEqual(['error'])
    },
  )
})

test('a listed cover on another host is a warning, because machines can find it', async () => {
  const src = 'https://img.example.com/a.jpg'
  await writeAlbum('older-12m', [photo('cccc', { src })])
  await expectOne('warning', 'catalog.json', 'categories[1]', /photo cccc, .* another host/)
})

describe('an unlisted album', () => {
  test('with an address that can be guessed is a warning', async () => {
    await spoil(({ albums }) => Object.assign(albums[0]!, { level: 'unlisted' }))
    await expectOne('warning', 'catalog.json', 'albums[0]', /can be guessed/)
    // Without it, the album would lose its file with the new address.
    expect((await findings())[0]!.remedy).toContain('and "file" to "alps2020"')
  })
  test('with an alias that can be guessed is a warning', async () => {
    const path = 'party-k7Qw2ZrT9xLmB4nC'
    const album = { level: 'unlisted', path, file: 'alps2020', aliases: ['party'] }
    await spoil(({ albums }) => Object.assign(albums[0]!, album))
    await expectOne('warning', 'catalog.json', 'albums[0]', /address party can be guessed/)
  })
  test('with an address that cannot be guessed is no finding', async () => {
    const path = 'party-k7Qw2ZrT9xLmB4nC'
    await spoil(({ albums }) => Object.assign(albums[0]!, { level: 'unlisted', path }))
    await writeAlbum(path, [photo('aaaa')])
    await rm(join(folder, 'albums/alps2020.json'))
    expect(await findings()).toEqual([])
  })
})
