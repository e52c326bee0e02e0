import type { Photo } from '../src/content/schema'
import { sources } from '../src/images/sources'
import { layoutTiles } from '../src/photography/rows/layoutTiles'

/** The lean page's own stylesheet: a file, because the site's policy, which serves both, forbids style elements. */
export const LEAN_CSS =
  'body{margin:16px;font:16px/1.5 sans-serif}figure{margin:0 0 20px}img{display:block;width:100%;height:auto}'

/** The least that can show these pictures: HTML and a short stylesheet, no script, no font. */
export function leanPage(title: string, photos: Photo[]): string {
  const tileAt = layoutTiles(
    photos.map(({ width = 3, height = 2, alt }) => ({ ratio: width / height, caption: alt })),
  )
  const items = photos.map((photo, i) => {
    const { src, srcSet } = sources(photo)
    const first = i < 2 ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<figure><img src="${src}" srcset="${srcSet}" sizes="${tileAt(i).sizes}" alt="${photo.alt}" width="${photo.width}" height="${photo.height}" ${first}><figcaption>${photo.alt}</figcaption></figure>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="${title}"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/lean.css"></head><body><main><h1>${title}</h1>${items.join('')}</main></body></html>`
}
