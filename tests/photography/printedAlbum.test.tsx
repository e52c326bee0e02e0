// @vitest-environment happy-dom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { SELECT } from '../../src/document'
import { dataFileAt } from '../../src/prerender/shown/dataFiles'
import { placeContent } from '../../src/prerender/shown/placeContent'
import { createSiteRouter } from '../../src/router'
import { TILES } from '../../src/photography/rows/tileCounts'

// Tiles are drawn when the browser is idle, also after the test.
afterEach(cleanup)

test('a large album has all its tiles when it is printed', async () => {
  const content = placeContent(await readContent('tests/fixtures/content'))
  window.fetch = (url) =>
    Promise.resolve(new Response(dataFileAt(content, (url as string).replace(/^\//, ''))?.json))
  const path = '/photography/landscape/ferries2020'
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  await act(async () => void render(<RouterProvider router={router} />))
  const count = () => document.querySelectorAll(SELECT.tile).length
  expect(count()).toBe(TILES.prerendered)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(count()).toBe(150)
})
