/** px; the longer side of a photograph's share picture, which networks show large. */
const SIDE = 1200

type Size = { width: number; height: number }

/** A photograph's share picture: whole, in its own proportions, never enlarged. px. */
export function cardSize({ width, height }: Size): Size {
  const share = Math.min(1, SIDE / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** Where the build puts the share picture of the photograph at this path, e.g. `…/alaska2018/0a1b`. */
export function cardPath(photoPath: string): string {
  return `/cards/${photoPath.split('/').slice(-2).join('/')}.jpg`
}
