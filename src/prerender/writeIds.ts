import { readFile, writeFile } from 'node:fs/promises'
import { bundledLists } from '../content/source/catalog/categoryLists.ts'
import type { Content, PageSource } from '../content/source/content.ts'

const union = (texts: readonly string[]) =>
  texts.map((text) => `\n  | ${JSON.stringify(text)}`).join('') || ' never'

type Named = Pick<Content, 'categories' | 'albums'> & { pages: readonly Pick<PageSource, 'id'>[] }

/** Types of the content's ids, for the parameters of links. */
function idsFile({ categories, albums, pages }: Named): string {
  const lists = bundledLists(categories)
  return [
    '// Written from catalog.json and pages/ by `npm run dev`, `npm run build` and `npm run types`.',
    '',
    '/** Last segments of the addresses of categories that are lists. */',
    `export type CategoryPath =${union(lists.map(({ path }) => path))}`,
    '',
    '/** Last segments of the canonical addresses of albums. */',
    `export type AlbumKey =${union(albums.map(({ key }) => key))}`,
    '',
    "/** Addresses of the owner's pages below the root. */",
    `export type PageId =${union(pages.map(({ id }) => id))}`,
    '',
  ].join('\n')
}

export async function writeIds(path: string, content: Named): Promise<void> {
  const text = idsFile(content)
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text)
}
