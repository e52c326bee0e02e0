/** A part of a picture's file, by the name that its container gives it. */
export type Part = { name: string; body: Buffer }

export type Parts = {
  parts: Part[]
  /** Where the picture ends, in bytes from its start; `undefined` where the file ends before. */
  end: number | undefined
}
