import * as v from 'valibot'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import { ActBody, DocumentActBody } from '../acts.ts'

/** Reads the body of a POST. Throws a CommandError on anything but an ActRequest. */
export const readRequest = (body: string) => read(ActBody, body)

/** The same of one that is about a document. */
export const readDocumentRequest = (body: string) => read(DocumentActBody, body)

function read<Body extends typeof ActBody | typeof DocumentActBody>(
  schema: Body,
  body: string,
): v.InferOutput<Body> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new CommandError(
    EXIT.usage,
    `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}. Nothing changed.`,
  )
}
