// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BroughtFile } from '../../../src/darkroom/inbox/runs'
import { FRAME, SHOT } from '../../../src/table/page/state/shots'
import { BroughtFiles } from '../../../src/table/page/album/BroughtFiles'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { words } from '../../../src/table/page/state/words'
import { albumOf } from './albumOf'

beforeEach(() => reset({}))
afterEach(cleanup)

const files = (...states: BroughtFile['state'][]): BroughtFile[] =>
  states.map((state, i) => ({ name: `${i}.jpg`, state, id: String(i) }))

test('the start, refusals and the end are spoken, not each photograph', () => {
  render(<BroughtFiles isKept={false} />)
  const said = ['']
  const unsubscribe = useTable.subscribe(({ spoken }) => {
    if (spoken !== said.at(-1)) said.push(spoken)
  })
  for (const states of [
    ['waiting', 'waiting', 'waiting', 'waiting'],
    ['working', 'working', 'waiting', 'waiting'],
    ['in', 'working', 'waiting', 'waiting'],
    ['in', 'refused', 'working', 'working'],
    ['in', 'refused', 'already', 'working'],
    ['in', 'refused', 'already', 'in'],
  ] as const)
    act(() => useTable.setState({ brought: files(...states) }))
  unsubscribe()
  expect(said).toEqual([
    '',
    'Adding photographs',
    'Adding photographs, 1 refused',
    '2 in, 1 refused, 1 already in this album',
  ])
  expect(screen.getByText('2 of 4 in').closest('[role=status]')).toBeNull()
})

test('refused files are listed before those that are already in the album', () => {
  useTable.setState({ brought: files('already', 'in', 'refused', 'already') })
  render(<BroughtFiles isKept={false} />)
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 5))
  expect(listed).toEqual(['2.jpg', '0.jpg', '3.jpg'])
})

test('files that a stop left out are counted and listed', () => {
  useTable.setState({ brought: files('in', 'left', 'left') })
  render(<BroughtFiles isKept={false} />)
  expect(screen.getByText('1 of 3 in')).toBeDefined()
  expect(screen.getByRole('progressbar')).toMatchObject({ value: 1, max: 3 })
  expect(useTable.getState().spoken).toBe('1 in, 2 left out')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `1.jpg${words.refusals.left}`,
    `2.jpg${words.refusals.left}`,
  ])
})

test('a file that was in the album already leads to its photograph', () => {
  useTable.setState({ brought: files('already'), album: albumOf(['a', '0']), current: 'a' })
  render(
    <>
      <div {...{ [SHOT]: '0' }}>
        <button {...{ [FRAME]: '' }}>its photograph</button>
      </div>
      <BroughtFiles isKept={false} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }))
  expect(document.activeElement?.textContent).toBe('its photograph')
})

test('when all files are sent, Stop keeps its place, and the focus goes from Pause to a photograph', async () => {
  useTable.setState({ album: albumOf(['a']), current: 'a' })
  useTable.setState({ sending: { names: ['1.jpg'], size: 9, sent: 0 } })
  render(
    <>
      <div {...{ [SHOT]: 'a' }}>
        <button {...{ [FRAME]: '' }}>a</button>
      </div>
      <BroughtFiles isKept={false} />
    </>,
  )
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names()).toEqual(['a', 'Stop, and keep what is in', 'Pause the upload'])
  screen.getByRole('button', { name: 'Pause the upload' }).focus()
  await act(async () => useTable.setState({ brought: files('working'), sending: undefined }))
  expect(names()).toEqual(['a', 'Stop, and keep what is in'])
  expect(document.activeElement?.textContent).toBe('a')
})

test('Close leaves the focus on the title, and scrolls to no photograph', () => {
  window.fetch = () => Promise.resolve(new Response('{}'))
  useTable.setState({ brought: files('refused'), album: albumOf(['a']), current: 'a' })
  render(
    <div data-light-table="">
      <h1 tabIndex={-1}>Alps</h1>
      <div {...{ [SHOT]: 'a' }}>
        <button {...{ [FRAME]: '' }}>a</button>
      </div>
      <BroughtFiles isKept={false} />
    </div>,
  )
  const reveal = vi.spyOn(Element.prototype, 'scrollIntoView')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(reveal).not.toHaveBeenCalled()
})
