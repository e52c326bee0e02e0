import type { Site } from '../../content/schema.ts'
import { languageOf } from '../../content/source/site/languages.ts'
import { COLOURS } from '../../theme.ts'
import { escapeXml } from '../escapeXml.ts'
import { basePath } from '../hosts/basePath.ts'
import { FEEDS } from '../feeds/feedFiles.ts'
import { MANIFEST } from './manifestFile.ts'

type Given = {
  site: Pick<Site, 'name' | 'url' | 'lang'>
  hasFeeds: boolean
  hasFavicon: boolean
}

/** The language for Open Graph, with the country where most people speak it: `de` → `de_DE`. */
function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region === undefined ? language : `${language}_${region}`
}

/** Head tags that are the same on all pages. */
export function siteHead({ site, hasFeeds, hasFavicon }: Given): string[] {
  const base = basePath(site.url)
  const feed = (type: string, file: string) =>
    `<link rel="alternate" type="${type}" title="${escapeXml(site.name)}" href="${base}/${file}" />`
  const themeColour = (scheme: 'light' | 'dark', colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}" />`
  return [
    `<meta property="og:locale" content="${openGraphLocale(languageOf(site))}" />`,
    themeColour('light', COLOURS.paper.day),
    themeColour('dark', COLOURS.paper.night),
    `<link rel="manifest" href="${base}/${MANIFEST}" />`,
    ...(hasFavicon ? [`<link rel="icon" href="${base}/favicon.ico" sizes="32x32" />`] : []),
    ...(hasFeeds
      ? [feed('application/rss+xml', FEEDS.rss), feed('application/feed+json', FEEDS.json)]
      : []),
  ]
}

export const withSiteHead = (template: string, tags: readonly string[]): string =>
  template.replace('</head>', () => tags.map((tag) => `  ${tag}\n  `).join('') + '</head>')
