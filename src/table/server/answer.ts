import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import { DOCUMENTS, MARKUP, PUBLISHING, TABLE } from '../contract.ts'
import { checkRequest } from './checkRequest.ts'
import type { Inbox } from '../../darkroom/inbox/openInbox.ts'
import type { Documents } from './openDocuments.ts'
import type { Table } from './openTable.ts'
import type { Publisher } from './publishing.ts'
import { readDocumentRequest, readRequest } from './readRequest.ts'

type Parts = {
  table: Table
  documents: Documents
  inbox: Inbox
  publisher: Publisher
  /** The markup of a page by its path. */
  render: (path: string) => Promise<string>
}

/**
 * Answers a request to the table: a status, and what is said as JSON. What stands behind `TABLE` in an
 * address is compared with the albums of the catalog, and never made part of a path; a file's name is plain.
 */
export async function answer(
  { table, documents, inbox, publisher, render }: Parts,
  token: string,
  request: IncomingMessage,
): Promise<readonly [status: number, said: object]> {
  try {
    const { method, headers, socket, url = '' } = request
    const { localAddress, remoteAddress, localPort: port = 0 } = socket
    const fault = checkRequest({ method, headers, localAddress, remoteAddress, port, token })
    if (fault) return [403, { message: `The table answers the page of this site alone: ${fault}.` }]
    const [key = '', name = ''] = url.slice(TABLE.length).split('/').map(decodeURIComponent)
    if (key === DOCUMENTS) {
      if (method === 'GET') return [200, { state: await documents.stateOf(name) }]
      const done = await documents.perform(name, readDocumentRequest(await text(request)))
      return ['conflict' in done ? 409 : 200, done]
    }
    if (key === MARKUP) return [200, { html: await render(name) }]
    if (key === PUBLISHING) {
      const { act } = JSON.parse((await text(request)) || '{}') as { act?: 'start' | 'stop' }
      if (act) await publisher[act === 'start' ? 'start' : 'stop']()
      return [200, { publishing: await publisher.describe() }]
    }
    if (method !== 'POST') {
      const state = await table.stateOf(key)
      if (method === 'DELETE') inbox.stop(state.key)
      if (method === 'PUT')
        return [200, { received: await inbox.receive(state.key, name, request) }]
      inbox.resume(state.key)
      return [200, { state, files: inbox.filesOf(state.key) }]
    }
    const done = await table.perform(key, readRequest(await text(request)))
    return ['conflict' in done ? 409 : 200, done]
  } catch (cause) {
    if (cause instanceof CommandError)
      return [cause.code === EXIT.locked ? 423 : 422, { message: cause.message }]
    return [500, { message: `Something unforeseen happened (${String(cause)}).` }]
  }
}
