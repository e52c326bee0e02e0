// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Tray } from '../../../src/table/page/album/Table'
import { FRAME, SHOT } from '../../../src/table/page/state/shots'
import * as editing from '../../../src/table/page/state/editing'
import { useTable } from '../../../src/table/page/state/tableStore'
import { albumOf } from './albumOf'

test('the focus goes from a photograph that is put back to the next one, and at last to the last', async () => {
  vi.spyOn(editing, 'act').mockReturnValue()
  useTable.setState({ isTrayOpen: true, album: albumOf(['a', 'b']), current: 'b' })
  const removed = albumOf(['a', 'b']).photos
  const shown = (count: number) => (
    <div data-light-table="">
      <div {...{ [SHOT]: 'b' }}>
        <button {...{ [FRAME]: '' }}>b</button>
      </div>
      <Tray removed={removed.slice(2 - count)} />
    </div>
  )
  const { rerender } = render(shown(2))
  const buttons = screen.getAllByRole('button', { name: /^Put back/ })
  for (const picture of screen.getAllByRole('presentation'))
    expect(picture.getAttribute('draggable'), 'a browser offers it as a file').toBe('false')
  buttons[0]!.click()
  expect(document.activeElement).toBe(buttons[1])
  rerender(shown(1))
  rerender(shown(0))
  await vi.waitFor(() => expect(document.activeElement!.textContent, 'undone').toBe('b'))
  rerender(shown(1))
  screen.getByRole('button', { name: /^Put back/ }).click()
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' })),
  )
})
