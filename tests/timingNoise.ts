/**
 * What a browser says for reasons of timing alone. A slow machine or a tab in the background draws
 * such a line where nothing is wrong with the page, so it fails no test.
 */
const TIMING_NOISE: readonly { line: RegExp; reason: string }[] = [
  {
    line: /preloaded using link preload but not used/,
    reason:
      'A slow machine, or a tab in the background, uses a preloaded file later than expected.',
  },
  {
    line: /\[Intervention\]|Slow network is detected/,
    reason: 'The browser took the load of the machine for a slow network, and helps itself.',
  },
  {
    line: /Throttling navigation to prevent the browser from hanging/,
    reason: 'A driver presses faster than a visitor can.',
  },
]

/** Whether a line of the console says only that something took its time. */
export const isTimingNoise = (text: string): boolean =>
  TIMING_NOISE.some(({ line }) => line.test(text))
