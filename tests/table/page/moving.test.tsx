// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AlbumState, TablePhoto } from '../../../src/table/contract'
import { FRAME, SHOT } from '../../../src/table/page/album/shots'
import { Shots } from '../../../src/table/page/album/Shots'
import { reset, useTable } from '../../../src/table/page/tableStore'

const photo = (id: string): TablePhoto => ({
  id,
  caption: '',
  photo: { id, src: '/photos/a.avif', width: 3, height: 2, alt: '' },
})
/** More photographs than are drawn at once. */
const photos = Array.from({ length: 30 }, (_, i) => photo(`p${i + 1}`))

const album: AlbumState = {
  id: 'fjords',
  key: 'fjords',
  title: 'Fjords',
  revision: '1',
  photos,
  removed: [],
  others: [],
  keepsOriginals: false,
}
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
  const { container } = render(<Shots photos={photos} />)
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
