// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { ToastRegion } from '../../../src/page/toasts/ToastRegion'
import { showToast } from '../../../src/page/toasts/showToast'

/** The toasts shown so far, also those that are closed. */
const heard: string[] = []
const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const toast of [node, ...node.querySelectorAll('*')])
          if (toast.matches('[data-sonner-toast]')) heard.push(toast.textContent ?? '')
})
observer.observe(document, { childList: true, subtree: true })
const expectHeard = (...toasts: string[]) => waitFor(() => expect(heard).toEqual(toasts))

afterEach(async () => {
  toast.dismiss()
  // Sonner removes a toast by a timer, which must not outlive the window.
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
  cleanup()
  heard.length = 0
})

test('a toast is announced once, in a live region that already exists', async () => {
  render(<ToastRegion />)
  const [region] = document.querySelectorAll('[aria-live=polite]')
  await showToast('Done')
  await expectHeard('Done')
  expect(screen.getByRole('status')).toBe(region)
  // Two live regions would announce it twice.
  expect(region!.querySelectorAll('[aria-live]')).toHaveLength(0)
})

test('a new toast replaces the previous one', async () => {
  render(<ToastRegion />)
  await showToast('First')
  await expectHeard('First')
  await showToast('Second')
  await expectHeard('First', 'Second')
  const shown = () => document.querySelectorAll('[data-sonner-toast][data-removed=false]')
  await waitFor(() => expect([...shown()].map((t) => t.textContent)).toEqual(['Second']))
})

test('a toast is not repeated on the next page', async () => {
  render(<ToastRegion />)
  await showToast('Of the first page')
  await expectHeard('Of the first page')
  cleanup()
  render(<ToastRegion />)
  await showToast('Of the next page')
  await expectHeard('Of the first page', 'Of the next page')
})

test('a toast that loads after its page is left is not shown', async () => {
  render(<ToastRegion />)
  const late = showToast('Of the first page')
  cleanup()
  render(<ToastRegion />)
  await late
  await showToast('Of the next page')
  await expectHeard('Of the next page')
})
