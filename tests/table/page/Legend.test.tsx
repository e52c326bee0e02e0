// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TablePhoto } from '../../../src/table/contract'
import { Legend } from '../../../src/table/page/album/Legend'
import { reset } from '../../../src/table/page/state/tableStore'
import { albumOf, photoOf } from './albumOf'

afterEach(cleanup)

const STATES = { isSelected: false, isCurrent: true, isWritten: false }

test.each([
  ['its caption', { alt: 'Dusk' }],
  ['that it is decorative', { alt: '', decorative: true as const }],
  ['that it needs a description', { alt: '' }],
])('the name of the button contains its text: %s', (_, words) => {
  const photo = { id: 'a', src: '/a.avif', ...words }
  render(<Legend one={{ id: 'a', photo, caption: words.alt }} place={2} {...STATES} />)
  const button = screen.getByText(/^(Dusk|Decorative|Write a description)$/).closest('button')!
  expect(button.getAttribute('aria-label')).toContain(button.textContent)
})

test('Escape closes the menu, and its button has the focus again', () => {
  const photo = { id: 'a', src: '/a.avif', alt: 'Dusk' }
  render(<Legend one={{ id: 'a', photo, caption: 'Dusk' }} place={2} {...STATES} />)
  const more = screen.getByRole('button', { name: /^More for/ })
  more.focus()
  fireEvent.click(more)
  const menu = screen.getByRole('menu')
  expect(menu.contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(menu, { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(more)
})

test('the menu marks photographs without a description as decorative, and says how many', () => {
  const described = { ...photoOf('c'), caption: 'Dusk' }
  const bare = photoOf('d')
  const decorative = { ...bare, photo: { ...bare.photo, decorative: true as const } }
  const photos = [photoOf('a'), photoOf('b'), described, decorative]
  const item = (one: TablePhoto, selected: string[]) => {
    cleanup()
    reset({ album: albumOf([], { photos }), selected: new Set(selected), menu: one.id })
    render(<Legend one={one} place={1} {...STATES} />)
    return screen.getByRole('menuitem', { name: /^Mark/ })
  }
  const said = (...given: Parameters<typeof item>) => {
    const marks = item(...given)
    return `${marks.textContent}${marks.getAttribute('aria-disabled') === 'true' ? ', off' : ''}`
  }
  expect(said(photoOf('a'), [])).toBe('Mark as decorative')
  expect(said(described, [])).toBe('Mark as decorative, off')
  expect(said(decorative, [])).toBe('Mark as decorative, off')
  expect(said(described, ['a', 'b', 'c', 'd'])).toBe('Mark 2 photographs as decorative')
})
