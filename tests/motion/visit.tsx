import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { dataFileAt } from '../../src/prerender/shown/dataFiles'
import { placeContent } from '../../src/prerender/shown/placeContent'
import { createSiteRouter } from '../../src/router'

const content = placeContent(await readContent('tests/fixtures/content'))

/** Serves the data files of the tests' own content. */
const serve = (url: string) => {
  const file = dataFileAt(content, url.replace(/^\//, ''))
  const headers = { 'content-type': file ? 'application/json' : 'text/html' }
  return Promise.resolve(new Response(file?.json ?? '', { status: file ? 200 : 404, headers }))
}

/** The real route tree at an address, in a document. */
export async function visit(path: string) {
  window.fetch = serve as typeof fetch
  // No picture has loaded yet.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  await act(async () => void render(<RouterProvider router={router} />))
  return router
}
