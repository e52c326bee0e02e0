import type { Site } from '../../content/schema.ts'
import { languageOf } from '../../content/source/site/languages.ts'
import { escapeXml } from '../escapeXml.ts'
import { type FeedEntry, type FeedSources, feedEntries } from './feedEntries.ts'

export const FEEDS = { rss: 'feed.xml', json: 'feed.json' } as const

type FeedSite = Pick<Site, 'name' | 'url' | 'description' | 'lang'>

/** The feeds of the site by name: RSS 2.0 and JSON Feed 1.1. Returns none without public photographs. */
export function feedFiles(
  site: FeedSite,
  sources: Omit<FeedSources, 'site'>,
): Record<string, string> {
  const entries = feedEntries({ ...sources, site })
  return entries.length === 0
    ? {}
    : { [FEEDS.rss]: rssFeed(site, entries), [FEEDS.json]: jsonFeed(site, entries) }
}

type Attributes = Record<string, string | number | undefined>

/** An XML element. `content` is markup. Attributes without a value are omitted. */
function element(name: string, content: string, attributes: Attributes = {}): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  return `<${name}${said.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`
}

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

function rssFeed(site: FeedSite, entries: readonly FeedEntry[]): string {
  const { name, url, description } = site
  const self = { href: `${url}/${FEEDS.rss}`, rel: 'self', type: 'application/rss+xml' }
  const channel = [
    element('title', escapeXml(name)),
    element('link', escapeXml(`${url}/`)),
    element('description', escapeXml(description)),
    element('language', escapeXml(languageOf(site))),
    element('atom:link', '', self),
    ...entries.map(rssItem),
  ]
  const rss = element('rss', element('channel', channel.join('\n')), {
    version: '2.0',
    ...NAMESPACES,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`
}

function rssItem({ url, title, album, taken, picture, rights, html }: FeedEntry): string {
  const { url: src, type, bytes, width, height } = picture
  const enclosure = { url: src, length: bytes, type }
  const { license } = rights
  const licenseText = { type: 'text/html', href: license }
  const media = { url: src, fileSize: bytes, type, medium: 'image', width, height }
  return element(
    'item',
    [
      element('title', escapeXml(title)),
      element('link', escapeXml(url)),
      element('guid', escapeXml(url), { isPermaLink: 'true' }),
      taken ? element('pubDate', taken.toUTCString()) : '',
      element('category', escapeXml(album)),
      element('description', escapeXml(html)),
      // RSS requires the length of an enclosure.
      bytes === undefined ? '' : element('enclosure', '', enclosure),
      element('media:content', '', media),
      element('media:credit', escapeXml(rights.credit), {
        role: 'photographer',
        scheme: 'urn:ebu',
      }),
      element('media:copyright', escapeXml(rights.copyright), { url: rights.acquire }),
      license === undefined ? '' : element('media:license', escapeXml(license), licenseText),
    ].join(''),
  )
}

function jsonFeed(site: FeedSite, entries: readonly FeedEntry[]): string {
  const { name, url, description } = site
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: `${url}/`,
    feed_url: `${url}/${FEEDS.json}`,
    description,
    language: languageOf(site),
    authors: [{ name, url: `${url}/` }],
    items: entries.map(({ url, title, album, taken, picture, rights, html }) => ({
      id: url,
      url,
      title,
      content_html: html,
      image: picture.url,
      date_published: taken,
      authors: [{ name: rights.credit }],
      tags: [album],
      // An extension, because the format has no field for rights.
      _rights: { ...rights, about: 'https://iptc.org/standards/photo-metadata/' },
      attachments: picture.type && [
        { url: picture.url, mime_type: picture.type, size_in_bytes: picture.bytes },
      ],
    })),
  })
}
