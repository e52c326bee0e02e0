import { describe, expect, test } from 'vitest'
import { prerenderedAt } from '../../../src/prerender/hosts/otherAddresses'
import { caddyfile } from '../../../src/prerender/hosts/caddyfile'
import { hostRules } from '../../../src/prerender/hosts/hostRules'
import { headersFile, redirectsFile } from '../../../src/prerender/hosts/netlifyFiles'
import { nginxConf } from '../../../src/prerender/hosts/nginxConf'
import { CONTENT } from './content'

const rules = hostRules(CONTENT)
const withoutTls = hostRules({ ...CONTENT, site: { ...CONTENT.site, url: 'http://10.0.0.7' } })

describe('_redirects', () => {
  const lines = redirectsFile(rules).trimEnd().split('\n')

  test('leads every other address of an album, and of its photographs, to the canonical one', () => {
    expect(lines).toEqual([
      '/photography/water.1 /photography/landscape/lakes 301',
      '/photography/water.1/ /photography/landscape/lakes 301',
      '/photography/landscape/water.1 /photography/landscape/lakes 301',
      '/photography/landscape/water.1/ /photography/landscape/lakes 301',
      '/photography/portraits/water.1 /photography/landscape/lakes 301',
      '/photography/portraits/water.1/ /photography/landscape/lakes 301',
      '/photography/odds /photography/misc 301',
      '/photography/odds/ /photography/misc 301',
      '/photography/landscape/odds /photography/misc 301',
      '/photography/landscape/odds/ /photography/misc 301',
      '/photography/portraits/odds /photography/misc 301',
      '/photography/portraits/odds/ /photography/misc 301',
      '/photography/lakes /photography/landscape/lakes 200',
      '/photography/portraits/lakes /photography/landscape/lakes 200',
      '/photography/landscape/misc /photography/misc 200',
      '/photography/portraits/misc /photography/misc 200',
      '/photography/water.1/:photo /photography/landscape/lakes/:photo 301',
      '/photography/landscape/water.1/:photo /photography/landscape/lakes/:photo 301',
      '/photography/portraits/water.1/:photo /photography/landscape/lakes/:photo 301',
      '/photography/odds/:photo /photography/misc/:photo 301',
      '/photography/landscape/odds/:photo /photography/misc/:photo 301',
      '/photography/portraits/odds/:photo /photography/misc/:photo 301',
      '/photography/lakes/:photo /photography/landscape/lakes/:photo 200',
      '/photography/portraits/lakes/:photo /photography/landscape/lakes/:photo 200',
      '/photography/landscape/misc/:photo /photography/misc/:photo 200',
      '/photography/portraits/misc/:photo /photography/misc/:photo 200',
    ])
  })

  test('names no unlisted album, unlike the files for your own server', () => {
    expect(lines.join()).not.toMatch(/k7Qz93mVx2LtR8wY|Zt81LmQw52XcVb7K/)
    expect(headersFile(rules)).not.toMatch(/k7Qz93mVx2LtR8wY|Zt81LmQw52XcVb7K/)
    expect(nginxConf(rules)).toContain('k7Qz93mVx2LtR8wY')
    expect(caddyfile(rules)).toContain('k7Qz93mVx2LtR8wY')
  })
})

test('only the addresses of unlisted albums contain an unlisted category', () => {
  const clients = { path: 'clients-k3j9x2', shows: 'nothing', level: 'unlisted' } as const
  const all = hostRules({ ...CONTENT, categories: [...CONTENT.categories, clients] })
  expect(redirectsFile(all)).toBe(redirectsFile(rules))
  expect(headersFile(all)).toBe(headersFile(rules))
  expect(all.albums[2]).toMatchObject({
    others: expect.arrayContaining(['/photography/clients-k3j9x2/k7Qz93mVx2LtR8wY']) as string[],
    former: expect.arrayContaining([
      '/photography/clients-k3j9x2/old-Zt81LmQw52XcVb7K',
    ]) as string[],
  })
})

describe('noindex headers', () => {
  const ROBOTS = /^(\S+)\n {2}X-Robots-Tag: noindex, noimageindex$/gm
  test('are in _headers for pages, pictures and other addresses, but not for unlisted albums', () => {
    const found = Array.from(headersFile(rules).matchAll(ROBOTS), ([, path]) => path)
    expect(found).toEqual([
      '/photography/portraits',
      '/imprint',
      '/photography/misc',
      '/photography/misc/*',
      '/photos/0e3f-*',
      '/old/my%20lake.jpg',
      // The public IMG-5678.jpg is not the same picture at another width.
      '/pictures/IMG-1234.jpg',
      ...rules.albums[1]!.others.flatMap((path) => [path, `${path}/*`]),
    ])
  })
  test('are in the files for your own server, also for unlisted albums', () => {
    for (const file of [nginxConf(rules), caddyfile(rules)]) {
      expect(file).toContain('/photos/0e3f-')
      expect(file).toContain('/photos/0c2d-')
      expect(file).not.toMatch(/0a1b|00ee|00ff/)
    }
  })
})

describe('a site without TLS', () => {
  test('needs no certificate', () => {
    for (const file of [headersFile, nginxConf, caddyfile]) {
      expect(file(withoutTls)).not.toContain('Strict-Transport-Security')
      expect(file(rules)).toContain('Strict-Transport-Security')
    }
    expect(nginxConf(withoutTls)).not.toMatch(/443|ssl_|https:\/\//)
    expect(caddyfile(withoutTls)).toContain('{$SITE_ADDRESS:http://10.0.0.7} {')
  })
})

describe('img-src for pictures on another host', () => {
  test.each([
    ['https://photos.example.org/ada', "'self' https: data:"],
    ['http://127.0.0.1:9000/ada/', "'self' https: http://127.0.0.1:9000 data:"],
  ])('at %s is %s', (base, sources) => {
    const file = headersFile(hostRules({ ...CONTENT, site: { ...CONTENT.site, photos: { base } } }))
    expect(/ img-src ([^;]*);/.exec(file)?.[1]).toBe(sources)
  })
})

test('the address of a list is never another address of an album', () => {
  const { albums } = hostRules({
    ...CONTENT,
    albums: [
      { key: 'boats', aliases: [], parent: 'boats', level: 'public', photos: [] },
      { key: 'lakes', aliases: [], parent: 'landscape', level: 'public', photos: [] },
    ],
    categories: [
      { path: 'landscape', shows: 'albums', level: 'public' },
      { path: 'boats', shows: 'albums', level: 'public' },
    ],
  })
  expect(albums.map(({ others }) => others)).toEqual([
    ['/photography/landscape/boats'],
    ['/photography/lakes', '/photography/boats/lakes'],
  ])
  expect(prerenderedAt(albums, '/photography/boats')).toBeUndefined()
  expect(prerenderedAt(albums, '/photography/boats/lakes')).toBe('/photography/landscape/lakes')
  expect(prerenderedAt(albums, '/photography/boats/BOATS/0a1b')).toBe(
    '/photography/boats/boats/0a1b',
  )
})
