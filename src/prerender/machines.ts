import { relative, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { readContent } from '../content/source/readContent.ts'
import { searchOf } from './search/searchFiles.ts'
import { listsOf, textsOf } from './shown/dataFiles.ts'
import { drawSiteCard } from './drawing/drawCards.ts'
import { prerenderRelief } from './drawing/prerenderRelief.ts'
import { shownContent } from './shown/shownContent.ts'

/** The site as search engines will see it, for the light table. */
export type Machines = {
  render: (path: string) => Promise<string>
  /** Returns a JPEG. */
  drawCard: () => Promise<Uint8Array>
}

export function createMachines(server: ViteDevServer, folder: string): Machines {
  /** The last card, which may still be drawn. It only shows the name, and its relief takes seconds to compute. */
  let last: { name: string; card: Promise<Uint8Array> } | undefined
  let rendering: Promise<unknown> = Promise.resolve()
  /** The renders that have not begun, by path. */
  const waiting = new Map<string, Promise<string>>()
  let hasChanged = false
  server.watcher.on('all', (_event, file) => {
    hasChanged ||= !relative(resolve(folder), file).startsWith('..')
  })

  async function renderAnew(path: string): Promise<string> {
    waiting.delete(path)
    // Cached modules contain older content. Loading all of them takes long, so it is done only after a change.
    if (hasChanged) server.environments.ssr.moduleGraph.invalidateAll()
    hasChanged = false
    const { render } = await server.ssrLoadModule('/src/entry-server.tsx')
    const shown = shownContent(await readContent(folder))
    const search = searchOf(shown).served
    const content = { lists: listsOf(shown), texts: textsOf(shown), search }
    const { html }: { html: string } = await render(path, content)
    return html
  }

  return {
    // One at a time: a render that begins while modules are being loaded gets those, with older content.
    render: (path) => {
      const known = waiting.get(path)
      if (known) return known
      const next = rendering.then(() => renderAnew(path))
      waiting.set(path, next)
      rendering = next.catch(() => {})
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
