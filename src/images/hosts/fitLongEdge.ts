import type { Candidate } from '../host.ts'
import type { Size } from './outsideHost.ts'

/** px; smaller than this no page of the site draws a photo. */
const LEAST = 300

/** The candidate of a version whose longer side is `edge` px; none where it is no smaller, or too small. */
export function fitLongEdge(size: Size, edge: number, src: string): Candidate[] {
  const longer = Math.max(size.width, size.height)
  const width = Math.round((size.width * edge) / longer)
  return edge < longer && width >= LEAST ? [{ src, width }] : []
}
