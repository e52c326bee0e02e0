import { pathToFileURL } from 'node:url'
import slugify from '@sindresorhus/slugify'
import * as v from 'valibot'
import { checkCatalog } from '../../content/source/catalog/checkCatalog.ts'
import { languages, wordsFile } from '../../content/source/site/languages.ts'
import { reasonOf } from '../../content/source/json/reasonOf.ts'
import type { Catalog } from '../../content/source/schema/catalog.ts'
import { Site } from '../../content/source/schema/site.ts'
import type { Words } from '../../words/words.ts'

export type Owner = { [Field in keyof typeof READERS]: ReturnType<(typeof READERS)[Field]> }

/** Thrown for an unusable answer. `message`: the reason and the remedy. */
export class AnswerFault extends Error {}

/** The placeholder for the site's address until the owner has one. */
export const NO_URL = 'https://example.com'

const BRACES = 'must not hold braces, which stand for placeholders'

function check(value: string, shape: v.GenericSchema<string>): string {
  const result = v.safeParse(shape, value.trim())
  if (!result.success) throw new AnswerFault(reasonOf(result.issues[0]))
  if (/[{}]/.test(value)) throw new AnswerFault(BRACES)
  return value.trim()
}

/** `Hills, Sea` → categories. A name becomes an address like a folder's; `mountains=山` gives one. */
function readCategories(text: string): Catalog['categories'] {
  const categories = text
    .split(/[,،、，;؛]/)
    .map((part) => part.normalize('NFC').trim())
    .filter(Boolean)
    .map((part) => {
      const [, address, rest] = /^([\w.-]+)\s*=\s*(.+)$/.exec(part) ?? []
      const name = check(rest ?? part, Site.entries.name)
      const id = address ?? slugify(name)
      if (id === '')
        throw new AnswerFault(
          `"${name}" has no letters for an address. Write an address before it, such as mountains=${name}`,
        )
      return { id, name }
    })
  if (!categories.length)
    throw new AnswerFault(
      'must name at least one category, separated by commas, such as Hills, Sea',
    )
  checkCatalog({ categories, albums: [] }, ({ path, message, remedy }) => {
    const { name } = categories[Number(/\d+/.exec(path)?.[0])]!
    throw new AnswerFault(`"${name}" ${message}. ${remedy}, such as my-pictures=${name}`)
  })
  return categories
}

/** Readers of the answers. Each throws an `AnswerFault` for an unusable answer. */
export const READERS = {
  name: (text: string) => check(text, Site.entries.name),
  email: (text: string) => check(text, Site.entries.email),
  url: (text: string) => check(text.trim().replace(/\/+$/, ''), Site.entries.url),
  lang: (text: string) => {
    const codes = languages()
    if (!codes.includes(text.trim())) throw new AnswerFault(`must be one of ${codes.join(', ')}`)
    return text.trim()
  },
  categories: readCategories,
}

/** Editors use the schema to complete and check the file. */
const schemaFor = (name: string) => ({ $schema: `../../docs/schema/${name}.schema.json` })

const format = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`

/** The content files of an empty site, by path. The site can be built after each, written in this order. */
export async function newSite({
  name,
  email,
  url,
  lang,
  categories,
}: Owner): Promise<Map<string, string>> {
  const { machines } = (await import(pathToFileURL(wordsFile(lang)).href)) as Words
  const description = machines.site('{name}')
  return new Map([
    ['src/content/catalog.json', format({ ...schemaFor('catalog'), categories, albums: [] })],
    ['src/content/projects.json', format([])],
    [
      'src/content/site.json',
      format({
        ...schemaFor('site'),
        name,
        email,
        host: 'GitHub',
        lang,
        url,
        description,
      } satisfies v.InferInput<typeof Site>),
    ],
  ])
}
