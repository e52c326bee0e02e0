/** npm run docs:content: writes docs/content.md and docs/schema/ from the schema and tools/contentFields.ts. */
import { mkdir, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { contentDocs, FILES, schemaOf } from './contentDocs.ts'

const write = async (file: string, text: string) =>
  writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))

await mkdir('docs/schema', { recursive: true })
await write('docs/content.md', contentDocs())
for (const name of Object.keys(FILES) as (keyof typeof FILES)[])
  await write(`docs/schema/${name}.schema.json`, JSON.stringify(schemaOf(name).json))
