import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { DATA_CHANGED } from '../../src/content/loading/dataPaths'
import type { Album } from '../../src/content/album'
import type { AlbumFile, Photo } from '../../src/content/schema'
import { readContent } from '../../src/content/source/readContent'
import { contentPlugin } from '../../src/prerender/contentPlugin'
import { copyContent } from '../fixtures/copyContent'

let folder: string
beforeEach(async () => {
  folder = await copyContent()
})

type Loader = (this: { environment: { name: string } }, id: string) => Promise<string>

/** The code of a virtual module, such as `content/site`, for browsers (`client`) or the build (`ssr`). */
const codeOf = (name: string, environment: 'client' | 'ssr', plugin = contentPlugin(folder)) =>
  (plugin.load as unknown as Loader).call(
    { environment: { name: environment } },
    `\0virtual:${name}`,
  )

/** The content from which the pages of the site are made. */
async function served(): Promise<{ photosOf: Record<string, Photo[]>; lists: unknown }> {
  const code = await codeOf('content/server', 'ssr')
  return JSON.parse(code.replace('export const served = ', '')) as never
}

test('pages get no hidden photos and no fields of the import, and lists get no capture data', async () => {
  const file = join(folder, 'albums/lofoten2023.json')
  const album = JSON.parse(await readFile(file, 'utf8')) as AlbumFile
  const [first, second] = album.photos as [Photo, Photo]
  first.hide = true
  Object.assign(second, {
    rotate: 90,
    keywords: ['Herring'],
    rating: 5,
    decorative: true,
    file: 'IMG_4321.jpg',
    focus: [20, 75],
  })
  second.capture = { camera: 'Pinhole' }
  delete album.cover
  await writeFile(file, JSON.stringify({ ...album, cover: second.id }))
  const { photosOf, lists } = await served()
  const photos = photosOf.lofoten2023!
  expect(photos.map((p) => p.id)).not.toContain(first.id)
  expect(photos[0]).toMatchObject({ id: second.id, capture: { camera: 'Pinhole' } })
  for (const field of ['rotate', 'keywords', 'rating', 'decorative', 'focus', 'file'])
    expect(photos[0]).not.toHaveProperty(field)
  expect(JSON.stringify(lists)).toContain(second.id)
  expect(JSON.stringify(lists), 'a cover keeps its focus').toContain('"focus":[20,75]')
  expect(JSON.stringify(lists)).not.toMatch(/Pinhole|Herring/)
})

test('the disc of the projects gets a small file of the first picture', async () => {
  const file = join(folder, 'projects.json')
  const projects = JSON.parse(await readFile(file, 'utf8')) as object[]
  const src = '/photos/0123456789ab-5cc48b62-2560.avif'
  const img = { src, alt: 'A map', width: 2560, height: 1440, widths: [480, 960] }
  await writeFile(file, JSON.stringify([{ ...projects[0], img }]))
  expect(await codeOf('content/home', 'ssr')).toContain(
    '"projects":"/photos/0123456789ab-5cc48b62-480.avif"',
  )
})

test.each([
  [undefined, 'en'],
  ['de', 'de'],
])('a site with the language %s uses and declares the words of %s', async (lang, words) => {
  const plugin = contentPlugin(await copyContent({ lang }))
  expect(await codeOf('words/viewer', 'client', plugin)).toMatch(
    new RegExp(`^export \\{ viewer as words \\} from ".*/src/words/${words}\\.ts\\?viewer"$`),
  )
  expect(await transformed(plugin, '/')).toContain(`<html lang="${words}">`)
})

test('the page of an unlisted album names its data, and no other page does', async () => {
  const { albums } = await readContent(folder)
  const plugin = contentPlugin(folder)
  for (const { level, key } of albums) {
    const html = await transformed(plugin, `/base/photography/${key}/some-photo?a#b`)
    expect(html.includes('<div id="root" data-album="/'), key).toBe(level === 'unlisted')
  }
  expect(await transformed(plugin, '/photography')).not.toContain('data-album')
})

async function transformed(plugin: ReturnType<typeof contentPlugin>, originalUrl: string) {
  type Transform = (html: string, context: { originalUrl: string }) => Promise<string>
  const transform = plugin.transformIndexHtml as unknown as Transform
  return transform(await readFile('index.html', 'utf8'), { originalUrl })
}

test('a changed caption changes no module that pages share', async () => {
  const modules = () => {
    const plugin = contentPlugin(folder)
    const names = ['site', 'home', 'about', 'projects', 'server']
    return Promise.all(names.map((name) => codeOf(`content/${name}`, 'client', plugin)))
  }
  const before = await modules()
  const file = join(folder, 'albums/lofoten2023.json')
  const album = JSON.parse(await readFile(file, 'utf8')) as AlbumFile
  for (const photo of album.photos) photo.alt = 'A new caption'
  await writeFile(file, JSON.stringify(album))
  expect(await modules()).toEqual(before)
})

describe('npm run dev, after a change of a file,', () => {
  const ALBUM = 'albums/bergen2019.json'

  /** What a browser, which has fetched modules and albums, is told after a change of a file. */
  async function toldOf(file: string, from: string, to: string, isFromTable = false) {
    const written = new Map<string, string[]>()
    const plugin = contentPlugin(folder, { written })
    let change: (event: string, path: string) => void = () => {}
    type Answer = { setHeader: () => Answer; end: (json: string) => void }
    type Serve = (request: { url: string }, response: Answer, next: () => void) => void
    let serve: Serve = () => {}
    const get = (url: string) =>
      new Promise<string | undefined>((resolve) => {
        const response: Answer = { setHeader: () => response, end: resolve }
        serve({ url }, response, () => resolve(undefined))
      })
    const site = { id: '\0virtual:content/site' }
    const invalidated: unknown[] = []
    const told = new Promise<unknown>((send) => {
      const client = {
        moduleGraph: {
          idToModuleMap: new Map([[site.id, site]]),
          invalidateModule: (module: unknown) => invalidated.push(module),
          invalidateAll: () => {},
        },
        hot: { send: (...message: unknown[]) => send(message) },
      }
      const start = plugin.configureServer as unknown as (server: object) => void
      start({
        config: { base: '/', publicDir: 'public' },
        middlewares: { use: (next: Serve) => (serve = next) },
        watcher: { add: () => {}, on: (_: string, listen: typeof change) => (change = listen) },
        environments: { client },
      })
    })
    await codeOf('content/site', 'client', plugin)
    const albums = JSON.parse((await get('/data/albums.json'))!) as Album[]
    const { photosUrl } = albums.find(({ name }) => name === 'Bergen 2019')!
    const data = await get(photosUrl)
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(from)
    const changed = text.replace(from, to)
    if (isFromTable) written.set(path, [changed, 'what it writes next'])
    await writeFile(path, changed)
    change('change', path)
    const said = { told: await told, invalidated: invalidated.length }
    return { ...said, isFormerServed: data !== undefined && (await get(photosUrl)) === data }
  }

  test('lets the open page fetch a changed caption, and a loading page its former data', async () => {
    expect(await toldOf(ALBUM, 'Heather at low tide', 'Heather')).toEqual({
      told: [DATA_CHANGED, false],
      invalidated: 0,
      isFormerServed: true,
    })
  })
  test('reloads the page if more than its data has changed', async () => {
    expect(await toldOf('site.json', '"name": "', '"name": "New ')).toMatchObject({
      told: [{ type: 'full-reload' }],
      invalidated: 1,
    })
  })
  test('does not reload the page for changes by the light table, even if noticed late', async () => {
    expect(await toldOf('site.json', '"name": "', '"name": "New ', true)).toMatchObject({
      told: [DATA_CHANGED, true],
      invalidated: 1,
    })
  })
  test('reports what is wrong with the file', async () => {
    const { told } = await toldOf(ALBUM, '"photos"', '"fotos"')
    const err = { message: expect.stringContaining(ALBUM) as string }
    expect(told).toMatchObject([{ type: 'error', err }])
  })
})
