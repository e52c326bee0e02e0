import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

async function pathsBelow(base: string) {
  vi.stubEnv('BASE_URL', base)
  vi.resetModules()
  return import('../../src/address/sitePath')
}

test.each([
  ['/~ana/photos', '/'],
  ['/~ana/photos/about', '/about'],
  // Hosts treat a letter and its percent-encoding alike.
  ['/%7Eana/photos/about', '/about'],
  ['/%7eana/%70hotos/%61bout', '/about'],
  ['/~ana/photos/no/%2Fsuch%20page/%C3%A6', '/no/%2Fsuch%20page/%C3%A6'],
  ['/~ana/photosets', '/~ana/photosets'],
  ['/elsewhere', '/elsewhere'],
])('the host path %s is the site path %s', async (asked, path) => {
  const { toSitePath } = await pathsBelow('/~ana/photos/')
  expect(toSitePath(asked)).toBe(path)
})

test('at the root, host paths and site paths are the same', async () => {
  const { toSitePath, toHostPath } = await pathsBelow('/')
  expect(['/', '/about', '/%7Eana'].map(toSitePath)).toEqual(['/', '/about', '/~ana'])
  expect(toHostPath('/about')).toBe('/about')
})
