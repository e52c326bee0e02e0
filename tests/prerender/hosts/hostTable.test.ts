import { expect, test } from 'vitest'
import { hostTable } from '../../../src/prerender/hosts/hostTable'

const file = (path: string, bytes = 50_000) => ({ path, bytes, isPacked: /\.(br|gz)$/.test(path) })
const files = (n: number, bytes?: number) =>
  Array.from({ length: n }, (_, i) => file(`photos/${i}.avif`, bytes))
const rowOf = (table: string, name: string) =>
  table.split('\n').find((line) => line.startsWith(name))

test('the table shows pages, files, megabytes, and that the site fits every host', () => {
  const all = [...files(900), file('about.html', 2_000), file('about.html.br', 600_000)]
  expect(hostTable({ pages: 280, files: all, base: '' })).toBe(
    `pages              280
files              901  45.0 MB
compressed beside    1   0.6 MB
GitHub Pages       fits
Cloudflare Pages   fits
Netlify            fits
your own server    fits`,
  )
})

test('the table reports too many files, with a remedy', () => {
  const plain = files(19_999)
  const packed = [file('a.html.br'), file('a.html.gz')]
  const table = hostTable({ pages: 1, files: [...plain, ...packed], base: '' })
  expect(rowOf(table, 'Cloudflare')).toBe(
    'Cloudflare Pages   does not fit: 20,001 of at most 20,000 files; COMPRESS=no npm run build fits',
  )
  expect(rowOf(table, 'Netlify')).toMatch(/ fits$/)
  const more = hostTable({ pages: 1, files: files(20_001), base: '' })
  expect(rowOf(more, 'Cloudflare')).toMatch(/20,000 files$/)
})

test('the table reports a file or a site that is too large', () => {
  const table = hostTable({ pages: 1, files: files(2, 600_000_000), base: '' })
  expect(rowOf(table, 'Cloudflare')).toContain(
    'photos/0.avif has 572.2 of at most 25 MiB, and 1 more are too large',
  )
  expect(rowOf(table, 'GitHub')).toContain('does not fit: 1200.0 of at most 1000.0 MB')
  expect(rowOf(table, 'your own server')).toMatch(/ fits$/)
})

test('the table reports hosts that cannot serve a base path', () => {
  const table = hostTable({ pages: 1, files: files(3), base: '/site' })
  expect(rowOf(table, 'GitHub')).toMatch(/ fits$/)
  expect(rowOf(table, 'Netlify')).toContain('does not fit: serves at the root, not below /site')
})
