import { createRequire } from 'node:module'

type IconSet = { icons: Record<string, { body: string } | undefined> }

let icons: IconSet['icons'] | undefined

/** The ids of the icons in `src/about/skills.svg`. */
export const drawnIn = (sprite: string): string[] =>
  Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id = '']) => id)

/** The SVG paths of a Tabler icon (https://tabler.io/icons, MIT), on a grid of 24 units. */
export function outlineOf(name: string): string[] | undefined {
  icons ??= (createRequire(import.meta.url)('@iconify-json/tabler/icons.json') as IconSet).icons
  const body = Object.hasOwn(icons, name) ? icons[name]!.body : ''
  const isOutline = body.includes('fill="none" stroke=')
  return isOutline ? Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path) : undefined
}
