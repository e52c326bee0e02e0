import { nth, type Vertex } from './curve.ts'

/** SVG needs no space before a minus sign. */
const terse = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')

/** A closed quadratic spline in relative integers. `t` mirrors the previous control point. */
export function path(control: readonly Vertex[], shift = 0): string {
  const n = control.length
  if (n < 3) return ''
  const joint = (i: number) => {
    const [x, y] = nth(control, i)
    const [nx, ny] = nth(control, i + 1)
    return [(x + nx) / 2, (y + ny) / 2] as const
  }
  const [x, y] = joint(0)
  const [cx, cy] = nth(control, 1)
  const [ex, ey] = joint(1)
  const rest: number[] = []
  for (let i = 1; i < n; i++) {
    const [fx, fy] = joint(i)
    const [tx, ty] = joint(i + 1)
    rest.push(tx - fx, ty - fy)
  }
  return `M${terse([x + shift, y])}q${terse([cx - x, cy - y, ex - x, ey - y])}t${terse(rest)}z`
}
