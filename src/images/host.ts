/** One width at which a photo can be had. `width` in px. */
export type Candidate = { src: string; width: number }

/**
 * The widths of a photo on an outside host, as its album file has them from publishing: `template`
 * holds `{W}` where each of `widths` goes (a capital, because `{word}` is filled from site.json), or
 * `candidates` lists the addresses one by one. Ascending, never beyond the photo's own width.
 */
export type Offer = {
  template?: string | undefined
  widths?: number[] | undefined
  candidates?: Candidate[] | undefined
}

/** What is known of a photo: its address, the width of the file behind it, and its host's offer. */
export type Original = Offer & { src: string; width?: number | undefined }

/**
 * A host whose addresses alone tell the widths, so that a browser may work them out.
 * `candidates` is ascending, ends with the original and never goes beyond its width.
 * Hosts that take more to understand are read when the album is published: see `hosts/`.
 */
export type ImageHost = {
  id: string
  matches(src: string): boolean
  candidates(original: Original & { width: number }): Candidate[]
}
