import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createDisk } from '../../darkroom/files/disk.ts'
import { createQueue } from '../../darkroom/files/oneAtATime.ts'
import { contentFolder } from '../../darkroom/files/places.ts'
import { recordTexts, type Written } from '../../darkroom/files/recordTexts.ts'
import { createInbox } from '../../darkroom/inbox/createInbox.ts'
import { createMachines } from '../../prerender/machines.ts'
import { createPublisher } from '../../publishing/createPublisher.ts'
import { createVersions } from '../../publishing/createVersions.ts'
import { BROUGHT, RUN } from '../contract.ts'
import { createDocuments } from './createDocuments.ts'
import { createTable } from './createTable.ts'

export type TableParts = ReturnType<typeof createParts>

/** Creates everything that answers requests to the table. @param content the content folder */
export function createParts(server: ViteDevServer, content: string, written: Written) {
  const root = resolve(content, '../..')
  const disk = recordTexts(createDisk(root), contentFolder(root), written)
  const queue = createQueue(root, disk)
  const { hot } = server.environments.client
  return {
    table: createTable(root, disk, queue),
    documents: createDocuments(root, disk, queue),
    inbox: createInbox({ root, disk }, (brought) => hot.send(BROUGHT, brought)),
    publisher: createPublisher(root, disk, server.config.root, (run) => hot.send(RUN, run)),
    versions: createVersions(root, disk, server.config.root, queue),
    machines: createMachines(server, content),
  }
}
