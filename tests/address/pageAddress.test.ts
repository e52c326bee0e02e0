import { expect, test } from 'vitest'
import { pageAddress } from '../../src/address/pageAddress'

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/photography/landscape/iceland2018.html', '/photography/landscape/iceland2018'],
  ['/404.html', '/404'],
  ['/', '/'],
  ['/about/', '/about/'],
  ['/html', '/html'],
  ['/a.html/b', '/a.html/b'],
])('the page of %s is at %s', (file, address) => expect(pageAddress(file)).toBe(address))
