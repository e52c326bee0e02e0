import type { ViteDevServer } from 'vite'
import { readContent } from '../content/source/readContent.ts'
import { textsOf } from './dataFiles.ts'
import { drawSiteCard } from './drawCards.ts'
import { prerenderRelief } from './prerenderRelief.ts'
import { shownContent } from './shownContent.ts'

/** What machines will see of the site, as a build makes it. */
export type Machines = {
  /** The markup of a page by its path: its title, its description and what else it says of itself. */
  render: (path: string) => Promise<string>
  /** The site's share card, a JPEG. */
  drawCard: () => Promise<Uint8Array>
}

type Entry = { render: (path: string, content: object) => Promise<{ html: string }> }

/** @param folder of the content */
export function openMachines(server: ViteDevServer, folder: string): Machines {
  return {
    render: async (path) => {
      // Its modules hold the content as it was.
      server.environments.ssr.moduleGraph.invalidateAll()
      const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as Entry
      const texts = textsOf(shownContent(await readContent(folder)))
      return (await entry.render(path, { texts })).html
    },
    drawCard: async () => {
      const { site } = await readContent(folder)
      return drawSiteCard(await prerenderRelief(site.name))
    },
  }
}
