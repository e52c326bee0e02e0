import { relative, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { readContent } from '../content/source/readContent.ts'
import type * as Search from '../page/head/shownBySearch.ts'
import { textsOf } from './shown/dataFiles.ts'
import { drawSiteCard } from './drawing/drawCards.ts'
import { prerenderRelief } from './drawing/prerenderRelief.ts'
import { shownContent } from './shown/shownContent.ts'

/** The site as search engines will see it, for the light table. */
type Machines = {
  describe: (path: string) => Promise<Search.ShownBySearch | undefined>
  /** Returns a JPEG. */
  drawCard: () => Promise<Uint8Array>
}

export function createMachines(server: ViteDevServer, folder: string): Machines {
  /** The last card, which may still be drawn. It only shows the name, and its relief takes seconds to compute. */
  let last: { name: string; card: Promise<Uint8Array> } | undefined
  let describing: Promise<unknown> = Promise.resolve()
  /** The descriptions that have not begun, by path. */
  const waiting = new Map<string, ReturnType<Machines['describe']>>()
  let hasChanged = false
  server.watcher.on('all', (_event, file) => {
    hasChanged ||= !relative(resolve(folder), file).startsWith('..')
  })

  async function describeAnew(path: string) {
    waiting.delete(path)
    // Cached modules contain older content.
    if (hasChanged) server.environments.ssr.moduleGraph.invalidateAll()
    hasChanged = false
    // Not the whole page: loading all modules takes seconds.
    const { shownBySearch } = (await server.ssrLoadModule(
      '/src/page/head/shownBySearch.ts',
    )) as typeof Search
    return shownBySearch(path, textsOf(shownContent(await readContent(folder))))
  }

  return {
    // One at a time: one that begins while modules are being loaded gets those, with older content.
    describe: (path) => {
      const known = waiting.get(path)
      if (known) return known
      const next = describing.then(() => describeAnew(path))
      waiting.set(path, next)
      describing = next.catch(() => {})
      return next
    },
    drawCard: async () => {
      const { name } = (await readContent(folder)).site
      if (last?.name !== name) last = { name, card: prerenderRelief(name).then(drawSiteCard) }
      return last.card.catch((cause: unknown) => {
        last = undefined
        throw cause
      })
    },
  }
}
