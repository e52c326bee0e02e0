import { COLOURS } from '../theme.ts'

const LEAST = 4.5 // WCAG 1.4.3, level AA

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

const PAIRS = [
  ['ink', 'paper'],
  ['ink-muted', 'paper'],
  ['accent', 'paper'],
  ['on-accent', 'accent'],
  ['menu-ink', 'menu'],
  ['menu-accent', 'menu'],
  ['toast-ink', 'toast'],
  ['toast-accent', 'toast'],
] as const

type Colours = Record<(typeof PAIRS)[number][number], { day: string; night: string }>

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour
  const light = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5)
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

export function colourFaults(colours: Colours = COLOURS): string[] {
  return PAIRS.flatMap(([name, ground]) =>
    (['day', 'night'] as const).flatMap((when) => {
      const [own, below] = [colours[name][when], colours[ground][when]]
      const unread = [own, below].find((colour) => !HEX.test(colour))
      if (unread !== undefined)
        return `src/theme.ts › COLOURS.${unread === own ? name : ground}: ${unread}, by ${when}, cannot be measured. Write it as hex, such as #1a2b3c.`
      const ratio = contrast(own, below)
      return ratio >= LEAST
        ? []
        : `src/theme.ts › COLOURS.${name}: ${own} on ${ground}, ${below}, by ${when} has a contrast of ${ratio.toFixed(1)} : 1, but text needs ${LEAST} : 1. Choose a colour with more contrast.`
    }),
  )
}
