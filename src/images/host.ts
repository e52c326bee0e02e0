export type Candidate = { src: string; width: number } // px

/**
 * The widths of a photo on another host, from the album file: a `template` with `{W}` for the width, or
 * single `candidates`, ascending. `W` is a capital because `{word}` is a placeholder of site.json.
 */
export type Offer = {
  template?: string | undefined
  widths?: number[] | undefined
  candidates?: Candidate[] | undefined
}

export type Original = Offer & { src: string; width?: number | undefined }

/** The file of a template at a width. */
export const atWidth = (template: string, width: number): Candidate => ({
  src: template.replace('{W}', `${width}`),
  width,
})
