import type { Manifest } from 'vite'
import type * as Server from '../../entry-server.tsx'
import type { AlbumData } from '../../content/loading/load.ts'
import type { BuildCache } from '../output/buildCache.ts'
import type { OutputFolder } from '../output/outputFolder.ts'
import { type Compressed, compress, writeCompressed } from '../output/compressFiles.ts'
import { chunksOf, filesFor, pageFile } from './pageFile.ts'
import { albumPaths } from './sitePaths.ts'

/** `files`: the page's paths below the built site. */
export type FinishedPage = { files: string[]; text: Uint8Array; compressed: Compressed }

export type PageMaker = {
  render: typeof Server.render
  template: string
  manifest: Manifest
  isCompressed: boolean
  codeHash: string
  cache: BuildCache
}

/** The manifest key of a route's component and loader. */
function routeModule(routeId: string): string {
  const path = routeId === '__root__' ? '/__root' : routeId.replace(/^\//, '').replaceAll('/', '.')
  const file = routeId.endsWith('/') ? `${path}index` : path
  return `src/routes/${file.replace(/^\//, '')}.tsx?tsr-split=component---loader`
}

/** Renders and completes a page. Throws if the path is not a route, except for `/404`. */
export async function makePage(
  { render, template, manifest, isCompressed }: PageMaker,
  path: string,
  content: Server.PageContent,
): Promise<FinishedPage> {
  const page = await render(path, content)
  if (page.found !== (path !== '/404'))
    throw new Error(`${path}: the routes ${page.found ? 'know' : 'do not know'} this path`)
  const wanted = [
    'src/entry-client.tsx',
    ...(path === '/' ? [] : ['src/shell/Frame.tsx']),
    ...(path === '/404' ? ['src/shell/NotFound.tsx'] : page.routes.map(routeModule)),
  ]
  const next = chunksOf(manifest, wanted)
  if (page.data) next.push(page.data)
  const text = Buffer.from(pageFile(template, page, next))
  const files = filesFor(page)
  return { files, text, compressed: isCompressed ? await compress(files[0], text) : {} }
}

/** Makes the pages of an album and its photos, in the order of `albumPaths`. */
export function makeAlbumPages(maker: PageMaker, album: AlbumData): Promise<FinishedPage[]> {
  const { template, manifest, isCompressed, codeHash, cache } = maker
  return cache.take(['pages', codeHash, template, manifest, isCompressed, album], async () => {
    const pages: FinishedPage[] = []
    for (const path of albumPaths(album)) pages.push(await makePage(maker, path, { album }))
    return pages
  })
}

export function writePage(
  output: Pick<OutputFolder, 'write'>,
  { files, text, compressed }: FinishedPage,
): string[] {
  return files.flatMap((file) => {
    output.write(file, text)
    return writeCompressed(output, file, compressed)
  })
}
