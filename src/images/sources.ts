import { atWidth, type Candidate, type Original } from './host.ts'
import { templateOf } from './local.ts'
import { SMALLER_WIDTHS, VIEWER_FROM } from './widths.ts'

/** The files of a photo by ascending width, up to its own. Empty if its width is unknown. */
export function candidates(original: Original): Candidate[] {
  const { src, width, widths = SMALLER_WIDTHS } = original
  if (width === undefined) return []
  if (original.candidates) return original.candidates
  const template = original.template ?? templateOf(src)
  const all = [...(template === src ? [] : widths.filter((w) => w < width)), width]
  return all.map((one) => atWidth(template, one))
}

/** The address of a photo's largest file. */
export const largestOf = (original: Original): string =>
  candidates(original).at(-1)?.src ?? original.src

type Sources = { src: string; srcSet?: string }

/** A grid enlarges its largest file up to this factor. Dense screens hide the blur. */
const STRETCH = 1.3

/** States widths that keep a grid on a dense screen from loading the viewer's files. */
function forGrid(all: readonly Candidate[]): Candidate[] {
  const largest = all.slice(0, -1).findLastIndex(({ width }) => width < VIEWER_FROM)
  return all.map((one, i) => {
    if (i !== largest) return one
    return { ...one, width: Math.min(Math.round(one.width * STRETCH), all[i + 1]!.width - 1) }
  })
}

/** The `srcSet` of an `<img>`, and a `src` that is at least `preferred` px wide if there is one. */
export function sources(original: Original, preferred = 960, isInGrid = false): Sources {
  const own = candidates(original)
  const all = isInGrid ? forGrid(own) : own
  const src = (own.find((c) => c.width >= preferred) ?? own.at(-1))?.src ?? original.src
  if (all.length < 2) return { src }
  return { src, srcSet: all.map((c) => `${c.src} ${c.width}w`).join(', ') }
}

const jpegOf = (addresses: string) => addresses.replaceAll('.avif', '.jpg')

/** The same sources as JPEG, which an import may write beside the AVIF files. */
export const inJpeg = ({ src, srcSet }: Sources): Sources => ({
  src: jpegOf(src),
  ...(srcSet ? { srcSet: jpegOf(srcSet) } : {}),
})
