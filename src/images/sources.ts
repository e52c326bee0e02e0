import type { Candidate, ImageHost, Original } from './host.ts'
import { local } from './local.ts'
import { plain } from './plain.ts'

const HOSTS: ImageHost[] = [local, plain]

/** Every width at which a photo can be had, ascending. A photo of unknown width has none. */
export function candidates(original: Original): Candidate[] {
  const { src, width, template, widths } = original
  if (width === undefined) return []
  if (template && widths)
    return widths.map((w) => ({ src: template.replace('{W}', `${w}`), width: w }))
  if (original.candidates) return original.candidates
  const host = HOSTS.find((h) => h.matches(src)) ?? plain
  return host.candidates({ ...original, width })
}

/**
 * The address attributes of an `<img>`: a plain `src` of at least `preferred` px (for readers
 * without srcset), and a `srcSet` where there is a choice.
 */
export function sources(original: Original, preferred = 960): { src: string; srcSet?: string } {
  const all = candidates(original)
  const src = (all.find((c) => c.width >= preferred) ?? all.at(-1))?.src ?? original.src
  if (all.length < 2) return { src }
  return { src, srcSet: all.map((c) => `${c.src} ${c.width}w`).join(', ') }
}
