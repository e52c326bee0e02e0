import { createNoise2D } from 'simplex-noise'

/** Values are about -1 to 1, and equal on every machine for the same seed. */
export type Noise = (x: number, y: number) => number

/** Creates noise. A hash of the seed (FNV-1a) seeds a random generator (mulberry32). */
export function noise(seed: string): Noise {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193)
  return createNoise2D(() => {
    state += 0x6d2b79f5
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  })
}

/** The frequency is not exactly doubled, because the octaves would align. */
const OCTAVE = { gain: 0.5, frequency: 2.03 } as const

/** Sums several octaves of one noise (fractional Brownian motion). */
export function layered(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let gain = OCTAVE.gain
  let frequency = 1
  for (let i = 0; i < octaves; i++) {
    sum += gain * noise(x * frequency, y * frequency)
    gain *= OCTAVE.gain
    frequency *= OCTAVE.frequency
  }
  return sum
}
