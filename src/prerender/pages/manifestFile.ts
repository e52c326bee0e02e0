import type { Site } from '../../content/schema.ts'
import { directionOf, languageOf } from '../../content/source/site/languages.ts'
import { COLOURS } from '../../theme.ts'
import type { ManifestIcon } from '../drawing/drawIcons.ts'

export const MANIFEST = 'manifest.webmanifest'

const SHORT = 12 // characters that fit below an icon

/** The web app manifest. Its addresses are relative, so they work below a base path. */
export function manifestFile(site: Site, icons: readonly ManifestIcon[]): string {
  const { name, description } = site
  const lang = languageOf(site)
  return JSON.stringify({
    id: './',
    name,
    short_name: name.length > SHORT ? name.split(/\s/)[0] : name,
    description,
    lang,
    dir: directionOf(lang),
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    theme_color: COLOURS.paper.day,
    background_color: COLOURS.paper.day,
    icons,
  })
}
