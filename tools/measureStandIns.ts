import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import type { Face, StandIn } from '../src/fonts/faces.ts'

/** Text with letter frequencies like the site's. */
const SAMPLE =
  'The quick brown fox jumps over the lazy dog. Photographs of mountains, families and the sea; what I build, and where I walk. 0123456789'

/**
 * System fonts. `advance`: the average width of a letter in `SAMPLE`, in em, measured on Liberation's
 * fonts, which are as wide as the ones that they replace.
 */
const LOCAL = {
  sans: { local: ['Arial', 'ArialMT', 'Liberation Sans'], advance: 0.4538 },
  bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], advance: 0.4849 },
  italic: {
    local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    advance: 0.4132,
  },
} as const

/** A bold font stands in from this weight. */
const BOLD_FROM = 551

const percent = (share: number) => Math.round(share * 100)

/** How a system font takes the space of a variable font at a weight. */
async function standIn(whole: Buffer, weight: number, by: keyof typeof LOCAL): Promise<StandIn> {
  const { local, advance } = LOCAL[by]
  const font = fontkit.create(
    await subsetFont(whole, SAMPLE, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  ) as fontkit.Font
  const em = font.unitsPerEm
  const size = font.layout(SAMPLE).advanceWidth / em / SAMPLE.length / advance
  return {
    local,
    size: percent(size),
    ascent: percent(font.ascent / em / size),
    descent: percent(-font.descent / em / size),
  }
}

/** Measures the fallback fonts of a font from its whole file. */
export async function measureStandIns(
  whole: Buffer,
  { style, weights: [least, most] }: Pick<Face, 'style' | 'weights'>,
): Promise<StandIn[]> {
  if (style === 'italic') return [await standIn(whole, least, 'italic')]
  const regular = await standIn(whole, least, 'sans')
  if (most < BOLD_FROM) return [regular]
  return [
    { ...regular, weights: [1, BOLD_FROM - 1] },
    { ...(await standIn(whole, most, 'bold')), weights: [BOLD_FROM, 1000] },
  ]
}
