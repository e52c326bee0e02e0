import type { Area } from '../../physics/world.ts'
import type { BoxSize } from '../terrain/grid.ts'
import type { NameLayout } from './layoutName.ts'
import { NAME } from './nameStyle.ts'

export type NameMeasures = Pick<NameLayout, 'oneLineFrom' | 'longestLine'> & {
  readonly above: number // em, the reach of the letters from the baseline
  readonly below: number
}

/** The rectangle around the name's letters in a box (px). `nameEdges` gives the same in CSS. */
export function nameBox(
  { oneLineFrom, longestLine, above, below }: NameMeasures,
  box: BoxSize,
): Area {
  const width = Math.max(0, box.width || 0)
  const height = Math.max(0, box.height || 0)
  const size = Math.min(
    Math.max(NAME.smallest, NAME.size * Math.min(width, height)),
    (NAME.inside * width) / Math.max(longestLine, 1),
    NAME.tallest * height,
  )
  const isBroken = width < oneLineFrom * height
  const whole = oneLineFrom > 0 ? (oneLineFrom * NAME.oneLine) / NAME.size : longestLine
  const reach = ((isBroken ? longestLine : whole) * size) / 2
  const halfLeading = isBroken ? (NAME.leading / 2) * size : 0
  return {
    left: width / 2 - reach,
    top: height / 2 - halfLeading - (above - NAME.drop) * size,
    right: width / 2 + reach,
    bottom: height / 2 + halfLeading + (below + NAME.drop) * size,
  }
}

/** A hundredth of a box's width, height and smaller side in CSS. */
type Percent = { width: string; height: string; smallerSide: string }
const WINDOW: Percent = { width: 'vw', height: 'svh', smallerSide: 'svmin' }
const CONTAINER: Percent = { width: 'cqw', height: 'cqh', smallerSide: 'cqmin' }

const short = (value: number) => Number(value.toFixed(4)) // a thousandth of a pixel is invisible

function sizeIn({ width, height, smallerSide }: Percent, longestLine: number): string {
  const { smallest, size, inside, tallest } = NAME
  const wished = `max(${smallest}px, ${size * 100}${smallerSide})`
  const widest = `${short((inside * 100) / Math.max(longestLine, 1))}${width}`
  return `min(${wished}, ${widest}, ${tallest * 100}${height})`
}

/** The font size of the name in the window, as a CSS length. */
export const nameSize = (longestLine: number): string => sizeIn(WINDOW, longestLine)

/** 1px in windows that show the name on one line, otherwise 0px, for a container query. */
export const oneLineSwitch = (oneLineFrom: number): string =>
  `clamp(0px, (100vw - 100svh * ${oneLineFrom}) * 9999, 1px)`

/** The upper and lower edge of the name's letters in a size container, as CSS lengths. */
export function nameEdges({ oneLineFrom, longestLine, above, below }: NameMeasures) {
  const size = sizeIn(CONTAINER, longestLine)
  // Half the distance between two lines, or 0 for one line.
  const halfLeading = `clamp(0px, (100cqh * ${oneLineFrom} - 100cqw) * 9999, ${NAME.leading / 2} * ${size})`
  return {
    top: `calc(50cqh - ${halfLeading} - ${short(above - NAME.drop)} * ${size})`,
    bottom: `calc(50cqh + ${halfLeading} + ${short(below + NAME.drop)} * ${size})`,
  }
}
