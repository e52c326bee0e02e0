type Spot = [x: number, y: number]

/** The path of a closed ring in whole numbers: M, one q, one t with all further points, z. */
export const RING = /M-?\d+[ -]\d+q(?:-?\d+[ -]?){4}t(?:-?\d+[ -]?)+z/.source

const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number)

/** The rings of a path as polygons, with `pieces` points per curve. */
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

/** The height of the strips by which edges are indexed. */
const STRIP = 16

/** Returns a test whether a point is inside the filled path, by the nonzero rule. */
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

/** A grid of points around 0, 0, `apart` units from each other. */
function* pointsIn({ width, height }: { width: number; height: number }, apart = 31) {
  for (let x = -width / 2; x < width / 2; x += apart)
    for (let y = -height / 2; y < height / 2; y += apart) yield [x, y] as const
}

/** The largest number of stacked levels, and the number of points at which a lower level is missing. */
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

/** The share of points at which two paths differ. The second is moved to the left by `shift`. */
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
