import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MAIN_PAGES } from '../../mainPages.ts'
import type { Report } from '../diagnostic.ts'
import { fillPlaceholders, placeholdersOf } from '../json/placeholders.ts'
import { readText } from '../json/readFile.ts'
import type { AlbumSource, PageSource } from '../content.ts'
import { checkPageLinks, type DraftPage, type SitePages } from './checkPageLinks.ts'
import { type NoteLine, parseFrontMatter } from './frontMatter.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { plainText } from './plainText.ts'
import { settlePicture } from './settlePicture.ts'

const FOLDER = 'pages'

/** Addresses below the root that the site or one of its folders uses. */
const TAKEN = new Set([
  ...MAIN_PAGES.flatMap(({ name, path }) => [name, path.slice(1)]),
  'assets',
  'cards',
  'data',
  'index',
  'photos',
  'robots',
  'sitemap',
  '404',
])

/** Why no page can have this address; `undefined` if it can. */
function addressFault(id: string, publicDir: string | undefined): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return 'cannot be an address. Use a-z, 0-9 and single hyphens'
  if (TAKEN.has(id)) return `would be at /${id}, which the site itself uses`
  const rival =
    publicDir !== undefined &&
    [`${id}.html`, join(id, 'index.html')].find((name) => existsSync(join(publicDir, name)))
  return rival ? `would have the address of public/${rival}` : undefined
}

type PageContext = {
  values: Record<string, string>
  albums: readonly AlbumSource[]
  categories: SitePages['categories']
  hasPhotos: boolean
  base: string | undefined
  /** Files are not checked without it. */
  publicDir: string | undefined
  /** Tells which files of public/ a build with these pages publishes. */
  publishedWith: (pages: readonly PageSource[]) => SitePages['isPublished']
}

/** Reads the owner's pages from `pages/<id>.md`, sorted by `order`, then title. Reports faults by line. */
export async function readPages(
  folder: string,
  context: PageContext,
  report: Report,
): Promise<PageSource[]> {
  const entries = await readdir(join(folder, FOLDER), { withFileTypes: true }).catch(() => [])
  const drafts: DraftPage[] = []
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (name.startsWith('.')) continue
    const file = join(FOLDER, name)
    if (!name.endsWith('.md'))
      report({
        code: 'stray-page',
        severity: 'warning',
        file,
        path: '',
        message: 'is not a Markdown file',
        remedy: 'Name a page after its address, with the ending .md; put pictures into public/',
      })
    else {
      const draft = await readPage(folder, file, context, report)
      if (draft) drafts.push(draft)
    }
  }
  for (const draft of drafts)
    for (const { node, line } of draft.pictures)
      node.picture = await settlePicture(node.picture, line, { ...context, note: draft.note })
  let known: SitePages['isPublished'] | undefined
  // Made for the first link to a file: for 10,000 photos it takes 0.1 s.
  const isPublished = (file: string) => (known ??= context.publishedWith(drafts))(file)
  checkPageLinks(drafts, { ...context, isPublished }, report)
  return drafts
    .toSorted((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1))
    .map(
      ({ order: _order, note: _note, ids: _ids, links: _links, pictures: _pictures, ...page }) =>
        page,
    )
}

async function readPage(
  folder: string,
  file: string,
  { values, publicDir }: PageContext,
  report: Report,
): Promise<DraftPage | undefined> {
  const note: NoteLine = (line, code, message, remedy) => {
    const severity = code === 'raw-html' ? 'warning' : 'error'
    report({ code, severity, file, path: `line ${line}`, message, remedy })
  }
  const id = file.slice(FOLDER.length + 1, -'.md'.length)
  const fault = addressFault(id, publicDir)
  if (fault)
    report({
      code: 'address-taken',
      severity: 'error',
      file,
      path: '',
      message: fault,
      remedy: 'Give the file another name: it becomes the address',
    })
  const whole = await readText(folder, file, report)
  const found = whole === undefined ? undefined : parseFrontMatter(whole, note)
  if (whole === undefined || !found) return undefined
  const { lines } = found
  const head = fillPlaceholders(found.head, values, (word) =>
    note(
      1,
      'placeholder',
      `holds ${word} in its head, which site.json does not fill`,
      `Use one of ${placeholdersOf(values)}`,
    ),
  )
  const body = whole.split(/\r?\n/).slice(lines).join('\n')
  const { text, ...parsed } = parseMarkdown(body, lines + 1, values, note)
  if (text.blocks.length === 0)
    note(lines, 'empty-page', 'has no text', 'Write the text below the head, or remove the file')
  const [first] = text.blocks
  const description =
    head.description ?? (first?.tag === 'p' ? plainText(first.children) : undefined)
  return { id, ...head, description, file, text, note, ...parsed }
}
