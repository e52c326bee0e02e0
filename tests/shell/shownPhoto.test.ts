import { expect, test } from 'vitest'
import { pageOf } from '../../src/shell/shownPhoto'

test.each([
  ['home', '', {}, '/'],
  ['a page', '/about', {}, '/about'],
  ['a photograph: its album', '/photography/animals/x', { photo: 'x' }, '/photography/animals'],
  ['nothing yet', undefined, {}, '/'],
])('the page shown is that of %s', (_, pathname, params, page) => {
  const context = pathname === undefined ? {} : { pathname }
  expect(
    pageOf([
      { params: {}, context },
      { params: {}, context: {} },
      { params, context: {} },
    ]),
  ).toBe(page)
})

test('a path that goes on below a photograph is lost, and whole', () => {
  const pathname = '/photography/animals/x/y'
  const lost = { params: { photo: 'x' }, context: {}, _notFound: true }
  expect(pageOf([{ params: {}, context: { pathname } }, lost])).toBe(pathname)
})
