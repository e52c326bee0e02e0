import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { stubAnimations } from './motion/animations'

if (typeof document !== 'undefined') stubAnimations()

// React reports mistakes there: missing keys, updates outside act(), markup that differs.
const spies: MockInstance[] = []
beforeEach(() => {
  for (const kind of ['error', 'warn'] as const)
    spies.push(vi.spyOn(console, kind).mockImplementation(() => {}))
})
afterEach(() => {
  const said = spies.flatMap(({ mock }) => mock.calls)
  for (const spy of spies.splice(0)) spy.mockRestore()
  expect(said, 'console.error and console.warn').toEqual([])
})
