// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SELECT } from '../../src/document'
import { PhotoFrame } from '../../src/photo/PhotoFrame'

test('a picture that loads before React has rendered `loading` is shown', async () => {
  let appear = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        appear = () => report([{ isIntersecting: true, target: frame() }])
      }
      observe() {}
      unobserve() {}
    },
  )
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  const frame = () => document.querySelector<HTMLElement>(SELECT.photo)!
  render(
    <PhotoFrame photo={{ id: 'fog', src: '/fog.avif', alt: '' }} className="" sizes="" alt="" />,
  )
  await act(async () => {
    appear()
    frame().querySelector('img')!.dispatchEvent(new Event('load'))
  })
  expect(frame().dataset.state).toBe('shown')
})
