import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { contentDocs, FILES, schemaOf } from '../../tools/contentDocs'
import { FIELDS } from '../../tools/contentFields'

const NAMES = Object.keys(FILES) as (keyof typeof FILES)[]
const formatted = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig(file)), filepath: file })

test.each(NAMES)('every field of %s is described, and nothing else is', (name) => {
  const fields = schemaOf(name).fields.map(({ path }) => path)
  expect(Object.keys(FIELDS[name]!).toSorted()).toEqual(fields.toSorted())
})

test('docs/content.md and the JSON Schemas match the schema (otherwise run `npm run docs:content`)', async () => {
  const docs = 'docs/content.md'
  expect(readFileSync(docs, 'utf8')).toBe(await formatted(docs, contentDocs()))
  for (const name of NAMES) {
    const file = `docs/schema/${name}.schema.json`
    expect(readFileSync(file, 'utf8'), file).toBe(
      await formatted(file, JSON.stringify(schemaOf(name).json)),
    )
  }
})
