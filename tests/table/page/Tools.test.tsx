// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { reset } from '../../../src/table/page/state/tableStore'
import { Tools } from '../../../src/table/page/album/Tools'
import { albumOf, photoOf } from './albumOf'

afterEach(cleanup)

function show(ids: string[], selected: string[] = []) {
  const album = albumOf(ids, { removed: [photoOf('gone')] })
  reset({ album, selected: new Set(selected) })
  render(<Tools album={album} />)
}
const stops = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((tool) => tool.getAttribute('aria-label'))

test.each([
  ['nothing is selected', ['a', 'b'], [], 'Sort by date'],
  ['some are selected', ['a', 'b'], ['a'], 'Select all'],
  ['all are selected', ['a', 'b'], ['a', 'b'], 'Select none'],
  ['the album is empty', [], [], 'Add photographs'],
])('Tab enters the tools at one that does something: %s', (_, ids, selected, name) => {
  show(ids, selected)
  expect(stops()).toEqual([name])
  const tool = screen.getByRole('button', { name: 'Nothing to undo' })
  fireEvent.focus(tool)
  expect(stops(), 'the focused tool is the only stop').toEqual(['Nothing to undo'])
  fireEvent.blur(tool)
  expect(stops()).toEqual([name])
})

test.each([[[]], [['a']]])(
  'names contain the words that a tool shows, with %o selected',
  (selected) => {
    show(['a', 'b'], selected)
    for (const tool of screen.getAllByRole('button'))
      for (const shown of tool.querySelectorAll(':scope > :not([aria-hidden]) > span'))
        expect(tool.getAttribute('aria-label')!.toLowerCase()).toContain(
          shown.textContent.toLowerCase(),
        )
  },
)
