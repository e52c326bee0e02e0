import type { Candidate, Original } from './host.ts'
import { templateOf } from './local.ts'
import { SMALLER_WIDTHS } from './widths.ts'

/** The widths of a photo, ascending, up to its own. None if its width is unknown. */
export function candidates(original: Original): Candidate[] {
  const { src, width, widths = SMALLER_WIDTHS } = original
  if (width === undefined) return []
  if (original.candidates) return original.candidates
  const template = original.template ?? templateOf(src)
  return [...(template === src ? [] : widths.filter((w) => w < width)), width].map((w) => ({
    src: template.replace('{W}', `${w}`),
    width: w,
  }))
}

type Sources = { src: string; srcSet?: string }

/** The `srcSet` of an `<img>`, and a `src` of at least `preferred` px. */
export function sources(original: Original, preferred = 960): Sources {
  const all = candidates(original)
  const src = (all.find((c) => c.width >= preferred) ?? all.at(-1))?.src ?? original.src
  if (all.length < 2) return { src }
  return { src, srcSet: all.map((c) => `${c.src} ${c.width}w`).join(', ') }
}

const jpegOf = (addresses: string) => addresses.replaceAll('.avif', '.jpg')

/** The same for the JPEGs that an import may write beside our own files. */
export const inJpeg = ({ src, srcSet }: Sources): Sources => ({
  src: jpegOf(src),
  ...(srcSet ? { srcSet: jpegOf(srcSet) } : {}),
})
