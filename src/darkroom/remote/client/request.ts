import { isLoopback } from '../../../content/source/addresses/isLoopback.ts'
import { isPrivate } from './isPrivate.ts'
import type { Clock, Limits } from './limits.ts'

export type Redirect = { status: number; to: string }

export type HttpAnswer = { redirects: Redirect[] } & (
  | {
      kind: 'body'
      bytes: Buffer
      /** The Content-Type in lower case, without parameters. */
      type: string
      /** The connection closed before Content-Length was reached. */
      isCut: boolean
      etag?: string | undefined
      lastModified?: string | undefined
    }
  | { kind: 'not-modified' }
  /** `retryAfter` in ms. */
  | { kind: 'refused'; status: number; retryAfter: number | undefined }
  | { kind: 'failed'; cause: FailureCause; detail: string }
)

export type FailureCause =
  'timeout' | 'unreachable' | 'redirect-loop' | 'too-large' | 'insecure-url' | 'private-address'

type RequestOptions = {
  referer?: string | undefined
  etag?: string | undefined
  lastModified?: string | undefined
  /** Tries for a busy host. Default: `limits.tries`. */
  tries?: number | undefined
}

type RequestContext = { clock: Clock; limits: Limits; stop?: AbortSignal | undefined }

const BUSY = new Set([429, 502, 503, 504])
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PERMANENT = new Set([301, 308])

/** Follows permanent redirects up to the first temporary one. Returns `url` if there are none. */
export function movedTo(url: string, redirects: Redirect[]): string {
  const temporary = redirects.findIndex(({ status }) => !PERMANENT.has(status))
  return redirects.slice(0, temporary < 0 ? undefined : temporary).at(-1)?.to ?? url
}

/** GETs an address and retries if its host is busy. Stays within `limits`. Never throws. */
export async function request(url: string, options: RequestOptions, context: RequestContext) {
  const { clock, limits, stop } = context
  const tries = options.tries ?? limits.tries
  for (let tried = 1; ; tried++) {
    const answer = await requestOnce(url, options, context)
    if (answer.kind !== 'refused' || !BUSY.has(answer.status)) return answer
    const pause = answer.retryAfter ?? limits.pause * 2 ** (tried - 1)
    if (tried >= tries || pause > limits.longestPause || stop?.aborted) return answer
    await clock.sleep(pause, stop)
  }
}

class Failure extends Error {
  readonly reason: FailureCause
  constructor(reason: FailureCause, detail: string) {
    super(detail)
    this.reason = reason
  }
}

async function requestOnce(
  url: string,
  options: RequestOptions,
  { clock, limits, stop }: RequestContext,
): Promise<HttpAnswer> {
  const redirects: Redirect[] = []
  const done = new AbortController()
  const late = clock.timeout(limits.timeout, url)
  const signal = AbortSignal.any([done.signal, late, ...(stop ? [stop] : [])])
  const failed = (cause: FailureCause, detail: string) =>
    ({ kind: 'failed', cause, detail, redirects }) as const
  try {
    const response = await follow(url, { headers: headersOf(options), signal }, limits, redirects)
    const { status, ok, headers } = response
    if (status === 304) return { kind: 'not-modified', redirects }
    if (ok) return { ...(await readBody(response, limits, signal)), redirects }
    const retryAfter = readRetryAfter(headers.get('retry-after'))
    return { kind: 'refused', status, redirects, retryAfter }
  } catch (error) {
    if (late.aborted) return failed('timeout', `no whole answer within ${limits.timeout / 1000} s`)
    if (error instanceof Failure) return failed(error.reason, error.message)
    const { message, cause } = error as Error & { cause?: { code?: string } & Partial<Error> }
    return failed('unreachable', cause?.code ?? cause?.message ?? message)
  } finally {
    // Close the connection even if the host is still sending.
    done.abort()
  }
}

/** Follows redirects and adds them to `redirects`. `fetch` does not report them. */
async function follow(url: string, init: RequestInit, limits: Limits, redirects: Redirect[]) {
  const visited = new Set([url])
  for (let at = new URL(url); ;) {
    const response = await fetch(at, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || location === null) return response
    await response.body?.cancel()
    const next = new URL(location, at)
    redirects.push({ status: response.status, to: next.href })
    if (visited.has(next.href)) throw new Failure('redirect-loop', `leads back to ${next.href}`)
    if (redirects.length > limits.redirects)
      throw new Failure('redirect-loop', `redirects more than ${limits.redirects} times`)
    const isHere = isLoopback(next) && isLoopback(at)
    // A redirect must not reach the owner's private network (SSRF).
    if (isPrivate(next) && !isHere)
      throw new Failure('private-address', `redirects to ${next.href}, in a private network`)
    if (next.protocol !== 'https:' && !isHere)
      throw new Failure('insecure-url', `redirects to ${next.href}, which is not encrypted`)
    visited.add(next.href)
    at = next
  }
}

const headersOf = ({ referer, etag, lastModified }: RequestOptions): Record<string, string> => ({
  accept: 'image/*,*/*;q=0.5',
  // Pictures are already compressed. A compressed answer could also unpack beyond the limit.
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; darkroom)',
  ...(referer ? { referer } : {}),
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(lastModified ? { 'if-modified-since': lastModified } : {}),
})

/** Returns ms. The header contains seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

async function readBody({ headers, body }: Response, limits: Limits, signal: AbortSignal) {
  const most = `${limits.bytes / 1e6} MB`
  if (Number(headers.get('content-length')) > limits.bytes)
    throw new Failure('too-large', `announces more than ${most}`)
  const parts: Uint8Array[] = []
  let length = 0
  let isCut = false
  try {
    for await (const part of body ?? []) {
      parts.push(part)
      length += part.length
      if (length > limits.bytes) throw new Failure('too-large', `sends more than ${most}`)
    }
  } catch (error) {
    if (error instanceof Failure || signal.aborted) throw error
    isCut = true
  }
  return {
    kind: 'body' as const,
    bytes: Buffer.concat(parts),
    type: (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase(),
    isCut,
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  }
}
