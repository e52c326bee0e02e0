/** A segment, chunk, block or box of a picture's file. */
export type Part = { name: string; body: Buffer }

export type Parts = {
  parts: Part[]
  /** Offset of the end of the picture; `undefined` if the file is cut off. */
  end: number | undefined
}
