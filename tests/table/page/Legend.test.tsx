// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { photoFindings } from '../../../src/darkroom/album/photoFindings'
import type { TablePhoto } from '../../../src/table/contract'
import { FindingLine, Legend } from '../../../src/table/page/album/Legend'
import { FRAME, SHOT } from '../../../src/table/page/state/shots'
import { reset } from '../../../src/table/page/state/tableStore'
import { albumOf, photoOf } from './albumOf'

afterEach(cleanup)

const STATES = { isSelected: false, isCurrent: true, isEdited: false }

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

test('a finding that goes with its focused button leaves the focus to its photograph', async () => {
  reset({ album: albumOf(['a']), current: 'a' })
  const shot = (isFound: boolean) => (
    <div {...{ [SHOT]: 'a' }}>
      <button {...{ [FRAME]: '' }}>a</button>
      {isFound && (
        <FindingLine
          id="a"
          tabIndex={0}
          finding={{ code: 'empty-alt', text: 'The description is empty.', remedy: 'Write one.' }}
        />
      )}
    </div>
  )
  const { rerender } = render(shot(true))
  screen.getByRole('button', { name: 'Write one' }).focus()
  rerender(shot(false))
  await Promise.resolve()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'a' }))
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

test('a turn that is not published has a button that chooses the file again', () => {
  const id = '0123456789ab'
  const photo = { id, src: `/photos/${id}-5cc48b62-1600.avif`, alt: 'Dusk', rotate: 90 as const }
  const album = { photos: [photo], imported: [{ bytes: id, file: 'DSCF1001.JPG' }] }
  const [finding] = photoFindings(album, { file: 'alps', level: 'public' }).get(0)!
  render(<FindingLine id={id} finding={finding!} tabIndex={0} />)
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Import DSCF1001.JPG again.' }))
  expect(chooser).toHaveBeenCalledOnce()
})
