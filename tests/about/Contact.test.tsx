// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Contact } from '../../src/about/Contact'
import { ToastRegion } from '../../src/page/toasts/ToastRegion'
import { EMAIL } from '../fixtures/owner'

const COPIED = 'Copied to Clipboard!'
const NOT_COPIED = 'Could not be copied. Select the address to copy it.'

const button = () => screen.getByRole('button', { name: /^(Contact|mona@.*)$/ })
const messages = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')].map(
    ({ textContent }) => textContent,
  )
const expectMessages = (...wanted: string[]) => waitFor(() => expect(messages()).toEqual(wanted))
async function dismiss() {
  fireEvent.keyDown(window, { key: 'Escape' })
  await expectMessages()
}

/** Gives the page a clipboard whose `writeText` is this; undefined takes the clipboard away. */
const giveClipboard = (writeText?: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue((writeText && { writeText }) as never)

beforeEach(() => {
  render(
    <>
      <Contact />
      <ToastRegion />
    </>,
  )
})
afterEach(async () => {
  toast.dismiss()
  // Sonner removes a toast by a timer, which must not outlive the window.
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
  cleanup()
  vi.restoreAllMocks()
})

test('the first click on Contact copies and shows the address, the second shows the label again', async () => {
  const written: string[] = []
  giveClipboard(async (text) => void written.push(text))
  expect(button().textContent).toBe('Contact')
  fireEvent.click(button())
  expect(button().textContent).toBe(EMAIL)
  await expectMessages(COPIED)
  expect(written).toEqual([EMAIL])
  await dismiss()
  fireEvent.click(button())
  expect(button().textContent).toBe('Contact')
  // The third click acts like the first; its toast is the only one.
  fireEvent.click(button())
  expect(button().textContent).toBe(EMAIL)
  await expectMessages(COPIED)
  expect(written).toEqual([EMAIL, EMAIL])
})

describe('an address that could not be copied is shown and selected, and the toast says so', () => {
  test.each<{ how: string; writeText?: () => Promise<void> }>([
    {
      how: 'refused',
      writeText: () => Promise.reject(new DOMException('Write permission denied.')),
    },
    {
      how: 'refused at once',
      writeText: () => {
        throw new DOMException('Document is not focused.')
      },
    },
    { how: 'missing' },
  ])('when the clipboard is $how', async ({ writeText }) => {
    giveClipboard(writeText)
    fireEvent.click(button())
    await expectMessages(NOT_COPIED)
    expect(button().textContent).toBe(EMAIL)
    expect(getSelection()?.toString()).toBe(EMAIL)
    await dismiss()
    fireEvent.click(button(), { detail: 0 })
    expect(button().textContent).toBe('Contact')
    expect(messages()).toEqual([])
  })
})
