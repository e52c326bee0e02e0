const SIDE = 1200 // px, the longer side

type Size = { width: number; height: number }

/** The size of a share picture, px. It has the photograph's proportions and is never larger. */
export function cardSize({ width, height }: Size): Size {
  const share = Math.min(1, SIDE / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** The path of the share picture of the photograph at `photoPath`, e.g. `…/alaska2018/0a1b`. */
export function cardPath(photoPath: string): string {
  return `/cards/${photoPath.split('/').slice(-2).join('/')}.jpg`
}
