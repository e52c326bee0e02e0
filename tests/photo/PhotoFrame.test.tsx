// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SELECT } from '../../src/document'
import { PhotoFrame } from '../../src/photo/PhotoFrame'

type Props = Parameters<typeof PhotoFrame>[0]

const photo = { id: 'kite', src: 'https://img.example.com/kite.jpg', alt: 'Kite' }
const mirror = { src: '/photos/d19693a9cbc1-960.avif', width: 960, height: 640 }
const framed = (more: Partial<Props> = {}) => (
  <PhotoFrame photo={photo} className="" sizes="100vw" alt="Kite" {...more} />
)

/** Reports that the frame has entered the window. */
let enterWindow = () => {}

class Observer {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    enterWindow = () => report([{ isIntersecting: true, target: frame() }])
  }
  observe() {}
  unobserve() {}
}

const frame = () => document.querySelector<HTMLElement>(SELECT.photo)!
const image = () => frame().querySelector('img')
const seen = () => [frame().dataset.state, frame().querySelector(SELECT.contour) !== null]
const come = () => act(async () => void fireEvent.load(image()!))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the markup of a picture', () => {
  test('may contain the URL of a smaller file with brackets and spaces', () => {
    const under = 'https://host.example/fog (2).jpg'
    expect(renderToStaticMarkup(framed({ under }))).toContain(`url(&quot;${under}&quot;)`)
  })

  test('keeps the focal point in view if the picture is cropped, but not if it is whole', () => {
    const focused = { ...photo, focus: [20, 75] as [number, number] }
    const of = (fit: 'cover' | 'contain') => renderToStaticMarkup(framed({ photo: focused, fit }))
    expect(of('cover')).toContain('object-position:20% 75%')
    expect(of('contain')).not.toContain('object-position')
  })
})

describe('a picture that loads', () => {
  test('shows contours while the visitor waits for it, then fades in', async () => {
    render(framed())
    expect(seen()).toEqual(['prerendered', false])
    act(() => enterWindow())
    expect(seen()).toEqual(['loading', true])
    await come()
    expect(seen()).toEqual(['shown', false])
    expect(image()!.className).toContain('animate-appear')
  })

  test('appears at once if it comes before it is visible', async () => {
    render(framed())
    await come()
    expect(seen()).toEqual(['prerendered', false])
  })

  test('is shown if it comes before React has rendered `loading`', async () => {
    render(framed())
    await act(async () => {
      enterWindow()
      image()!.dispatchEvent(new Event('load'))
    })
    expect(frame().dataset.state).toBe('shown')
  })
})

describe('a picture that fails to load', () => {
  test('leaves its alt text and no broken picture', () => {
    const { container } = render(framed())
    fireEvent.error(image()!)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Kite (image unavailable)')
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain('unavailable')
  })

  test('leaves the smaller file that has loaded before', async () => {
    const { rerender } = render(framed())
    await come()
    rerender(framed({ sizes: '200vw' }))
    expect(image()!.sizes).toBe('200vw')
    fireEvent.error(image()!)
    expect(image()!.sizes).toBe('100vw')
  })

  test('is replaced by our copy, and is unavailable only if the copy fails too', () => {
    const { container } = render(framed({ photo: { ...photo, mirror } }))
    fireEvent.error(image()!)
    expect(image()!.getAttribute('src')).toContain('/photos/d19693a9cbc1-')
    expect(container.textContent).toBe('')
    fireEvent.error(image()!)
    expect(container.querySelector('img')).toBeNull()
  })
})
