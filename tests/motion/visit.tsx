import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { placeContent } from '../../src/prerender/shown/placeContent'
import { createSiteRouter } from '../../src/router'
import { dataFetch } from '../dataFetch'

const content = placeContent(await readContent('tests/fixtures/content'))

/** The real route tree at an address, in a document. */
export async function visit(path: string) {
  window.fetch = dataFetch(content)
  // No picture has loaded yet.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  await act(async () => void render(<RouterProvider router={router} />))
  return router
}
