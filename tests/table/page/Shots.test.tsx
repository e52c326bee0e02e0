// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AlbumState } from '../../../src/table/contract'
import { Bed } from '../../../src/table/page/album/Shots'
import { bringIn, namesUnderway } from '../../../src/table/page/state/bringing'
import { useTable } from '../../../src/table/page/state/tableStore'

afterEach(cleanup)

const bed = (name: string) => screen.getByText(name).closest('li')!
const levels = (name: string) =>
  [...bed(name).querySelectorAll('path')].filter(({ style }) => style.fill).length

const SENDING = { size: 8e6 }

test('a bed fills from below while its file uploads, and states the progress', async () => {
  useTable.setState({
    brought: [
      { name: 'in.jpg', state: 'in', id: 'a' },
      { name: 'made.jpg', state: 'working' },
      { name: 'sent.jpg', state: 'waiting' },
    ],
    // The first file has arrived, but the server has not answered yet.
    sending: { ...SENDING, names: ['sent.jpg', 'half.jpg', 'last.jpg'], sent: 8e6 },
  })
  const names = namesUnderway(useTable.getState())
  expect(names).toEqual(['made.jpg', 'sent.jpg', 'half.jpg', 'last.jpg'])
  await act(async () => {
    render(names.map((name) => <Bed key={name} name={name} style={{}} sizes="" />))
    await new Promise(requestAnimationFrame)
  })
  expect(names.map(levels)).toEqual([8, 8, 0, 0])
  expect(bed('made.jpg').textContent).toContain('Received, making its sizes')
  expect(bed('last.jpg').textContent).toContain('Waiting')

  act(() =>
    useTable.setState({ sending: { ...SENDING, names: ['half.jpg', 'last.jpg'], sent: 4e6 } }),
  )
  expect(levels('half.jpg')).toBe(4)
  expect(bed('half.jpg').textContent).toContain('4 of 8 MB')
})

test('a file can be left out before its upload begins', async () => {
  // The server never answers.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue()
  const album = { id: 'alps', key: 'alps' } as AlbumState
  useTable.setState({ album, brought: [], sending: undefined })
  bringIn([
    new File(['a'], 'first.jpg'),
    new File(['b'], 'second.jpg'),
    new File(['c'], 'third.jpg'),
  ])
  expect(namesUnderway(useTable.getState())).toEqual(['first.jpg', 'second.jpg', 'third.jpg'])
  render(
    <div data-light-table="">
      <h1 tabIndex={-1}>Alps</h1>
      <Bed name="second.jpg" style={{}} sizes="" />
      <Bed name="third.jpg" style={{}} sizes="" />
    </div>,
  )
  screen.getByRole('button', { name: 'Leave out third.jpg' }).focus()
  act(() => useTable.setState({ brought: [{ name: 'third.jpg', state: 'waiting' }] }))
  await act(async () => {})
  expect(document.activeElement, 'its button is gone').toBe(screen.getByRole('heading'))
  useTable.setState({ brought: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Leave out second.jpg' }))
  expect(namesUnderway(useTable.getState())).toEqual(['first.jpg', 'third.jpg'])
})
