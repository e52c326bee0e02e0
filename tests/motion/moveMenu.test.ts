// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SELECT } from '../../src/document'
import { type Started, stubAnimations } from './animations'

let running: () => Started[]
let button: HTMLElement
let menu: HTMLElement
let motion: typeof import('../../src/motion/moveMenu')
let isMotionReduced = false

beforeEach(async () => {
  isMotionReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }))
  running = stubAnimations()
  delete document.documentElement.dataset.menuLayers
  document.body.innerHTML = '<button></button><div><ul><li></li><li></li></ul></div>'
  button = document.querySelector('button')!
  menu = document.querySelector('div')!
  // What it remembers of earlier menus is forgotten.
  vi.resetModules()
  motion = await import('../../src/motion/moveMenu')
})

const layers = () =>
  Array.from(document.querySelectorAll<HTMLElement>(`${SELECT['menu-layers']} > *`))
const state = () => document.documentElement.dataset.menuLayers
const kinds = () => layers().map(({ dataset }) => dataset.menuLayer)
/** What of the ground is on its way. */
const growing = () => running().filter(({ target }) => layers().includes(target as HTMLElement))
/** And what property moves it. */
const moving = () => growing().map(({ keyframes }) => Object.keys(keyframes)[0])
const tick = () => new Promise((resolve) => setTimeout(resolve))
async function end() {
  for (const animation of running()) animation.end()
  await tick()
}
/** Something that the menu waits for, and what ends the waiting. */
function arrival() {
  let arrive = () => {}
  const promise = new Promise<void>((resolve) => (arrive = resolve))
  return { promise, arrive }
}

const open = () => void motion.openMenu(menu, button)
const close = (until = Promise.resolve()) => void motion.closeMenu(button, until)

test('the ground grows in three layers, of which the last stays until the menu has closed', async () => {
  open()
  expect(kinds()).toEqual(['low', 'middle', 'ground'])
  expect([state(), moving()]).toEqual(['moving', ['clipPath', 'clipPath', 'clipPath']])
  expect(running().map(({ options }) => options.delay)).toEqual(
    expect.arrayContaining([0, 70, 140, 470, 515]),
  )
  await end()
  expect([state(), kinds()]).toEqual(['still', ['ground']])
  expect(layers()[0]!.style.clipPath).toBe('')
  close()
  await tick()
  expect([state(), moving()]).toEqual(['moving', ['clipPath']])
  await end()
  expect([state(), kinds(), motion.isMenuOver()]).toEqual([undefined, [], false])
  expect(document.querySelector(SELECT['menu-layers'])).toBeNull()
})

test('it stays until the page is there that the menu leads to', async () => {
  open()
  await end()
  const { promise, arrive } = arrival()
  close(promise)
  await tick()
  expect([state(), moving()]).toEqual(['waiting', []])
  arrive()
  await tick()
  expect([state(), moving()]).toEqual(['moving', ['clipPath']])
})

test('opened again meanwhile, it lies there as it was, and the page changes nothing', async () => {
  open()
  await end()
  const { promise, arrive } = arrival()
  close(promise)
  open()
  expect([state(), kinds(), moving()]).toEqual(['still', ['ground'], []])
  arrive()
  await tick()
  expect([state(), kinds(), moving()]).toEqual(['still', ['ground'], []])
})

test('opened again while it waits but is still on its way in, it goes on coming', async () => {
  open()
  const before = growing()
  expect(before).toHaveLength(3)
  close(arrival().promise)
  expect(state()).toBe('waiting')
  open()
  expect(state()).toBe('moving')
  // The same animations, not new ones from where it is.
  expect(growing()).toHaveLength(3)
  for (const [i, animation] of growing().entries()) expect(animation).toBe(before[i])
  await end()
  expect([state(), kinds()]).toEqual(['still', ['ground']])
})

test('opened again on its way out, it stays: it grows again, or comes back by a fade', async () => {
  for (isMotionReduced of [false, true]) {
    open()
    await end()
    if (isMotionReduced) motion.endMenuMotion()
    close()
    await tick()
    expect(moving()).toEqual([isMotionReduced ? 'opacity' : 'clipPath'])
    open()
    await end()
    expect([state(), kinds()]).toEqual(['still', ['ground']])
    expect(layers()[0]!.getAttribute('style') ?? '').toBe('')
    motion.endMenuMotion()
  }
})

test('however fast it is pressed, and whatever each press catches, there are three layers at most', async () => {
  for (let n = 1; n <= 10; n++) {
    if (n % 2) open()
    else close()
    await tick()
    expect(layers().length).toBeGreaterThan(0)
    expect(layers().length).toBeLessThanOrEqual(3)
    // Some have come to their end meanwhile.
    if (n % 3 === 0) running()[0]!.end()
  }
  await end()
  expect([state(), kinds(), running()]).toEqual([undefined, [], []])
})

test('where less motion is wanted there are no layers, and the menu fades in', async () => {
  isMotionReduced = true
  open()
  expect(kinds()).toEqual([])
  expect(running().map(({ target, keyframes }) => [target, keyframes])).toEqual([
    [menu, { opacity: ['0', '1'] }],
  ])
})

test('ended, it is the menu’s own ground at once, and nothing that waited goes on', async () => {
  open()
  motion.endMenuMotion()
  expect([state(), kinds()]).toEqual([undefined, []])
  const { promise, arrive } = arrival()
  close(promise)
  motion.endMenuMotion()
  arrive()
  await tick()
  expect([state(), kinds()]).toEqual([undefined, []])
})
