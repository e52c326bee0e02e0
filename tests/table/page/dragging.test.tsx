// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DropZone } from '../../../src/table/page/album/dragging'
import { useTable } from '../../../src/table/page/state/tableStore'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('files that left a gap do not cancel a lift that began later', () => {
  vi.useFakeTimers()
  const photos = [{ id: 'a', photo: { id: 'a', src: '', alt: '' }, caption: '' }]
  useTable.setState({ album: { photos } as never })
  render(
    <DropZone className="">
      <p data-shot="a">A photograph</p>
    </DropZone>,
  )
  const shot = screen.getByText('A photograph')
  document.elementFromPoint = () => shot
  const dataTransfer = { types: ['Files'], items: [0] }
  fireEvent.dragOver(shot, { dataTransfer })
  act(() => void vi.advanceTimersByTime(500))
  expect(useTable.getState().lift?.by).toBe('files')
  document.elementFromPoint = () => null
  fireEvent.dragOver(shot, { dataTransfer })
  expect(useTable.getState().lift).toBeUndefined()

  const lift = { ids: new Set(['a']), to: { gap: 0, isAfter: false }, by: 'keys' } as const
  act(() => useTable.setState({ lift }))
  act(() => void vi.advanceTimersByTime(500))
  expect(useTable.getState().lift).toBe(lift)
})
