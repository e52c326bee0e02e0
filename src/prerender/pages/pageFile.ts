import type { Manifest } from 'vite'
import type { PrerenderedPage } from '../../entry-server.tsx'
import { ATTRIBUTE, RELIEF_ID } from '../../document.ts'

/** React renders these tags before the page's own markup. */
const HOISTED = /^(?:<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>)/

/** Inserts a rendered page into the built index.html. */
export function pageFile(template: string, page: PrerenderedPage, next: string[]): string {
  const head: string[] = []
  let body = page.html
  for (let tag = HOISTED.exec(body); tag; tag = HOISTED.exec(body)) {
    // Marked, so that the next render in the browser can remove them.
    head.push(tag[0].replace(/^<\w+/, `$& ${ATTRIBUTE.prerendered}`))
    body = body.slice(tag[0].length)
  }
  // The relief's animation starts with the first paint, so that must wait for the whole relief.
  if (body.includes(`id="${RELIEF_ID}"`))
    head.push(`<link rel="expect" blocking="render" href="#${RELIEF_ID}" />`)
  const root = [
    `data-page="${page.path}"`,
    ...(page.albumData ? [`data-album="${page.albumData}"`] : []),
    `data-next="${next.join(' ')}"`,
  ]
  // Pictures load first, except on 404.html: its script may show another page before the first paint.
  const haste = page.found ? 'fetchpriority="low"' : 'blocking="render"'
  const told = page.structuredData
    ? `<script type="application/ld+json" ${ATTRIBUTE.prerendered}>${page.structuredData}</script>\n  `
    : ''
  return (
    template
      .replace('<script type="module" crossorigin', `$& ${haste}`)
      .replace('<!--prerendered:head-->', () => head.join('\n    '))
      .replace(
        '<div id="root"><!--prerendered:body-->',
        () => `<div id="root" ${root.join(' ')}>${body}`,
      )
      // At the end, so that it does not delay styles and pictures.
      .replace('</body>', () => `${told}</body>`)
  )
}

/** The files of these modules, except those that index.html loads itself. */
export function chunksOf(manifest: Manifest, modules: string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit('index.html')
  const before = found.size
  modules.forEach(visit)
  return [...found].slice(before).map((file) => `/${file}`)
}

/** The files of a page. The second serves the address with a slash. Photos have one file: they are many. */
export function filesFor({ path, isPhoto }: PrerenderedPage): [string, ...string[]] {
  if (path === '/') return ['index.html']
  if (path === '/404') return ['404.html']
  const name = path.slice(1)
  return isPhoto ? [`${name}.html`] : [`${name}.html`, `${name}/index.html`]
}
