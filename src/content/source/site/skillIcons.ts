import { createRequire } from 'node:module'

type IconSet = { icons: Record<string, { body: string }> }

const require = createRequire(import.meta.url)

/** The ids of the icons in `src/about/skills.svg`. */
export const drawnIn = (sprite: string): string[] =>
  Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id = '']) => id)

/** The SVG paths of a Tabler icon (https://tabler.io/icons, MIT), on a grid of 24 units. */
export function outlineOf(name: string): string[] | undefined {
  const { icons }: IconSet = require('@iconify-json/tabler/icons.json')
  const body = icons[name]?.body ?? ''
  // A few outlines have shapes that are no path.
  const isOutline =
    body.includes('fill="none" stroke=') && !/<(circle|rect|line|ellipse|poly)/.test(body)
  return isOutline ? Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path) : undefined
}
