// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Legend } from '../../../src/table/page/album/Legend'

afterEach(cleanup)

test.each([
  ['its caption', { alt: 'Dusk' }],
  ['that it is decorative', { alt: '', decorative: true as const }],
  ['that it needs a description', { alt: '' }],
])('the name of the button contains its text: %s', (_, words) => {
  const photo = { id: 'a', src: '/a.avif', ...words }
  const states = { isSelected: false, isCurrent: true, isWritten: false }
  render(<Legend one={{ id: 'a', photo, caption: words.alt }} place={2} {...states} />)
  const button = screen.getByText(/^(Dusk|Decorative|Write a description)$/).closest('button')!
  expect(button.getAttribute('aria-label')).toContain(button.textContent)
})
