import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRendered } from '../../src/motion/pageRendered'
import { createSiteRouter } from '../../src/router'

const makeLoaded = async () => {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: ['/about'] }) })
  await router.load()
  return router
}
type Router = Awaited<ReturnType<typeof makeLoaded>>
/** Reports that the requested page has loaded. */
function resolve(router: Router) {
  const { latestLocation: toLocation } = router
  const changes = { pathChanged: true, hrefChanged: true, hashChanged: false }
  router.emit({ type: 'onResolved', toLocation, ...changes })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether it has resolved after so many ms. */
async function begin(router: Router) {
  let isDone = false
  void pageRendered(router).then(() => (isDone = true))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return isDone
  }
}

test('pageRendered resolves at once without a requested page', async () => {
  const isDone = await begin(await makeLoaded())
  expect(await isDone(0)).toBe(true)
})

test('pageRendered waits until a requested page is drawn, at most 400 ms', async () => {
  const router = await makeLoaded()
  vi.spyOn(router, 'state', 'get').mockReturnValue({ ...router.state, status: 'pending' })
  const early = await begin(router)
  expect(await early(300)).toBe(false)
  resolve(router)
  expect(await early(16), 'after the first frame').toBe(false)
  expect(await early(16), 'after the second frame').toBe(true)

  const late = await begin(router)
  expect(await late(399)).toBe(false)
  expect(await late(1)).toBe(true)
})
