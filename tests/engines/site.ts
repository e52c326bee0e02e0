import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { preview } from 'vite'
import { BUILT } from '../site/built.ts'

const { folder, content } = BUILT.site
/** Engines walk at the same time; each has a server of its own, which counts what one visitor asks for. */
const port = BUILT.site.port + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const origin = `http://127.0.0.1:${port}`

/** Said in the console when React has taken over all that the page shows. */
export const RUNS = 'The page runs.'

/** Waits, in the page, for what `RUNS` says. */
function sayWhenItRuns(text: string) {
  const parts = [...document.querySelectorAll('#root :is(a, button, h1, img, footer)')]
  const owned = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
  if (parts.length > 0 && parts.every(owned)) console.info(text)
  else requestAnimationFrame(() => sayWhenItRuns(text))
}

/** The built site, served as it will be published, by a server that knows what it was asked for. */
export type Site = {
  /** The address of a path. */
  at: (path: string) => string
  /** What was asked for since the last time of asking, as paths, with the status of bad answers. */
  asked: () => string[]
  /** Whether pages say in the console when they run, by words at the end of their last script. */
  setSpeaking: (isSpeaking: boolean) => void
  close: () => Promise<void>
}

/** Serves the built site of the tests. */
export async function serveSite(): Promise<Site> {
  let isSpeaking = false
  // Which rules there are, and where the site stands, its content says.
  process.env.CONTENT = content
  const asked: { path: string; response: ServerResponse }[] = []
  const server = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
    plugins: [
      {
        name: 'walked',
        // Before the site's own, which answers for assets too.
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
