// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useVisualViewport } from '../../src/viewer/useVisualViewport.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the viewer fills the visible part of a zoomed page', () => {
  const seen = Object.assign(new EventTarget(), {
    scale: 2,
    offsetTop: 100,
    offsetLeft: 40,
    width: 195,
    height: 422,
  })
  vi.stubGlobal('visualViewport', seen)
  const viewer = document.createElement('div')
  renderHook(() => useVisualViewport({ current: viewer }))
  const placed = () =>
    ['inset', 'width', 'height'].map((name) => viewer.style.getPropertyValue(name))
  expect(placed()).toEqual(['100px auto auto 40px', '195px', '422px'])
  seen.offsetTop = 150
  seen.dispatchEvent(new Event('scroll'))
  expect(placed()).toEqual(['150px auto auto 40px', '195px', '422px'])
  seen.scale = 1
  seen.dispatchEvent(new Event('resize'))
  expect(placed()).toEqual(['', '', ''])
})
