import type { Chromaticities, Chromaticity } from './matrixProfile.ts'

const D65: Chromaticity = [0.3127, 0.329]
export const SRGB: Chromaticities = {
  white: D65,
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
}
export const P3: Chromaticities = {
  white: D65,
  red: [0.68, 0.32],
  green: [0.265, 0.69],
  blue: [0.15, 0.06],
}
export const BT2020: Chromaticities = {
  white: D65,
  red: [0.708, 0.292],
  green: [0.17, 0.797],
  blue: [0.131, 0.046],
}
