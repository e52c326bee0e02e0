import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { openDisk } from '../../darkroom/files/disk.ts'
import { contentFolder } from '../../darkroom/files/places.ts'
import { openInbox } from '../../darkroom/inbox/openInbox.ts'
import { openMachines } from '../../prerender/machines.ts'
import { openPublisher } from '../../publishing/openPublisher.ts'
import { openVersions } from '../../publishing/openVersions.ts'
import { BROUGHT, RUN, TABLE, TOKEN_META } from '../contract.ts'
import { answer } from './answer.ts'
import { listensOnLoopback } from './checkRequest.ts'
import { openQueue } from '../../darkroom/files/oneAtATime.ts'
import { openDocuments } from './openDocuments.ts'
import { type OnWrite, openTable } from './openTable.ts'

/** The entry module, relative to Vite's root. */
const PAGE = 'src/table/page/main.tsx'

/**
 * Adds the light table to `npm run dev` if the server only listens on this machine. Never to builds.
 * @param content the content folder; `.darkroom` is beside its `src`, as for the darkroom command
 * @param written collects the texts before and after each write, by path
 */
export function tablePlugin(content: string, written: Map<string, readonly string[]>): Plugin {
  const token = randomBytes(24).toString('base64url')
  /** The URL of the entry module. Absent if the table is not offered. */
  let address: string | undefined
  return {
    name: 'light-table',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    config: () => ({
      // Dependencies that are discovered late would reload the page.
      optimizeDeps: { entries: ['index.html', PAGE] },
      // With CORS, pages on other ports of this machine could read the token.
      server: { cors: false },
    }),
    configureServer(server) {
      const root = resolve(content, '../..')
      if (!existsSync(join(server.config.root, PAGE))) return
      const reason = whyNot(server, resolve(content) === contentFolder(root))
      if (reason !== undefined) {
        server.config.logger.warn(`The light table is not offered: ${reason}.`)
        return
      }
      address = `${server.config.base}${PAGE}`
      const disk = openDisk(root)
      const queue = openQueue(root, disk)
      const onWrite: OnWrite = (path, ...texts) => void written.set(path, texts)
      const table = openTable(root, disk, onWrite, queue)
      const documents = openDocuments(root, disk, queue, onWrite)
      const { hot } = server.environments.client
      const inbox = openInbox({ root, disk }, (brought) => hot.send(BROUGHT, brought))
      const publisher = openPublisher(root, disk, server.config.root, (run) => hot.send(RUN, run))
      const { render, drawCard } = openMachines(server, content)
      const versions = openVersions(root, disk, queue)
      const parts = { table, documents, inbox, publisher, versions, render }
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] === `${server.config.base}cards/site.jpg`)
          return void drawCard().then((card) => response.end(card), next)
        if (!request.url?.startsWith(TABLE)) return next()
        void answer(parts, token, request).then(([status, body]) => {
          response.statusCode = status
          response.setHeader('cache-control', 'no-store')
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(body))
        })
      })
    },
    transformIndexHtml() {
      if (address === undefined) return []
      return [
        { tag: 'meta', attrs: { name: TOKEN_META, content: token }, injectTo: 'head' },
        { tag: 'script', attrs: { type: 'module', src: address }, injectTo: 'body' },
      ]
    },
  }
}

function whyNot(server: ViteDevServer, isPlaced: boolean): string | undefined {
  const { host, https } = server.config.server
  if (!listensOnLoopback(host))
    return 'the server listens to other machines too. Start it without --host'
  if (https) return 'the server encrypts. Start it without https'
  return isPlaced ? undefined : 'the content is in no folder src/content'
}
