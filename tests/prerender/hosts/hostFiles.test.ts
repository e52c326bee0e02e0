import { describe, expect, test } from 'vitest'
import { prerenderedAt } from '../../../src/prerender/hosts/albumRules'
import { caddyfile } from '../../../src/prerender/hosts/caddyfile'
import { hostRules } from '../../../src/prerender/hosts/hostRules'
import { headersFile, redirectsFile } from '../../../src/prerender/hosts/netlifyFiles'
import { nginxConf } from '../../../src/prerender/hosts/nginxConf'

const CONTENT = {
  albums: [
    { key: 'lakes', aliases: [], parent: 'landscape', level: 'public' },
    { key: 'misc', aliases: ['odds'], level: 'listed' },
    { key: 'k7Qz93mVx2LtR8wY', aliases: [], parent: 'portraits', level: 'unlisted' },
  ],
  categories: [
    { path: 'landscape', shows: 'albums' },
    { path: 'portraits', shows: 'albums' },
    { path: 'misc', shows: 'album' },
  ],
} satisfies Parameters<typeof hostRules>[1]
const rules = hostRules('https://example.com', CONTENT)
const withoutTls = hostRules('http://10.0.0.7', CONTENT)

describe('_redirects', () => {
  const lines = redirectsFile(rules).trimEnd().split('\n')

  test('leads every other address of an album, and of its photographs, to the canonical one', () => {
    expect(lines).toEqual([
      '/photography/lakes /photography/landscape/lakes 200',
      '/photography/portraits/lakes /photography/landscape/lakes 200',
      '/photography/odds /photography/misc 200',
      '/photography/landscape/misc /photography/misc 200',
      '/photography/landscape/odds /photography/misc 200',
      '/photography/portraits/misc /photography/misc 200',
      '/photography/portraits/odds /photography/misc 200',
      '/photography/lakes/:photo /photography/landscape/lakes/:photo 200',
      '/photography/portraits/lakes/:photo /photography/landscape/lakes/:photo 200',
      '/photography/odds/:photo /photography/misc/:photo 200',
      '/photography/landscape/misc/:photo /photography/misc/:photo 200',
      '/photography/landscape/odds/:photo /photography/misc/:photo 200',
      '/photography/portraits/misc/:photo /photography/misc/:photo 200',
      '/photography/portraits/odds/:photo /photography/misc/:photo 200',
    ])
  })

  test('R19: anybody may read it, so it names no unlisted album; the server’s own files do', () => {
    expect(lines.join()).not.toContain('k7Qz93mVx2LtR8wY')
    expect(nginxConf(rules)).toContain('k7Qz93mVx2LtR8wY')
    expect(caddyfile(rules)).toContain('k7Qz93mVx2LtR8wY')
  })
})

describe('where the address of the site has no TLS', () => {
  test('nothing asks for it', () => {
    for (const file of [headersFile, nginxConf, caddyfile]) {
      expect(file(withoutTls)).not.toContain('Strict-Transport-Security')
      expect(file(rules)).toContain('Strict-Transport-Security')
    }
    expect(nginxConf(withoutTls)).not.toMatch(/443|ssl_|https:\/\//)
    expect(caddyfile(withoutTls)).toContain('{$SITE_ADDRESS:http://10.0.0.7} {')
  })
})

describe('pictures that are served from elsewhere', () => {
  const imagesOf = (base?: string) =>
    / img-src ([^;]*);/.exec(headersFile(hostRules('https://example.com', CONTENT, base)))?.[1]

  test('come from any host with TLS', () => {
    expect(imagesOf('https://photos.example.org/ada')).toBe(imagesOf())
    expect(imagesOf()).toBe("'self' https: data:")
  })
  test('and from this machine, where a bucket is tried out', () => {
    expect(imagesOf('http://127.0.0.1:9000/ada/')).toBe("'self' https: http://127.0.0.1:9000 data:")
  })
})

test('R23: where a list stands, its category’s own album has no other address', () => {
  const { albums } = hostRules('https://example.com', {
    albums: [
      { key: 'boats', aliases: [], parent: 'boats', level: 'public' },
      { key: 'lakes', aliases: [], parent: 'landscape', level: 'public' },
    ],
    categories: [
      { path: 'landscape', shows: 'albums' },
      { path: 'boats', shows: 'albums' },
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
