import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createDisk } from '../../darkroom/files/disk.ts'
import { createQueue } from '../../darkroom/files/oneAtATime.ts'
import { createInbox } from '../../darkroom/inbox/createInbox.ts'
import { createMachines } from '../../prerender/machines.ts'
import { openPublisher } from '../../publishing/openPublisher.ts'
import { openVersions } from '../../publishing/openVersions.ts'
import { BROUGHT, RUN } from '../contract.ts'
import { openDocuments } from './openDocuments.ts'
import { openTable, type Written } from './openTable.ts'

export type TableParts = ReturnType<typeof openParts>

/** Opens everything that answers requests to the table. @param content the content folder */
export function openParts(server: ViteDevServer, content: string, written: Written) {
  const root = resolve(content, '../..')
  const disk = createDisk(root)
  const queue = createQueue(root, disk)
  const { hot } = server.environments.client
  return {
    table: openTable(root, disk, queue, written),
    documents: openDocuments(root, disk, queue, written),
    inbox: createInbox({ root, disk }, (brought) => hot.send(BROUGHT, brought)),
    publisher: openPublisher(root, disk, server.config.root, (run) => hot.send(RUN, run)),
    versions: openVersions(root, disk, queue, written),
    machines: createMachines(server, content),
  }
}
