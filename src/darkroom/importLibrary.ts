/**
 * npm run import -- <folder>
 *
 * Brings a library into the site: `<folder>/albums.json` lists each album's cover and photos in
 * order with their alt texts; the pictures become AVIFs in public/photos and entries in
 * src/content/albums. Running it again changes nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { AlbumFile } from '../content/schema'
import { readContent } from '../content/read'
import { develop } from './develop'

const Library = v.record(
  v.string(),
  v.object({
    cover: v.string(),
    photos: v.array(v.object({ file: v.string(), alt: v.string() })),
  }),
)
/** Photos in the making at once. */
const HANDS = 2

async function importLibrary(from: string): Promise<void> {
  const list = join(from, 'albums.json')
  const library = v.parse(Library, JSON.parse(await readFile(list, 'utf8')))
  const { albums } = await readContent('src/content', { photos: false })
  const out = resolve('public/photos')
  await mkdir(out, { recursive: true })
  await mkdir('src/content/albums', { recursive: true })

  const developed = new Map<string, Promise<Awaited<ReturnType<typeof develop>>>>()
  const queue = [...new Set(Object.values(library).flatMap((a) => a.photos.map((p) => p.file)))]
  const hand = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const done = readFile(join(from, file)).then((bytes) => develop(bytes, out))
      developed.set(file, done)
      await done
      process.stdout.write(`${file}\n`)
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))

  for (const [name, { cover, photos }] of Object.entries(library)) {
    const album = albums.find((a) => a.key === name || a.aliases.includes(name))
    if (!album)
      throw new Error(`${list}: album "${name}" is not in src/content/catalog.json; add it there`)
    const entries: AlbumFile['photos'] = []
    for (const { file, alt } of photos) {
      const { id, src, ...rest } = (await developed.get(file))!
      entries.push({ id, src, alt, ...rest })
    }
    const coverId = (await developed.get(cover))!.id
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
    await writeFile(
      join('src/content/albums', `${album.file}.json`),
      `{\n  "cover": "${coverId}",\n  "photos": [\n${lines}\n  ]\n}\n`,
    )
  }
}

const from = process.argv[2]
if (!from) {
  process.stderr.write('Which folder? npm run import -- <folder with albums.json>\n')
  process.exit(1)
}
await importLibrary(resolve(from))
