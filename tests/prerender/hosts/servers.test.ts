import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuildCache } from '../../../src/prerender/output/buildCache'
import { compressFiles } from '../../../src/prerender/output/compressFiles'
import { NOT_FOR_ROBOTS } from '../../../src/prerender/hosts/keptFromRobots'
import { hostRules } from '../../../src/prerender/hosts/hostRules'
import {
  HASHED,
  LONG_CACHING,
  NO_CACHING,
  securityHeaders,
  tlsHeaders,
} from '../../../src/prerender/hosts/securityHeaders'
import { createOutput } from '../../../src/prerender/output/outputFolder'
import { writeHostFiles } from '../../../src/prerender/hosts/writeHostFiles'
import { fill, makeFolder } from '../../folder'
import { CONTENT } from './content'
import { ask, KINDS, type Server } from './servers'

const LAKES = '/photography/landscape/lakes'
const SECRET = '/photography/portraits/k7Qz93mVx2LtR8wY'
const PAGES = [
  'index.html',
  '404.html',
  'about.html',
  'about/index.html',
  'photography.html',
  'photography/index.html',
  `${LAKES.slice(1)}.html`,
  `${LAKES.slice(1)}/0a1b.html`,
  `${SECRET.slice(1)}.html`,
  `${SECRET.slice(1)}/0c2d.html`,
  'photography/misc.html',
  'photography/misc/index.html',
  'photography/misc/0e3f.html',
  'photography/portraits.html',
  'photography/portraits/index.html',
]
const FILES = [
  ...PAGES,
  'assets/app-1.js',
  'icon.svg',
  'feed.json',
  'feed.xml',
  'manifest.webmanifest',
  'robots.txt',
  'pictures/IMG-1234.jpg',
  'pictures/IMG-5678.jpg',
  'pictures/a#1.jpg',
  'pictures/q?x.png',
  ...['0a1b', '0c2d', '0e3f'].map((id) => `photos/${id}-400.avif`),
]

/** A text that names its file and is long enough to be compressed. */
const textOf = (file: string) => `${file}\n`.repeat(200)

/** Status and file of the answer to each kind of address. */
const ADDRESSES: [string, number, string][] = [
  ['/', 200, 'index.html'],
  ['//', 200, 'index.html'],
  ['/index.html', 200, 'index.html'],
  ['/about', 200, 'about.html'],
  ['/about/', 200, 'about.html'],
  ['/about//', 200, 'about.html'],
  ['/about.html', 200, 'about.html'],
  ['/about?page=2', 200, 'about.html'],
  ['/about/?page=2', 200, 'about.html'],
  ['/photography', 200, 'photography.html'],
  ['/photography/', 200, 'photography.html'],
  ['/photography/index.html', 200, 'photography/index.html'],
  [LAKES, 200, `${LAKES.slice(1)}.html`],
  [`${LAKES}/`, 200, `${LAKES.slice(1)}.html`],
  ['/photography/lakes', 200, `${LAKES.slice(1)}.html`],
  ['/photography/portraits/lakes/', 200, `${LAKES.slice(1)}.html`],
  ['/photography/LAKES?from=a-friend', 200, `${LAKES.slice(1)}.html`],
  ['/photography/landscape/Lakes/0a1b', 200, `${LAKES.slice(1)}/0a1b.html`],
  // In the rest of a path, the letter case matters.
  ['/Photography/landscape/lakes', 404, '404.html'],
  ['/photography/Landscape/lakes', 404, '404.html'],
  ['/About', 404, '404.html'],
  ['/photography/water', 404, '404.html'],
  [`${LAKES}/0A1B`, 404, '404.html'],
  [`${LAKES}/0a1b`, 200, `${LAKES.slice(1)}/0a1b.html`],
  [`${LAKES}/0a1b/`, 200, `${LAKES.slice(1)}/0a1b.html`],
  ['/photography/portraits/lakes/0a1b/', 200, `${LAKES.slice(1)}/0a1b.html`],
  [SECRET, 200, `${SECRET.slice(1)}.html`],
  ['/photography/k7qz93mvx2ltr8wy/0c2d', 200, `${SECRET.slice(1)}/0c2d.html`],
  ['/photography/misc', 200, 'photography/misc.html'],
  ['/photography/landscape/misc/', 200, 'photography/misc.html'],
  ['/assets/app-1.js', 200, 'assets/app-1.js'],
  ['/photos/0a1b-400.avif', 200, 'photos/0a1b-400.avif'],
  ['/icon.svg', 200, 'icon.svg'],
  ['/feed.json', 200, 'feed.json'],
  ['/manifest.webmanifest', 200, 'manifest.webmanifest'],
  ['/pictures/a%231.jpg', 200, 'pictures/a#1.jpg'],
  ['/pictures/q%3Fx.png?v=1', 200, 'pictures/q?x.png'],
  ['/pictures/a%232.jpg', 404, '404.html'],
  ['/nothing', 404, '404.html'],
  ['/nothing/', 404, '404.html'],
  ['/nothing.html', 404, '404.html'],
  ['/no/%C3%A6', 404, '404.html'],
  ['/assets/app-0.js', 404, '404.html'],
  ['/assets/', 404, '404.html'],
  ['/photography/landscape', 404, '404.html'],
  ['/photography/lakes/nothing', 404, '404.html'],
  ['/photography/animals/lakes', 404, '404.html'],
  ['/photography/waterx1', 404, '404.html'],
  ['/photography/lakes/0a1b/more', 404, '404.html'],
]
/** Where each kind of former address redirects to. */
const REDIRECTS: [string, string][] = [
  ['/photography/landscape/water.1', LAKES],
  ['/photography/landscape/water.1/', LAKES],
  ['/photography/landscape/water.1//', LAKES],
  ['/photography/landscape/WATER.1', LAKES],
  ['/photography/landscape/w%61ter.1', LAKES],
  [
    '/photography/landscape/water.1?from=a-friend&q=%C3%A6%20?/',
    `${LAKES}?from=a-friend&q=%C3%A6%20?/`,
  ],
  ['/photography/landscape/Water.1/?from=a-friend', `${LAKES}?from=a-friend`],
  ['/photography/water.1', LAKES],
  ['/photography/portraits/water.1/', LAKES],
  ['/photography/landscape/water.1/0a1b', `${LAKES}/0a1b`],
  ['/photography/landscape/water.1/0a1b/', `${LAKES}/0a1b`],
  ['/photography/water.1/0a1b?from=a-friend', `${LAKES}/0a1b?from=a-friend`],
  ['/photography/landscape/water.1/%C3%A6', `${LAKES}/%C3%A6`],
  ['/photography/landscape/old-Zt81LmQw52XcVb7K', SECRET],
]
const TYPES = [
  ['/pictures/a%231.jpg', /^image\/jpeg/],
  ['/about', /^text\/html/],
  ['/nothing', /^text\/html/],
  ['/assets/app-1.js', /^(text|application)\/javascript/],
  ['/icon.svg', /^image\/svg\+xml/],
  ['/feed.json', /^application\/feed\+json/],
  ['/feed.xml', /^application\/rss\+xml/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/photos/0a1b-400.avif', /^image\/avif/],
] as const

describe.each([
  ['at the root', 'https://example.com'],
  ['below a base path', 'https://me.github.io/my.site'],
])('%s', (_, url) => {
  const rules = hostRules({ ...CONTENT, site: { ...CONTENT.site, url } })
  const { base } = rules
  let root: string
  beforeAll(async () => {
    root = makeFolder()
    // nginx reads the folder as another user.
    await chmod(root, 0o755)
    const out = join(root, 'dist')
    fill(out, Object.fromEntries(FILES.map((file) => [file, textOf(file)])))
    fill(root, { 'secret.html': 'secret' })
    await compressFiles(out, FILES, createOutput(out), createBuildCache(join(root, 'cache')))
    await writeHostFiles(rules, out, createOutput(out))
  })

  for (const { name, missing, start } of KINDS) {
    if (missing) console.warn(missing)
    describe.skipIf(missing)(name, () => {
      let server: Server
      beforeAll(async () => {
        server = await start(root, rules)
      })
      afterAll(() => server.stop())
      const get = (path: string, headers?: Record<string, string>) =>
        ask(server.origin, base + path, headers)

      test.each(ADDRESSES)('answers %s with %i and %s', async (path, status, file) => {
        const answer = await get(path)
        expect([answer.status, answer.body.split('\n')[0]]).toEqual([status, file])
      })

      test.each(REDIRECTS)('redirects %s to %s', async (path, to) => {
        const { status, headers } = await get(path)
        const { pathname, search } = new URL(String(headers.location), server.origin)
        expect([status, pathname + search]).toEqual([301, base + to])
        // The owner may change the redirect, so browsers must not keep it.
        expect(headers['cache-control']).toBe(NO_CACHING)
        if (!to.includes('%')) expect((await ask(server.origin, base + to)).status).toBe(200)
      })

      test('redirects without adding a header from the address', async () => {
        const { status, headers } = await get('/photography/water.1/x%0d%0aSet-Cookie:%20a=b')
        expect([status, headers['set-cookie']]).toEqual([301, undefined])
        expect(new URL(String(headers.location), server.origin).pathname).toBe(
          `${base}${LAKES}/x%0D%0ASet-Cookie:%20a=b`,
        )
      })

      // Caddy itself answers 500.
      test.skipIf(name === 'Caddy')('answers 404 to a file name that is too long', async () => {
        const { status, body } = await get(`/photography/${'a'.repeat(300)}`)
        expect([status, body.split('\n')[0]]).toEqual([404, '404.html'])
      })

      test.each(['/../secret.html', '/..%2fsecret.html', '/%2e%2e/secret.html'])(
        'serves nothing outside the site at %s',
        async (path) => {
          const { status, body } = await get(path)
          expect(body).not.toBe('secret')
          expect([400, 404]).toContain(status)
        },
      )

      test.each(['/%E0%A4%A/index.html', '/%E0%A4%A', '/about%', '/%00.html', '/%00'])(
        'survives the invalid address %s',
        async (path) => {
          expect((await get(path)).status).toBeGreaterThanOrEqual(400)
          expect((await get('/about')).status).toBe(200)
        },
      )

      test.each([
        '/about',
        '/nothing',
        '/assets/app-1.js',
        '/photos/0a1b-400.avif',
        '/assets/no',
        '/photography/water.1',
      ])('sends each security header once with %s', async (path) => {
        const { headers } = await get(path)
        const wanted =
          name === 'npm start' ? securityHeaders : { ...securityHeaders, ...tlsHeaders }
        for (const [header, value] of Object.entries(wanted))
          expect(headers[header.toLowerCase()], header).toBe(value)
      })

      test.each(TYPES)('sends the right Content-Type for %s', async (path, type) => {
        expect((await get(path)).headers['content-type']).toMatch(type)
      })

      test('sends Cache-Control: long for hashed files, no-cache for others, none for 404', async () => {
        const keptFor = async (path: string) => (await get(path)).headers['cache-control']
        expect(await keptFor('/assets/app-1.js')).toBe(LONG_CACHING)
        expect(await keptFor('/photos/0a1b-400.avif')).toBe(LONG_CACHING)
        for (const path of ['/about', '/photography/lakes/0a1b', '/', '/icon.svg'])
          expect(await keptFor(path), path).toBe(NO_CACHING)
        for (const folder of HASHED) expect(await keptFor(`${folder}no.js`)).toBeUndefined()
      })

      test.each([
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ])('respects Accept-Encoding: %s', async (accepted, encoding) => {
        const pages = ['/about', '/photography/lakes', '/assets/app-1.js', '/nothing', '/']
        for (const path of pages) {
          const { headers, body } = await get(path, { 'accept-encoding': accepted })
          expect(headers['content-encoding'], path).toBe(encoding)
          expect(headers.vary, path).toMatch(/accept-encoding/i)
          expect(body.split('\n')).toHaveLength(201)
        }
        const { headers } = await get('/photos/0a1b-400.avif', { 'accept-encoding': accepted })
        expect(headers['content-encoding']).toBeUndefined()
      })

      test('sends X-Robots-Tag for pages and pictures that are not for search engines', async () => {
        const robotsOf = async (path: string) => (await get(path)).headers['x-robots-tag']
        for (const path of [
          '/photography/portraits',
          '/photography/portraits/',
          '/photography/misc',
          '/photography/misc/',
          '/photography/misc/0e3f',
          '/photography/landscape/odds/0e3f',
          SECRET,
          `${SECRET}/0c2d`,
          '/photos/0c2d-400.avif',
          '/photos/0e3f-400.avif',
          '/pictures/IMG-1234.jpg',
        ])
          expect(await robotsOf(path), path).toBe(NOT_FOR_ROBOTS)
        const open = ['/photos/0a1b-400.avif', '/pictures/IMG-5678.jpg']
        for (const path of ['/', '/about', LAKES, `${LAKES}/0a1b`, ...open])
          expect(await robotsOf(path), path).toBeUndefined()
      })

      test('answers 304 to the ETag of a page', async () => {
        const { headers } = await get('/about', { 'accept-encoding': 'gzip' })
        const again = { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) }
        expect((await get('/about', again)).status).toBe(304)
      })

      test.runIf(base !== '')(
        'redirects the base path to the site and answers 404 outside it',
        async () => {
          const { status, headers } = await ask(server.origin, base)
          expect([status, new URL(String(headers.location), 'https://x').pathname]).toEqual([
            301,
            `${base}/`,
          ])
          for (const path of ['/about', '/', `${base}x/about`]) {
            const answer = await ask(server.origin, path)
            expect([answer.status, answer.body.split('\n')[0]], path).toEqual([404, '404.html'])
          }
        },
      )
    })
  }
})
