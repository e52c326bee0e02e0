/** One width at which a photo can be had. `width` in px. */
export type Candidate = { src: string; width: number }

/**
 * The widths of a photo on an outside host, as its album file has them from linking: `template`
 * holds `{W}` where the width goes (a capital, because `{word}` is filled from site.json) and answers
 * at each of `widths` and at the photo's own; or `candidates` lists the addresses one by one. Ascending,
 * never beyond the photo's own width. Without any of them the address itself tells: see `local.ts`.
 */
export type Offer = {
  template?: string | undefined
  widths?: number[] | undefined
  candidates?: Candidate[] | undefined
}

/** What is known of a photo: its address, the width of the file behind it, and its host's offer. */
export type Original = Offer & { src: string; width?: number | undefined }
