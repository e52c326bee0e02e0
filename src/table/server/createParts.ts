import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createDisk } from '../../darkroom/files/disk.ts'
import { createQueue } from '../../darkroom/files/oneAtATime.ts'
import { createInbox } from '../../darkroom/inbox/createInbox.ts'
import { createMachines } from '../../prerender/machines.ts'
import { createPublisher } from '../../publishing/createPublisher.ts'
import { createVersions } from '../../publishing/createVersions.ts'
import { BROUGHT, RUN } from '../contract.ts'
import { createDocuments } from './createDocuments.ts'
import { createTable, type Written } from './createTable.ts'

export type TableParts = ReturnType<typeof createParts>

/** Creates everything that answers requests to the table. @param content the content folder */
export function createParts(server: ViteDevServer, content: string, written: Written) {
  const root = resolve(content, '../..')
  const disk = createDisk(root)
  const queue = createQueue(root, disk)
  const { hot } = server.environments.client
  return {
    table: createTable(root, disk, queue, written),
    documents: createDocuments(root, disk, queue, written),
    inbox: createInbox({ root, disk }, (brought) => hot.send(BROUGHT, brought)),
    publisher: createPublisher(root, disk, server.config.root, (run) => hot.send(RUN, run)),
    versions: createVersions(root, disk, queue, written),
    machines: createMachines(server, content),
  }
}
