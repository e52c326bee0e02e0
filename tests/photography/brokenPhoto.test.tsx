// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PhotoFrame } from '../../src/photo/PhotoFrame'

afterEach(cleanup)
// No picture has loaded yet.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })

const photo = { id: 'kite', src: 'https://img.example.com/kite.jpg', alt: 'Kite' }
const mirror = { src: '/photos/d19693a9cbc1-960.avif', width: 960, height: 640 }
const show = (shown: Parameters<typeof PhotoFrame>[0]['photo']) =>
  render(<PhotoFrame photo={shown} className="" sizes="100vw" alt={shown.alt} />)

test('an image that fails to load leaves its alt text and no broken picture', () => {
  const { container } = show(photo)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Kite (image unavailable)')
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('unavailable')
})

test('the smaller file stays if a larger one fails', () => {
  const { container, rerender } = show(photo)
  fireEvent.load(screen.getByRole('img'))
  rerender(<PhotoFrame photo={photo} className="" sizes="200vw" alt="Kite" />)
  expect(container.querySelector('img')!.sizes).toBe('200vw')
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')!.sizes).toBe('100vw')
})

test('our copy replaces the image of a failing host; the image is unavailable only if the copy fails too', () => {
  const { container } = show({ ...photo, mirror })
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')!.getAttribute('src')).toContain('/photos/d19693a9cbc1-')
  expect(container.textContent).toBe('')
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
})
