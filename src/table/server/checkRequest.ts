import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../contract.ts'

const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/** The required content type by method, below `application/`. Empty: no body. */
const BODIES: Record<string, string> = { GET: '', POST: 'json', PUT: 'octet-stream', DELETE: '' }

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'localAddress' | 'remoteAddress' | 'localPort'>
}

/** Whether a server with this `host` setting only listens on this machine. */
export const listensOnLoopback = (host: string | boolean | undefined): boolean =>
  host === undefined || host === false || host === 'localhost' || LOOPBACK.test(String(host))

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'))

/**
 * Says why a request is refused, or returns `undefined`. Host catches DNS rebinding, Origin and Sec-Fetch-Site
 * catch other sites, the content type catches forms, and the token catches other programs.
 */
export function checkRequest({ method, headers, socket }: Asked, token: string) {
  const { localAddress, remoteAddress, localPort: port } = socket
  const { host = '', origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers
  const body = BODIES[method ?? '']
  if (![localAddress, remoteAddress].every((address) => LOOPBACK.test(address ?? '')))
    return 'it comes from another machine'
  if (!['localhost', '127.0.0.1', '[::1]'].some((name) => host === `${name}:${port}`))
    return 'the Host header is not this server'
  if (body === undefined) return 'the method is not used here'
  if (origin === undefined ? method !== 'GET' : origin !== `http://${host}`)
    return 'the Origin header is not this server'
  if (site !== undefined && site !== 'same-origin') return 'Sec-Fetch-Site is not same-origin'
  if (body && type.toLowerCase().replace(/; *charset=utf-8$/, '') !== `application/${body}`)
    return `the body is not application/${body}`
  return isSame(String(headers[TOKEN_HEADER] ?? ''), token) ? undefined : 'the token is wrong'
}
