// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SLIDESHOW } from '../../src/viewer/constants.ts'
import { useSlideshow } from '../../src/viewer/useSlideshow.ts'

/** A slideshow of so many photographs, from the first, that shows what it is told to. */
function start(count = 57) {
  let shown = 0
  const go = (to: number) => {
    shown = to
  }
  const hook = renderHook(({ index }) => useSlideshow(index, count, go), {
    initialProps: { index: 0 },
  })
  return {
    hook,
    toggle: () => act(() => hook.result.current.toggle()),
    /** Lets time pass, and the album follow. */
    pass: async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      hook.rerender({ index: shown })
      return shown
    },
  }
}

function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('in a hidden tab it waits, and goes on when it is seen again', async () => {
  const { toggle, pass } = start()
  toggle()
  expect(await pass(SLIDESHOW.each)).toBe(1)
  hideTab(true)
  expect(await pass(10 * SLIDESHOW.each)).toBe(1)
  hideTab(false)
  expect(await pass(SLIDESHOW.each - 1)).toBe(1)
  expect(await pass(1)).toBe(2)
})

describe('the screen', () => {
  /** How many locks are held. */
  function stubLocks(refuses = false) {
    const locks = { held: 0, asked: 0 }
    vi.stubGlobal('navigator', {
      wakeLock: {
        async request(kind: string) {
          expect(kind).toBe('screen')
          locks.asked += 1
          if (refuses) throw new DOMException('', 'NotAllowedError')
          locks.held += 1
          return { release: async () => void (locks.held -= 1) }
        },
      },
    })
    return locks
  }

  test('stays lit while it plays in a tab that is seen', async () => {
    const locks = stubLocks()
    const { toggle, pass, hook } = start()
    await pass(0)
    expect(locks.asked).toBe(0)
    toggle()
    await pass(SLIDESHOW.each)
    expect(locks).toEqual({ held: 1, asked: 1 })
    hideTab(true)
    await pass(0)
    expect(locks.held).toBe(0)
    hideTab(false)
    await pass(0)
    expect(locks.held).toBe(1)
    toggle()
    await pass(0)
    expect(locks.held).toBe(0)
    toggle()
    await pass(0)
    expect(locks.held).toBe(1)
    hook.unmount()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(locks.held).toBe(0)
  })

  test('is let go at the last photograph', async () => {
    const locks = stubLocks()
    const { toggle, pass } = start(2)
    toggle()
    expect(await pass(SLIDESHOW.each)).toBe(1)
    await pass(0)
    expect(locks).toEqual({ held: 0, asked: 1 })
  })

  test('may be refused', async () => {
    const locks = stubLocks(true)
    const { toggle, pass } = start()
    toggle()
    expect(await pass(SLIDESHOW.each)).toBe(1)
    expect(locks.asked).toBe(1)
  })
})
