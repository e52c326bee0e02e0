// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reset, useTable } from '../../../src/table/page/state/tableStore'
import { Screen } from '../../../src/table/page/tools/Screen'

afterEach(cleanup)
beforeEach(() => {
  document.documentElement.lang = 'en'
  reset({})
})

/** Shows a screen with a field, and a message about it once the field has the focus. */
async function open({ isThere }: { isThere: boolean }) {
  const shown = (isShown: boolean) => (
    <div data-light-table="">
      <Screen title="About" onDone={() => {}} actions="">
        {isShown && <input />}
      </Screen>
    </div>
  )
  const { rerender } = render(shown(true))
  const field = screen.getByRole('textbox')
  field.focus()
  await act(async () => useTable.setState({ problem: 'It was refused.' }))
  rerender(shown(isThere))
  const button = screen.getByRole('button', { name: 'Close' })
  button.focus()
  await act(async () => fireEvent.click(button))
  expect(screen.queryByRole('alert')).toBeNull()
  return field
}

test('a message that is closed gives the focus back to the field that had it before', async () => {
  const field = await open({ isThere: true })
  expect(document.activeElement).toBe(field)
})

test('a message that is closed gives the focus to the title if the field is gone', async () => {
  await open({ isThere: false })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
