// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CaptionField } from '../../../src/table/page/album/CaptionField'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { albumOf, photoOf } from './albumOf'

afterEach(cleanup)

test('Enter leads to the next description, and says which photograph was the last', () => {
  reset({ album: albumOf(['a', 'b']) })
  const press = (id: string, place: number) => {
    useTable.setState({ draft: { id, album: 'alps', text: '', before: '' }, spoken: '' })
    const { unmount } = render(<CaptionField one={photoOf(id)} place={place} />)
    const hint = screen.getByText(/^Enter saves/).textContent
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    unmount()
    const { draft, spoken } = useTable.getState()
    return { hint, next: draft?.id, spoken }
  }
  expect(press('a', 1)).toMatchObject({ next: 'b', spoken: '' })
  const last = press('b', 2)
  expect(last).toMatchObject({ next: undefined, spoken: 'That was the last photograph' })
  expect(last.hint).not.toContain('next')
})
