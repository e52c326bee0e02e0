import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isNotFound, type RouteMatch, pageOf, photoIn } from '../../src/page/shownPhoto'
import { createSiteRouter } from '../../src/router'

const routerAt = (path: string) =>
  createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })

test('the shown page is home until a page has loaded', async () => {
  const router = routerAt('/about')
  expect(pageOf(router.state.matches)).toBe('/')
  await router.load()
  const unloaded = router.state.matches.map((match) => ({ ...match, context: {} })) as RouteMatch[]
  expect(pageOf(unloaded)).toBe('/')
})

test('a path below a photograph is not found', async () => {
  const path = '/photography/animals/x/y'
  const router = routerAt(path)
  await router.load()
  const { matches } = router.state
  expect(isNotFound(matches)).toBe(true)
  expect(photoIn(matches)).toBeUndefined()
  expect(pageOf(matches)).toBe(path)
})
