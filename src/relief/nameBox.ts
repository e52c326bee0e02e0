import type { Area } from '../physics/world.ts'
import type { Box } from './grid.ts'
import type { Layout } from './layout.ts'
import { baselines, NAME } from './nameStyle.ts'

/** What must be known of a name to say which part of any box its letters take. */
export type NameMeasures = Pick<Layout, 'turn' | 'longest'> & {
  /** How far the letters reach above and below a baseline, em. */
  readonly above: number
  readonly below: number
}

/**
 * The rectangle around the letters of the name, as style rules set it into a box of px
 * (home/relief.css). home.css reckons with the same edges. For a box without an area, its corner.
 */
export function nameBox({ turn, longest, above, below }: NameMeasures, box: Box): Area {
  const width = Math.max(0, box.width || 0)
  const height = Math.max(0, box.height || 0)
  const size = Math.min(
    Math.max(NAME.smallest, NAME.size * Math.min(width, height)),
    (NAME.inside * width) / Math.max(longest, 1),
    NAME.tallest * height,
  )
  const isBroken = width < turn * height
  const whole = turn > 0 ? (turn * NAME.oneLine) / NAME.size : longest
  const reach = ((isBroken ? longest : whole) * size) / 2
  const lines = baselines(isBroken ? 2 : 1, size)
  return {
    left: width / 2 - reach,
    top: height / 2 + lines[0]! - above * size,
    right: width / 2 + reach,
    bottom: height / 2 + lines.at(-1)! + below * size,
  }
}
