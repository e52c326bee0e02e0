import { expect, test } from 'vitest'
import {
  addressFault,
  checkAddresses,
} from '../../../../src/content/source/addresses/checkAddresses'

test.each([
  ['/../../x.jpg', /^leads out of public/],
  ['/photos/%2e%2E/x.jpg', /^leads out of public/],
  ['/photos/..%2f..%2fx.jpg', /^leads out of public/],
  ['/photos/./x.jpg', /^leads out of public/],
  ['//img.example.com/a.jpg', /^leads to another host/],
  ['/\\img.example.com/a.jpg', /^leads to another host/],
  ['/photos\\..\\x.jpg', /^leads out of public/],
  ['/photos/100%.jpg', /percent-encoding/],
  ['https://my site.example/a', /^leads to no host/],
  ['https://ada.example:99999', /^leads to no host/],
  ['https://ada:secret@example.com/a.jpg', /a name or password/],
  ['http://ada@example.com/a.jpg', /a name or password/],
  ['//ada:secret@example.com/a.jpg', /a name or password/],
  ['/\\ada:secret@example.com/a.pdf', /a name or password/],
  ['https://ada:secret@example.com/{W}/a.jpg', /a name or password/],
])('the address %s is refused without repeating its password', (address, reason) => {
  expect(addressFault(address)?.message).toMatch(reason)
  expect(addressFault(address)?.message).not.toContain('secret')
})

test.each([
  '/photos/a..b.jpg',
  '/photos/...jpg',
  '/photos/my%20lake.jpg',
  '/a.jpg?v=../2',
  'a/../b',
  'https://例え.example/{W}/a b.avif',
])('the address %s is accepted', (address) => expect(addressFault(address)).toBeUndefined())

test('addresses are checked in any field that holds one, at any depth', () => {
  const src = '/../x.jpg'
  const value = { src, alt: src, list: [{ url: src, mirror: { template: src } }] }
  const places: string[] = []
  checkAddresses(value, 'site.json', ({ path }) => places.push(path))
  expect(places).toEqual(['src', 'list[0].url', 'list[0].mirror.template'])
})
