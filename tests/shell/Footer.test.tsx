// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Footer } from '../../src/shell/Footer'
import { NAME } from '../fixtures/owner'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the footer is of the year the visitor lives in', () => {
  vi.useFakeTimers({ now: new Date('2031-05-05') })
  render(<Footer isOverRelief={false} />)
  expect(screen.getByRole('contentinfo').textContent).toBe(`© 2031 ${NAME}`)
})
