import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIPX, createIPXNodeServer, ipxFSStorage } from 'ipx'
import type { Bodies } from './misbehavingHost'

/** A real host that makes any width, with these pictures at `/_/{name}`. */
export async function openTransformHost(bodies: Bodies, autoOrient = true) {
  const dir = await mkdtemp(join(tmpdir(), 'ipx-'))
  for (const [name, bytes] of Object.entries(bodies)) await writeFile(join(dir, name), bytes)
  // Its types know fewer options than the sharp that it hands them to.
  const sharpOptions: object = { autoOrient }
  const ipx = createIPX({ storage: ipxFSStorage({ dir }), sharpOptions })
  const answer = createIPXNodeServer(ipx)
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url!)
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      await new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
      await rm(dir, { recursive: true })
    },
  }
}
