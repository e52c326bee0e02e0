// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ATTRIBUTE } from '../../src/document'
import { returnToPlace } from '../../src/place/returnToPlace'

/** Where the page was scrolled to: an element's id, or px from the top. */
let scrolled: unknown[]
beforeEach(() => {
  scrolled = []
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
  window.scrollTo = (options?: ScrollToOptions | number) =>
    void scrolled.push((options as ScrollToOptions).top)
  return () => vi.restoreAllMocks()
})

/** A page with a list of two places, and elements that are no places. */
function show(list: 'category' | 'album', { forgets = false } = {}) {
  document.body.innerHTML =
    `<div id="root"><ul ${ATTRIBUTE.list}="${list}" ${forgets ? ATTRIBUTE.forgets : ''}>` +
    '<li id="iceland2018" data-place></li><li id="misc" data-place></li>' +
    '</ul></div><div id="menu"></div>'
}

describe('a page with a list', () => {
  test('goes to the remembered element, by the key that the list names', () => {
    show('album')
    expect(returnToPlace({ category: 'misc', album: 'iceland2018' })).toBe('returned')
    show('category')
    expect(returnToPlace({ category: 'misc', album: 'iceland2018' })).toBe('returned')
    expect(scrolled).toEqual(['iceland2018', 'misc'])
  })
  test('goes to its top without a remembered id', () => {
    for (const forgets of [true, false]) {
      show('album', { forgets })
      expect(returnToPlace({ category: 'misc', album: null })).toBe('top')
    }
    expect(scrolled).toEqual([0, 0])
  })
  test('does not scroll a new document, which is at its top', () => {
    show('album')
    expect(returnToPlace({ category: 'misc', album: null }, true)).toBe('top')
    expect(scrolled).toEqual([])
  })
  test.each([
    'pier',
    '{"state":{"album":"iceland2018"},"version":0}',
    '"iceland2018"',
    '<img src=x onerror=alert(1)>',
    'root',
    'menu',
    '#iceland2018',
    '] *',
    '__proto__',
    '\u0000\ud800',
  ])('goes to its top if no place is %j, and reports it if the list forgets', (album) => {
    show('album')
    expect(returnToPlace({ category: album, album })).toBe('top')
    show('album', { forgets: true })
    expect(returnToPlace({ category: album, album })).toBe('missing')
    expect(scrolled).toEqual([0, 0])
  })
})

test('a page without a list stays where it is', () => {
  document.body.innerHTML = '<div id="iceland2018" data-place></div>'
  expect(returnToPlace({ category: null, album: 'iceland2018' })).toBeUndefined()
  expect(scrolled).toEqual([])
})
