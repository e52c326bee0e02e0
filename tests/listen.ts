import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server on this machine. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** A port that is free. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => {})
  await close()
  return Number(new URL(origin).port)
}
