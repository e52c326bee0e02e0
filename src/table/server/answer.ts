import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { ViteDevServer } from 'vite'
import type { AlbumMemory } from '../../content/source/album/readAlbum.ts'
import { faultOf } from '../../darkroom/album/albumFile.ts'
import { CommandError, EXIT, UsageError } from '../../darkroom/diagnostics/exit.ts'
import { createDisk } from '../../darkroom/files/disk.ts'
import { createQueue } from '../../darkroom/files/oneAtATime.ts'
import { contentFolder } from '../../darkroom/files/places.ts'
import { recordTexts, type Written } from '../../darkroom/files/recordTexts.ts'
import { createInbox } from '../../darkroom/inbox/createInbox.ts'
import { createMachines } from '../../prerender/machines.ts'
import { createPublisher } from '../../publishing/createPublisher.ts'
import { createVersions } from '../../publishing/createVersions.ts'
import { ActBody, DocumentActBody } from '../acts.ts'
import type { PublishRequest } from '../contract.ts'
import { BROUGHT, DOCUMENTS, PUBLISHING, RUN, SHOWN, TABLE } from '../contract.ts'
import { checkRequest } from './checkRequest.ts'
import { createDocuments } from './createDocuments.ts'
import { createTable } from './createTable.ts'

/** What the table shares with the site: the texts that it wrote, and the parsed albums. */
export type Shared = { written: Written; memory: AlbumMemory }
type TableParts = ReturnType<typeof createParts>

/** Creates everything that answers requests to the table. @param content the content folder */
export function createParts(server: ViteDevServer, content: string, { written, memory }: Shared) {
  const root = resolve(content, '../..')
  const disk = recordTexts(createDisk(root), contentFolder(root), written)
  const queue = createQueue(root, disk)
  const { hot } = server.environments.client
  const files = { root: server.config.root, publicDir: server.config.publicDir }
  return {
    table: createTable(root, disk, queue, memory),
    documents: createDocuments(root, disk, queue, { memory, files }),
    inbox: createInbox({ root, disk, queue }, (brought) => hot.send(BROUGHT, brought)),
    publisher: createPublisher(root, disk, server.config.root, (run) => hot.send(RUN, run)),
    versions: createVersions(root, disk, server.config.root, queue),
    machines: createMachines(server, content),
  }
}

/** Validates the body of a POST. Throws a CommandError if it is invalid. */
export function parseBody<Body extends v.GenericSchema>(schema: Body, body: string) {
  const fault = faultOf(body, schema)?.replace('act.change.year', 'Year').replace('act.change.', '')
  if (fault !== undefined) throw new UsageError(`${fault}. Nothing changed.`)
  return v.parse(schema, body)
}

/** Answers a request with a status and JSON. Album keys and file names never become part of a path as they are. */
export async function answer(
  { table, documents, inbox, publisher, versions, machines }: TableParts,
  token: string,
  request: IncomingMessage,
): Promise<readonly [status: number, said: object]> {
  try {
    const { method, url = '' } = request
    const fault = checkRequest(request, token)
    if (fault) return [403, { message: `The table answers the page of this site alone: ${fault}.` }]
    const [key = '', name = '', size] = url.slice(TABLE.length).split('/').map(decodeURIComponent)
    if (key === DOCUMENTS) {
      if (method === 'GET') return [200, { state: await documents.stateOf(name) }]
      return [200, await documents.perform(name, parseBody(DocumentActBody, await text(request)))]
    }
    if (key === SHOWN) return [200, { shown: await machines.describe(name) }]
    if (key === PUBLISHING) {
      const asked = JSON.parse((await text(request)) || '{}') as Partial<PublishRequest>
      if ('act' in asked) await publisher[asked.act === 'start' ? 'start' : 'stop']()
      if ('version' in asked) await versions.goBack(asked.version)
      // The description is last, because it keeps the order of the answers.
      const publishing = { versions: await versions.list(), ...(await publisher.describe()) }
      return [200, { publishing }]
    }
    // By the album's id, because its address may change while files are being sent.
    if (method === 'PUT') return [200, await inbox.receive(key, name, request, Number(size ?? 0))]
    if (method !== 'POST') {
      const state = await table.stateOf(key)
      await inbox.resume(state.id)
      if (method === 'DELETE') await inbox[name === 'forget' ? 'forget' : 'stop'](state.id)
      return [200, { state, files: inbox.filesOf(state.id) }]
    }
    return [200, await table.perform(key, parseBody(ActBody, await text(request)))]
  } catch (cause) {
    if (cause instanceof CommandError)
      // Browsers write each answer with an error status to the console, and the page asks again in any case.
      return [cause.code === EXIT.locked ? 202 : 422, { message: cause.message }]
    return [500, { message: `Something unforeseen happened (${String(cause)}).` }]
  }
}
