import type { Diagnostic } from '../../content/source/diagnostic.ts'

export type Refused = Pick<Diagnostic, 'message' | 'remedy'> & { code: RefusalKind }

type RefusalKind =
  | 'empty'
  | 'truncated'
  | 'corrupt'
  | 'too-large'
  | 'unsupported-hevc'
  | 'unsupported'
  | 'not-an-image'
  | 'not-a-file'
  | 'unreadable'
  | 'changed'
  | 'crashed'

/** Thrown if a photo cannot be imported. The import continues with the others. */
export class Refusal extends Error {
  readonly refused: Refused
  constructor(code: RefusalKind, message: string, remedy: string) {
    super(message)
    this.name = 'Refusal'
    this.refused = { code, message, remedy }
  }
}
