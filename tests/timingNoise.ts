/**
 * Warnings of browsers that only depend on timing. They appear on a slow machine or in a background tab
 * although the page is sound, so they fail no test.
 */
const TIMING_NOISE: readonly { line: RegExp; reason: string }[] = [
  {
    line: /preloaded using link preload but not used/,
    reason:
      'A slow machine, or a tab in the background, uses a preloaded file later than expected.',
  },
  {
    line: /\[Intervention\]|Slow network is detected/,
    reason: 'The browser mistook a busy machine for a slow network.',
  },
  {
    line: /Throttling navigation to prevent the browser from hanging/,
    reason: 'A driver presses faster than a visitor can.',
  },
]

/** Whether a console line is such a warning. */
export const isTimingNoise = (text: string): boolean =>
  TIMING_NOISE.some(({ line }) => line.test(text))
