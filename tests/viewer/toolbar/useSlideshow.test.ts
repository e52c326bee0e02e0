// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PART } from '../../../src/document.ts'
import { SLIDESHOW, useSlideshow } from '../../../src/viewer/toolbar/useSlideshow.ts'

/** A slideshow of `count` photographs that begins at the first. */
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
    /** Lets time pass, and shows the photograph that the slideshow has reached. */
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
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a slideshow plays only after a press, can be paused, and stops at the end', async () => {
  const { toggle, pass, hook } = start(3)
  const isPlaying = () => hook.result.current.isPlaying
  expect(await pass(10 * SLIDESHOW.each)).toBe(0)
  toggle()
  expect(isPlaying()).toBe(true)
  expect(await pass(SLIDESHOW.each - 1)).toBe(0)
  expect(await pass(1)).toBe(1)
  toggle()
  expect(isPlaying()).toBe(false)
  expect(await pass(10 * SLIDESHOW.each)).toBe(1)
  toggle()
  expect(await pass(SLIDESHOW.each)).toBe(2)
  expect(isPlaying()).toBe(false)
  expect(await pass(10 * SLIDESHOW.each)).toBe(2)
})

test('a slideshow waits for the next picture, up to a limit', async () => {
  document.body.innerHTML = `<div data-part="${PART.slide}" data-at="1"><i></i></div>`
  const next = document.querySelector('i')!
  next.dataset.state = 'loading'
  const { toggle, pass } = start()
  toggle()
  expect(await pass(SLIDESHOW.each + 2 * SLIDESHOW.again)).toBe(0)
  next.dataset.state = 'shown'
  expect(await pass(SLIDESHOW.again)).toBe(1)
  next.dataset.state = 'loading'
  expect(await pass(SLIDESHOW.each + SLIDESHOW.patience - 1)).toBe(1)
  expect(await pass(1)).toBe(2)
})

describe('a playing slideshow', () => {
  const playing = () => {
    document.body.innerHTML = '<p></p><button data-toggles-slideshow></button>'
    const { toggle, hook } = start()
    toggle()
    return () => hook.result.current.isPlaying
  }
  test.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['a press', () => fireEvent.pointerDown(document.querySelector('p')!)],
    ['a touch', () => fireEvent.touchStart(document.querySelector('p')!)],
    ['the wheel', () => fireEvent.wheel(document.querySelector('p')!)],
    ['the wheel over its button', () => fireEvent.wheel(document.querySelector('button')!)],
    [
      'another key on its button',
      () => fireEvent.keyDown(document.querySelector('button')!, { key: 'ArrowRight' }),
    ],
  ])('is stopped by %s', (_, stop) => {
    const isPlaying = playing()
    expect(isPlaying()).toBe(true)
    stop()
    expect(isPlaying()).toBe(false)
  })
  test('is not stopped by a press on its own button', () => {
    const isPlaying = playing()
    const button = document.querySelector('button')!
    fireEvent.pointerDown(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    fireEvent.keyDown(button, { key: ' ' })
    expect(isPlaying()).toBe(true)
  })
})

test('a slideshow waits in a hidden tab', async () => {
  const { toggle, pass } = start()
  toggle()
  expect(await pass(SLIDESHOW.each)).toBe(1)
  hideTab(true)
  expect(await pass(10 * SLIDESHOW.each)).toBe(1)
  hideTab(false)
  expect(await pass(SLIDESHOW.each - 1)).toBe(1)
  expect(await pass(1)).toBe(2)
})

describe('the screen during a slideshow', () => {
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

  test('stays on while the slideshow plays in a visible tab', async () => {
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

  test('may turn off at the last photograph', async () => {
    const locks = stubLocks()
    const { toggle, pass } = start(2)
    toggle()
    expect(await pass(SLIDESHOW.each)).toBe(1)
    await pass(0)
    expect(locks).toEqual({ held: 0, asked: 1 })
  })

  test('may turn off if the browser refuses the lock', async () => {
    const locks = stubLocks(true)
    const { toggle, pass } = start()
    toggle()
    expect(await pass(SLIDESHOW.each)).toBe(1)
    expect(locks.asked).toBe(1)
  })
})
