/** One width at which a photo can be had. `width` in px. */
export type Candidate = { src: string; width: number }

/** What a host is told of a photo: its address, and the width of the file behind it where known. */
export type Original = { src: string; width?: number | undefined }

/**
 * An image host: how to tell its addresses, and at which widths it serves the same picture.
 * `candidates` is ascending, ends with the original and never goes beyond its width.
 */
export type ImageHost = {
  id: string
  matches(src: string): boolean
  candidates(original: Original & { width: number }): Candidate[]
}
