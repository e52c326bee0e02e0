type Spot = [x: number, y: number]

/** Commands of a closed ring in whole numbers: M, one q, one t with the rest, z. */
export const RING = /M-?\d+[ -]\d+q(?:-?\d+[ -]?){4}t(?:-?\d+[ -]?)+z/.source

const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number)

/** The drawn curves of a path as polygons, each piece of curve in a few steps. */
export function polygons(path: string, pieces = 6): Spot[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [start = '', first = '', joints = ''] = ring.split(/[qt]/)
      let [x = NaN, y = NaN] = numbers(start)
      const [cx = NaN, cy = NaN, ...end] = numbers(first)
      let control: Spot = [x + cx, y + cy]
      const steps = [...end, ...numbers(joints)]
      const points: Spot[] = []
      for (let i = 0; i < steps.length; i += 2) {
        const [tx, ty] = [x + steps[i]!, y + steps[i + 1]!]
        for (let k = 0; k < pieces; k++) {
          const t = k / pieces
          const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
          points.push([p * x + q * control[0] + r * tx, p * y + q * control[1] + r * ty])
        }
        ;[x, y] = [tx, ty]
        control = [2 * tx - control[0], 2 * ty - control[1]]
      }
      points.push([x, y])
      return points
    })
}

/** Height of the strips of land that are searched for the edges at a point. */
const STRIP = 16

/** Tells whether a point lies on the land of a path, by its winding number, as it is filled. */
export function land(path: string): (x: number, y: number) => boolean {
  const strips = new Map<number, [from: Spot, to: Spot][]>()
  for (const ring of polygons(path))
    for (const [i, to] of ring.entries()) {
      const from = ring.at(i - 1)!
      const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
      for (let strip = Math.floor(top / STRIP); strip <= bottom / STRIP; strip++)
        strips
          .set(strip, strips.get(strip) ?? [])
          .get(strip)!
          .push([from, to])
    }
  return (x, y) => {
    let winding = 0
    for (const [[ax, ay], [bx, by]] of strips.get(Math.floor(y / STRIP)) ?? []) {
      if (ay <= y === by <= y) continue
      if (x < ax + ((y - ay) / (by - ay)) * (bx - ax)) winding += by > ay ? 1 : -1
    }
    return winding !== 0
  }
}

/** A grid of points about 0, 0, `apart` units from each other. */
function* pointsIn({ width, height }: { width: number; height: number }, apart = 31) {
  for (let x = -width / 2; x < width / 2; x += apart)
    for (let y = -height / 2; y < height / 2; y += apart) yield [x, y] as const
}

/** How many levels lie on one another at most, and at how many points one lies on a gap. */
export function stackLevels(paths: readonly string[], box: { width: number; height: number }) {
  const levels = paths.map(land)
  let [highest, gaps] = [0, 0]
  for (const [x, y] of pointsIn(box)) {
    const on = levels.map((level) => level(x, y))
    const height = on.lastIndexOf(true) + 1
    if (on.slice(0, height).includes(false)) gaps++
    highest = Math.max(highest, height)
  }
  return { highest, gaps }
}

/** The share of points at which two paths differ, the second moved to the left by `shift`. */
export function difference(
  one: string,
  other: string,
  box: { width: number; height: number },
  shift = 0,
): number {
  const [here, there] = [land(one), land(other)]
  const points = [...pointsIn(box)]
  return points.filter(([x, y]) => here(x, y) !== there(x + shift, y)).length / points.length
}
