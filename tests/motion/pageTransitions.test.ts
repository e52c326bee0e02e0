// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SELECT } from '../../src/document'
import { animatePageTransitions } from '../../src/motion/pageTransitions'
import { stubAnimations } from './animations'
import { visit } from './visit'

const LIST = '/photography/landscape'
const ALBUM = `${LIST}/dovrefjell2025`

/** A view transition that ends when it is skipped. */
type Started = { types: Set<string>; skip: () => void; isSkipped: boolean }
let started: Started[]

function startViewTransition({ types, update }: { types: string[]; update: () => Promise<void> }) {
  let skip = () => {}
  const transition: Started = { types: new Set(types), skip: () => skip(), isSkipped: false }
  started.push(transition)
  const updateCallbackDone = Promise.resolve().then(update)
  const finished = new Promise<void>((resolve) => {
    skip = () => {
      transition.isSkipped = true
      resolve()
    }
  })
  return {
    types: transition.types,
    updateCallbackDone,
    ready: updateCallbackDone,
    finished,
    skipTransition: () => skip(),
  }
}

let isMotionReduced: boolean
let navigation: EventTarget

beforeEach(() => {
  started = []
  isMotionReduced = false
  navigation = new EventTarget()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('motion') && isMotionReduced }),
  )
  vi.stubGlobal('CSS', { supports: () => true })
  Object.assign(document, { startViewTransition })
  Object.assign(window, { navigation })
  stubAnimations()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 99, 80, 50))
})
afterEach(async () => {
  for (const transition of started) transition.skip()
  await act(async () => {})
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function walkFrom(path: string) {
  const router = await visit(path)
  animatePageTransitions(router)
  return async (to: string) => {
    await act(() => router.navigate({ to }))
    expect(router.state.resolvedLocation?.pathname).toBe(to)
  }
}
const types = () => started.map((transition) => [...transition.types])
async function end() {
  started.at(-1)!.skip()
  await act(async () => {})
}

test('each page change has its own transition type and leaves no transition name behind', async () => {
  const go = await walkFrom(LIST)
  await go(ALBUM)
  expect(types()).toEqual([['enter', 'arrived']])
  const title = document.querySelector<HTMLElement>(SELECT['bar-title'])!
  expect(title.style.viewTransitionName).toBe('title')
  await end()
  expect(title.style.viewTransitionName).toBe('')
  await go(LIST)
  expect(types()[1]).toEqual(['leave', 'arrived'])
})

test('a page without a disc fades into the home page', async () => {
  const go = await walkFrom('/nowhere')
  await go('/')
  expect(types()).toEqual([['arrived', 'fade']])
})

test('a second page change during a transition is not animated', async () => {
  const go = await walkFrom(LIST)
  await go(ALBUM)
  await go(LIST)
  expect(types()).toEqual([['enter', 'arrived']])
})

test('page changes use the reduced transition as soon as less motion is requested', async () => {
  const go = await walkFrom(LIST)
  isMotionReduced = true
  await go(ALBUM)
  expect(types()).toEqual([['reduced', 'arrived']])
})

test('a page that a swipe of the browser has animated is not animated again', async () => {
  const go = await walkFrom(ALBUM)
  const swipe = new Event('navigate')
  navigation.dispatchEvent(Object.assign(swipe, { hasUAVisualTransition: true }))
  await go(LIST)
  expect(types()).toEqual([])
  await go(ALBUM)
  expect(types(), 'the next page change is no swipe').toHaveLength(1)
})

test('nothing is animated in a hidden tab', async () => {
  const go = await walkFrom(LIST)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await go(ALBUM)
  expect(types()).toEqual([])
})

test('the new page fades in if the browser lacks transition types', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  document.body.innerHTML = '<div id="root"></div>'
  const animate = stubAnimations()
  const go = await walkFrom(LIST)
  await go(ALBUM)
  expect(types()).toEqual([])
  expect(animate().map(({ target, keyframes }) => [target.id, keyframes])).toEqual([
    ['root', { opacity: [0, 1] }],
  ])
})

test('a key ends a transition, but a modifier or repeated key does not', async () => {
  const go = await walkFrom(LIST)
  await go(ALBUM)
  fireEvent.keyDown(document.body, { key: 'Shift' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  expect(started[0]!.isSkipped).toBe(false)
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(started[0]!.isSkipped).toBe(true)
})
