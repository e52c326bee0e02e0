import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentFolder } from '../../darkroom/files/places.ts'
import { TABLE, TOKEN_META } from '../contract.ts'
import { answer, createParts, type Shared } from './answer.ts'
import { listensOnLoopback } from './checkRequest.ts'

const PAGE = 'src/table/page/main.tsx' // relative to Vite's root

/** Adds the light table to a server that only listens on this machine. @param content the folder `src/content` */
export function tablePlugin(content: string, shared: Shared): Plugin {
  const token = randomBytes(24).toString('base64url')
  let address: string | undefined // of the entry module, if the table is offered
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
      if (!existsSync(join(server.config.root, PAGE))) return
      const reason = whyNot(server, resolve(content) === contentFolder(resolve(content, '../..')))
      if (reason !== undefined)
        return server.config.logger.warn(`The light table is not offered: ${reason}.`)
      address = `${server.config.base}${PAGE}`
      const parts = createParts(server, content, shared)
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] === `${server.config.base}cards/site.jpg`)
          return void parts.machines.drawCard().then((card) => response.end(card), next)
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
  if (!listensOnLoopback(host)) return 'the network can reach the server. Start it without --host'
  if (https) return 'the server encrypts. Start it without https'
  return isPlaced ? undefined : 'the content is in no folder src/content'
}
