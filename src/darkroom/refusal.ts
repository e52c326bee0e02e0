/** Why a photo cannot be imported. `remedy` is what the owner can do about it. */
export type Refused = { kind: RefusalKind; cause: string; remedy: string }

export type RefusalKind =
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

/** Thrown where a photo turns out not to be usable; the others go on. */
export class Refusal extends Error {
  readonly refused: Refused
  constructor(kind: RefusalKind, cause: string, remedy: string) {
    super(cause)
    this.name = 'Refusal'
    this.refused = { kind, cause, remedy }
  }
}
