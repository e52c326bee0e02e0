import { toJsonSchema } from '@valibot/to-json-schema'
import { AlbumFile } from '../src/content/source/schema/album.ts'
import { Catalog } from '../src/content/source/schema/catalog.ts'
import { ProjectList, Resume, Site } from '../src/content/source/schema/site.ts'
import { FIELDS } from './contentFields.ts'

const SCHEMAS = {
  site: Site,
  projects: ProjectList,
  catalog: Catalog,
  album: AlbumFile,
  resume: Resume,
} as const
type Name = keyof typeof SCHEMAS

/** The files described by each schema, below `src/content`, and their purpose. */
export const FILES: Record<Name, readonly [file: string, says: string]> = {
  site: ['site.json', 'You and your site. Needed are those in bold.'],
  projects: ['projects.json', 'What you built: a list.'],
  catalog: ['catalog.json', 'Categories and albums.'],
  album: ['albums/<file>.json', 'The photos of one album. Imports write them.'],
  resume: ['resume.json', 'The resume that `npm run resume` prints.'],
}

type Node = {
  type?: string
  properties?: Record<string, Node>
  items?: Node | Node[]
  required?: string[]
  description?: string
  examples?: unknown[]
}
type Field = { path: string; isNeeded: boolean; node: Node }

/** All fields of a JSON Schema, each before its children. List entries are called `[]`. */
function fieldsIn(node: Node, path = ''): Field[] {
  const { properties = {}, items, required = [] } = node
  if (items && !Array.isArray(items)) return fieldsIn(items, `${path}[]`)
  return Object.entries(properties).flatMap(([name, one]) => {
    const own = path ? `${path}.${name}` : name
    return [{ path: own, isNeeded: required.includes(name), node: one }, ...fieldsIn(one, own)]
  })
}

/** The fields of a kind of file, and its JSON Schema with descriptions and examples. */
export function schemaOf(name: Name): { json: object; fields: Field[] } {
  // JSON Schema cannot express everything, such as an order of numbers. The build checks the rest.
  const json = toJsonSchema(SCHEMAS[name], { errorMode: 'ignore', typeMode: 'input' }) as Node
  const fields = fieldsIn(json)
  for (const { path, node } of fields) {
    const doc = FIELDS[name]?.[path]
    if (doc) Object.assign(node, { description: doc[0], examples: [doc[1]] })
  }
  return { json: { ...json, title: `src/content/${FILES[name][0]}` }, fields }
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The text of docs/content.md. */
export function contentDocs(): string {
  const parts = (Object.keys(SCHEMAS) as Name[]).map((name) => {
    const [file, says] = FILES[name]
    const rows = schemaOf(name).fields.map(({ path, isNeeded }) => {
      const [text, example] = FIELDS[name]![path]!
      const field = isNeeded ? `**\`${path}\`**` : `\`${path}\``
      return `| ${field} | ${cell(text)} | \`${cell(JSON.stringify(example))}\` |`
    })
    return `## ${file}\n\n${says}\n\n| field | | example |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# The fields of the content

Written by \`npm run docs:content\`. \`[]\` stands for each entry of a list; fields in bold are needed. Texts may say \`{name}\`, \`{email}\`, \`{host}\` and names of \`people\`. A file that begins with \`"$schema"\` is completed and checked by editors while you type: \`"$schema": "../../docs/schema/site.schema.json"\`. Pages of Markdown are described in [Your content](owner.md#pages-of-your-own).

${parts.join('\n')}`
}
