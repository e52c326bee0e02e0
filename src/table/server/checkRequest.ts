import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../contract.ts'

/** Addresses of this machine alone, as sockets name them. */
const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/** What each method brings, as its content type; empty: nothing. */
const BODIES: Record<string, string> = {
  GET: '',
  POST: 'application/json',
  PUT: 'application/octet-stream',
  DELETE: '',
}

/** A request, as far as it is looked at. */
type Asked = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'localAddress' | 'remoteAddress' | 'localPort'>
}

/** Whether a server that is told to listen at `host` listens on this machine alone. */
export const listensOnLoopback = (host: string | boolean | undefined): boolean =>
  host === undefined || host === false || host === 'localhost' || LOOPBACK.test(String(host))

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'))

/**
 * Lets through what the site's own page asks, and nothing else: a name that was bound anew to this
 * machine shows in Host, another site's page in Origin and Sec-Fetch-Site, a form in its content type,
 * another program in the token.
 * @param token of this run of the server
 * @returns why it is refused; `undefined` where it is not
 */
export function checkRequest({ method, headers, socket }: Asked, token: string) {
  const { localAddress, remoteAddress, localPort: port } = socket
  const { host = '', origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers
  const body = BODIES[method ?? '']
  if (![localAddress, remoteAddress].every((address) => LOOPBACK.test(address ?? '')))
    return 'it comes from another machine'
  if (!['localhost', '127.0.0.1', '[::1]'].some((name) => host === `${name}:${port}`))
    return 'Host is another'
  if (body === undefined) return 'the method is none of the table'
  if (origin === undefined ? method !== 'GET' : origin !== `http://${host}`)
    return 'Origin is another'
  if (site !== undefined && site !== 'same-origin') return 'Sec-Fetch-Site is another'
  if (body && type.toLowerCase().replace(/; *charset=utf-8$/, '') !== body)
    return `the body is not ${body}`
  return isSame(String(headers[TOKEN_HEADER] ?? ''), token) ? undefined : 'the token is another'
}
