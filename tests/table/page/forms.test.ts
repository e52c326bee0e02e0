// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import projects from '../../../docs/schema/projects.schema.json'
import site from '../../../docs/schema/site.schema.json'
import { formAt } from '../../../src/table/page/words/forms'
import { valueAt } from '../../../src/content/jsonValues'

const SCHEMAS: Record<string, object> = { 'site.json': site, 'projects.json': projects }

test.each(['/', '/about', '/projects'])(
  'every field of the form at %s is in the schema of its file',
  (path) => {
    const { file, parts } = formAt(path)!
    for (const part of parts)
      for (const field of part.fields) {
        const inSchema = [
          ...part.path.flatMap((name) => ['properties', name]),
          ...(part.add ? ['items'] : []),
          ...field.path.flatMap((name) => ['properties', name]),
        ]
        expect(valueAt(SCHEMAS[file], inSchema), field.label).toBeDefined()
      }
  },
)
