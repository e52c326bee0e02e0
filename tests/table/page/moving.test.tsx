// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FocalPoint } from '../../../src/table/page/album/FocalPoint'
import * as actions from '../../../src/table/page/state/actions'
import { allAnswered, startEditing } from '../../../src/table/page/state/editing'
import {
  intoGap,
  moveSelected,
  nextGap,
  placeIn,
  selectAll,
  selectNone,
} from '../../../src/table/page/state/moving'
import { FRAME, SHOT } from '../../../src/table/page/state/shots'
import { Shots } from '../../../src/table/page/album/Shots'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { albumOf, photoOf } from './albumOf'

/** More photographs than are drawn at once. */
const album = albumOf(Array.from({ length: 30 }, (_, i) => `p${i + 1}`))
/** The photographs that were scrolled into view. */
let revealed: (string | undefined)[]

beforeEach(() => {
  revealed = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    revealed.push(this.closest(`[${SHOT}]`)?.getAttribute(SHOT) ?? undefined)
  })
  // All are far from the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9e5, 9, 9))
  document.body.dataset.lightTable = ''
  reset({ album, current: 'p1' })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the table scrolls to a gap that keys choose, and back to the focused photograph on Escape', () => {
  const { container } = render(<Shots photos={album.photos} />)
  const [first] = container.querySelectorAll<HTMLElement>(`[${FRAME}]`)
  first!.focus()
  fireEvent.keyDown(first!, { key: 'm' })
  fireEvent.keyDown(first!, { key: 'End' })
  expect(useTable.getState().spoken).toBe('Now at place 30 of 30')
  expect(revealed.at(-1)).toBe('p30')
  fireEvent.keyDown(first!, { key: 'Escape' })
  expect(revealed.at(-1)).toBe('p1')
  expect(document.activeElement).toBe(first)
})

test('a move to the start or the end announces the place', () => {
  useTable.setState({ selected: new Set(['p7', 'p8']) })
  moveSelected('start')
  expect(useTable.getState().spoken).toBe('2 photographs put down at place 1 of 30')
  moveSelected('end')
  expect(useTable.getState().spoken).toBe('2 photographs put down at place 29 of 30')
})

test('each step of the focal point moves the crops and announces its position', () => {
  render(<FocalPoint one={photoOf('p1')} tabIndex={0} />)
  const crops = () => [...document.querySelectorAll<HTMLElement>('[data-light-table] img')]
  const point = screen.getByRole('button', {
    name: /^Focal point of the cover, 50 % from the left/,
  })
  fireEvent.keyDown(point, { key: 'ArrowLeft', shiftKey: true })
  expect(crops().map(({ style }) => style.objectPosition)).toEqual(Array(3).fill('40% 50%'))
  fireEvent.keyUp(point)
  expect(useTable.getState().spoken).toBe('Focal point 40 % from the left, 50 % from the top')
  fireEvent.keyDown(point, { key: 'ArrowDown' })
  fireEvent.keyUp(point)
  expect(useTable.getState().spoken).toBe('Focal point 50 % from the left, 51 % from the top')
  expect(crops(), 'the crops stay, so that they can be compared after each key').toHaveLength(3)
  fireEvent.blur(point)
  expect(crops()).toEqual([])
})

test('a key that cannot move the focal point any further writes nothing', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ state: album })))
  window.fetch = asked
  await startEditing('alps')
  asked.mockClear()
  const one = photoOf('p1')
  render(<FocalPoint one={{ ...one, photo: { ...one.photo, focus: [100, 50] } }} tabIndex={0} />)
  const point = screen.getByRole('button', { name: /^Focal point/ })
  const press = (key: string) => {
    fireEvent.keyDown(point, { key })
    fireEvent.keyUp(point)
  }
  press('ArrowRight')
  expect(asked).not.toHaveBeenCalled()
  press('ArrowLeft')
  expect(asked).toHaveBeenCalledOnce()
  await allAnswered()
})

test('a selection announces its number, each time anew', () => {
  const said: string[] = []
  const end = useTable.subscribe(({ spoken }) => said.push(spoken))
  selectAll()
  selectNone()
  selectNone()
  end()
  expect(said.map((text) => text.trim())).toEqual([
    '30 photographs selected',
    '0 photographs selected',
    '0 photographs selected',
  ])
  expect(said[1], 'the same text would not be read again').not.toBe(said[2])
})

test('Escape puts lifted photographs back wherever the focus is, and focuses the current one', () => {
  const { container } = render(<Shots photos={album.photos} />)
  const [first] = container.querySelectorAll<HTMLElement>(`[${FRAME}]`)
  first!.focus()
  fireEvent.keyDown(first!, { key: 'm' })
  const box = screen.getByRole('button', { name: 'Select photograph 1' })
  box.focus()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(useTable.getState().lift).toBeUndefined()
  expect(document.activeElement).toBe(first)
})

test.each([
  ['Backspace', { key: 'Backspace' }],
  ['the key of M in a Cyrillic layout', { key: 'ь', code: 'KeyM' }],
])('%s acts on a photograph', (_, press) => {
  const { container } = render(<Shots photos={album.photos} />)
  const remove = vi.spyOn(actions, 'remove').mockReturnValue()
  fireEvent.keyDown(container.querySelector(`[${FRAME}]`)!, press)
  const { lift } = useTable.getState()
  expect(press.key === 'Backspace' ? remove.mock.lastCall : lift).toBeDefined()
})

test('far photographs are not drawn, and a list says how many there are', () => {
  const many = albumOf(Array.from({ length: 100 }, (_, i) => `p${i + 1}`))
  reset({ album: many, current: 'p1' })
  const { container } = render(<Shots photos={many.photos} />)
  const drawn = () =>
    [...container.querySelectorAll(`[${SHOT}]`)].map((one) => one.getAttribute(SHOT))
  expect(drawn().length).toBeLessThan(50)
  const [first] = container.querySelectorAll<HTMLElement>(`[${FRAME}]`)
  first!.focus()
  fireEvent.keyDown(first!, { key: 'End' })
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('100')
  expect(document.activeElement?.closest('li')?.getAttribute('aria-setsize')).toBe('100')
  expect(drawn(), 'the rows around it too, for the arrow keys').toContain('p94')
})

const IDS = ['a', 'b', 'c', 'd', 'e']

test('lifted photographs move together in their order into any gap, and the others keep their order', () => {
  const lifted = new Set(['d', 'b'])
  const orders = IDS.concat('').map((_, gap) => intoGap(IDS, lifted, gap).join(''))
  expect(orders).toEqual(['bdace', 'abdce', 'abdce', 'acbde', 'acbde', 'acebd'])
  const places = IDS.concat('').map((_, gap) => placeIn(IDS, lifted, gap))
  expect(places).toEqual([1, 2, 2, 3, 3, 4])
})

test('a step by keyboard leads to the next gap that changes the order', () => {
  const lifted = new Set(['b', 'c'])
  expect(nextGap(IDS, lifted, 1, 1)).toBe(4)
  expect(nextGap(IDS, lifted, 3, -1)).toBe(0)
  expect(nextGap(IDS, lifted, 5, 1)).toBe(5)
  expect(nextGap(IDS, lifted, 0, -1)).toBe(0)
})
