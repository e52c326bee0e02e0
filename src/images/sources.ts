import type { Candidate, Original } from './host.ts'
import { templateOf } from './local.ts'
import { SMALLER_WIDTHS } from './widths.ts'

/**
 * Every width at which a photo can be had, ascending, never beyond its own. A photo of unknown width
 * has none; one whose host is not known to resize has its own.
 */
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

/**
 * The address attributes of an `<img>`: a plain `src` of at least `preferred` px (for readers
 * without srcset), and a `srcSet` where there is a choice.
 */
export function sources(original: Original, preferred = 960): Sources {
  const all = candidates(original)
  const src = (all.find((c) => c.width >= preferred) ?? all.at(-1))?.src ?? original.src
  if (all.length < 2) return { src }
  return { src, srcSet: all.map((c) => `${c.src} ${c.width}w`).join(', ') }
}

const jpegOf = (addresses: string) => addresses.replaceAll('.avif', '.jpg')

/** The same for the JPEGs beside our own files, which an import writes where it is asked to. */
export const inJpeg = ({ src, srcSet }: Sources): Sources => ({
  src: jpegOf(src),
  ...(srcSet ? { srcSet: jpegOf(srcSet) } : {}),
})
