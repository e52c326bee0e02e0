// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SELECT } from '../../src/document'
import { PhotoFrame } from '../../src/photo/PhotoFrame'

/** The callback of the frame's observer. */
let report: ((entries: { isIntersecting: boolean; target: Element }[]) => void) | undefined

class Observer {
  constructor(told: typeof report) {
    report = told
  }
  observe() {}
  unobserve() {}
}

const frame = () => document.querySelector<HTMLElement>(SELECT.photo)!
const hasContours = () => frame().querySelector(SELECT.contour) !== null
const seen = () => [frame().dataset.state, hasContours()]
const come = () => act(async () => void fireEvent.load(frame().querySelector('img')!))
const enterWindow = () => act(() => report!([{ isIntersecting: true, target: frame() }]))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  const photo = { id: 'fog', src: '/photos/fog.avif', alt: 'Fog' }
  render(<PhotoFrame photo={photo} className="relative" sizes="100vw" alt="Fog" />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a picture that the visitor waits for shows contours, then fades in', async () => {
  expect(seen()).toEqual(['prerendered', false])
  enterWindow()
  expect(seen()).toEqual(['loading', true])
  await come()
  expect(seen()).toEqual(['shown', false])
  expect(frame().querySelector('img')!.className).toContain('animate-appear')
})

test('a picture that loads before it is visible appears at once', async () => {
  await come()
  expect(seen()).toEqual(['prerendered', false])
})
