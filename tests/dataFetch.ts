import { searchOf } from '../src/prerender/search/searchFiles'
import { dataFileAt } from '../src/prerender/shown/dataFiles'
import type { placeContent } from '../src/prerender/shown/placeContent'

/** A `fetch` that answers with the data files of a content, and 404 for any other address. */
export const dataFetch = (content: ReturnType<typeof placeContent>) =>
  ((url: string) => {
    const name = url.replace(/^\//, '')
    const file =
      dataFileAt(content, name) ?? searchOf(content).files.find(({ fileName }) => fileName === name)
    const headers = { 'content-type': file ? 'application/json' : 'text/html' }
    return Promise.resolve(new Response(file?.json ?? '', { status: file ? 200 : 404, headers }))
  }) as typeof fetch
