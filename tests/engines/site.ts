import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { preview } from 'vite'
import { BUILT } from '../site/built.ts'

const { folder, content } = BUILT.site
/** Engines run in parallel. Each has its own server, which records the requests of one visitor. */
const port = BUILT.site.port + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const origin = `http://127.0.0.1:${port}`

/** Logged when React has hydrated the whole page. */
export const RUNS = 'The page runs.'

/** Logs a text once React has hydrated the whole page. Runs in the page. */
function sayWhenItRuns(text: string) {
  const parts = [...document.querySelectorAll('#root :is(a, button, h1, img, footer)')]
  const owned = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
  if (parts.length > 0 && parts.every(owned)) console.info(text)
  else requestAnimationFrame(() => sayWhenItRuns(text))
}

/** The built site as it will be published, on a server that records its requests. */
export type Site = {
  /** The address of a path. */
  at: (path: string) => string
  /** The paths requested since the last call, with the status of failed requests. */
  asked: () => string[]
  /** Whether pages log when they run, by a line at the end of their last script. */
  setSpeaking: (isSpeaking: boolean) => void
  close: () => Promise<void>
}

/** Serves the built site of the tests. */
export async function serveSite(): Promise<Site> {
  let isSpeaking = false
  // The content defines the host rules and the base path.
  process.env.CONTENT = content
  const asked: { path: string; response: ServerResponse }[] = []
  const server = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
    plugins: [
      {
        name: 'walked',
        // Before the site's own plugins, which answer requests for assets.
        enforce: 'pre',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use((request, response, next) => {
            const path = request.url ?? '/'
            asked.push({ path, response })
            if (!isSpeaking || !/^\/assets\/pageTransitions-.*\.js$/.test(path)) return next()
            response.setHeader('content-type', 'text/javascript')
            const script = readFileSync(join(folder, path), 'utf8')
            return response.end(`${script}\n(${String(sayWhenItRuns)})(${JSON.stringify(RUNS)})`)
          }),
      },
    ],
  })
  return {
    at: (path) => origin + path,
    asked: () =>
      asked
        .splice(0)
        .map(({ path, response: { statusCode } }) =>
          statusCode < 400 ? path : `${path} (${statusCode})`,
        ),
    setSpeaking: (now) => (isSpeaking = now),
    close: () => server.close(),
  }
}
