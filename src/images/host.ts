export type Candidate = { src: string; width: number } // px

/**
 * The widths of a photo on another host, from its album file: a `template` with `{W}` for the
 * width, or `candidates` one by one, ascending. Capital, because site.json fills `{word}`.
 */
export type Offer = {
  template?: string | undefined
  widths?: number[] | undefined
  candidates?: Candidate[] | undefined
}

export type Original = Offer & { src: string; width?: number | undefined }

/** The version of a picture at a width, by its template. */
export const atWidth = (template: string, width: number): Candidate => ({
  src: template.replace('{W}', `${width}`),
  width,
})
