// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useTitleFocus } from '../../src/shell/useTitleFocus'

beforeEach(() => {
  window.history.replaceState(null, '', '/about')
  document.body.innerHTML = '<h1 tabindex="-1">About</h1><input />'
  document.querySelector('input')!.focus()
})
afterEach(cleanup)

const focused = () => document.activeElement?.tagName

test('the first page leaves the focus where it is, also when React mounts it twice', () => {
  renderHook(() => useTitleFocus('/about', false), { wrapper: StrictMode })
  expect(focused()).toBe('INPUT')
})

test('a change to home, which unmounts the frame, focuses the title of home', () => {
  const { unmount } = renderHook(() => useTitleFocus('/about', false))
  window.history.pushState(null, '', '/')
  unmount()
  expect(focused()).toBe('H1')
})
