// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT, SELECT } from '../../src/document'
import { useStore } from '../../src/store'
import { type Started, stubAnimations } from '../motion/animations'
import { visit } from '../motion/visit'

let running: () => Started[]
let isMotionReduced = false
let router: Awaited<ReturnType<typeof visit>>

beforeEach(async () => {
  isMotionReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  running = stubAnimations()
  router = await visit('/about')
})
afterEach(() => {
  cleanup()
  useStore.getState().closeMenu()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const layers = () =>
  Array.from(document.querySelectorAll<HTMLElement>(`${SELECT['menu-layers']} > *`))
const state = () => document.documentElement.dataset[ROOT.menuLayers]
const kinds = () => layers().map(({ dataset }) => dataset.menuLayer)
/** The running animations of the ground. */
const growing = () => running().filter(({ target }) => target.closest(SELECT['menu-layers']))
/** The properties that they animate. */
const moving = () => growing().map(({ keyframes }) => Object.keys(keyframes)[0])
/** Runs all pending tasks, two frames included. */
const tick = () =>
  act(async () => {
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
async function end() {
  for (const animation of running()) animation.end()
  await tick()
}
async function press() {
  fireEvent.click(screen.getByRole('button', { name: /^(Open|Close) menu$/ }))
  await tick()
}
const resize = () => act(async () => void window.dispatchEvent(new Event('resize')))

/** Makes the router wait for a page. The timeout of 400 ms never passes. */
function askForPage() {
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((go: () => void, ms?: number) =>
    ms === 400 ? 0 : wait(go, ms)) as typeof setTimeout)
  const spy = vi
    .spyOn(router, 'state', 'get')
    .mockReturnValue({ ...router.state, status: 'pending' })
  return async () => {
    spy.mockRestore()
    const { latestLocation: toLocation } = router
    const changes = { pathChanged: true, hrefChanged: true, hashChanged: false }
    router.emit({ type: 'onResolved', toLocation, ...changes })
    await tick()
  }
}

test('the ground of the menu grows in three layers, and the last one stays until the menu has closed', async () => {
  await press()
  expect(kinds()).toEqual(['low', 'middle', 'ground'])
  expect([state(), moving()]).toEqual(['moving', ['clipPath', 'clipPath', 'clipPath']])
  expect(running().map(({ options }) => options.delay)).toEqual(
    expect.arrayContaining([0, 70, 140, 470, 515]),
  )
  await end()
  expect([state(), kinds()]).toEqual(['still', ['ground']])
  expect(layers()[0]!.style.clipPath).toBe('')
  await press()
  expect([state(), moving()]).toEqual(['moving', ['clipPath']])
  await end()
  expect([state(), kinds()]).toEqual([undefined, []])
  expect(document.querySelector(SELECT['menu-layers'])).toBeNull()
})

test('the ground of the menu stays until the chosen page has loaded', async () => {
  await press()
  await end()
  const arrive = askForPage()
  await press()
  expect([state(), moving()]).toEqual(['waiting', []])
  await arrive()
  expect([state(), moving()]).toEqual(['moving', ['clipPath']])
})

test('a menu reopened while a page loads keeps its ground, also when the page arrives', async () => {
  await press()
  await end()
  const arrive = askForPage()
  await press()
  await press()
  expect([state(), kinds(), moving()]).toEqual(['still', ['ground'], []])
  expect(running().filter(({ target }) => target.matches('li'))).toEqual([])
  await arrive()
  expect([state(), kinds(), moving()]).toEqual(['still', ['ground'], []])
})

test('a menu reopened while its ground grows lets the ground continue', async () => {
  await press()
  const before = growing()
  expect(before).toHaveLength(3)
  askForPage()
  await press()
  expect(state()).toBe('waiting')
  await press()
  expect(state()).toBe('moving')
  // The same animations continue; none is replaced.
  expect(growing()).toHaveLength(3)
  for (const [i, animation] of growing().entries()) expect(animation).toBe(before[i])
  await end()
  expect([state(), kinds()]).toEqual(['still', ['ground']])
})

test('a menu reopened while its ground shrinks grows it again, or fades it in with reduced motion', async () => {
  for (isMotionReduced of [false, true]) {
    await press()
    await end()
    await press()
    expect(moving()).toEqual([isMotionReduced ? 'opacity' : 'clipPath'])
    await press()
    await end()
    expect([state(), kinds()]).toEqual(['still', ['ground']])
    expect(document.querySelector(SELECT['menu-layers'])!.outerHTML).not.toContain('style')
    await press()
    await end()
  }
})

test('fast presses never make more than three layers', async () => {
  for (let n = 1; n <= 10; n++) {
    await press()
    expect(layers().length).toBeGreaterThan(0)
    expect(layers().length).toBeLessThanOrEqual(3)
    // Some animations end meanwhile.
    if (n % 3 === 0) running()[0]!.end()
  }
  await end()
  expect([state(), kinds(), running()]).toEqual([undefined, [], []])
})

test('the menu fades in without layers with reduced motion', async () => {
  isMotionReduced = true
  await press()
  expect(kinds()).toEqual([])
  expect(running().map(({ target, keyframes }) => [target, keyframes])).toEqual([
    [screen.getByRole('dialog'), { opacity: ['0', '1'] }],
  ])
})

test('a resize shows the menu’s own background at once and removes a waiting ground', async () => {
  await press()
  await resize()
  expect([state(), kinds()]).toEqual([undefined, []])
  expect(screen.getByRole('dialog')).toBeTruthy()
  const arrive = askForPage()
  await press()
  expect([state(), kinds()]).toEqual(['waiting', ['ground']])
  await resize()
  await arrive()
  expect([state(), kinds()]).toEqual([undefined, []])
})
