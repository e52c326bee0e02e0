import type { Clock } from './clock.ts'
import type { Limits } from './limits.ts'

/** One redirect: what kind, and where to. */
export type Hop = { status: number; to: string }

/** What a host says to one address. */
export type Answer =
  | {
      kind: 'body'
      bytes: Buffer
      /** What the host calls it, in small letters and without parameters. */
      type: string
      /** The connection ended before the announced length. */
      cut: boolean
      hops: Hop[]
      etag?: string
      modified?: string
    }
  /** Nothing new since the etag or date that was sent along. */
  | { kind: 'unchanged'; hops: Hop[] }
  | { kind: 'refused'; status: number; hops: Hop[] }
  | {
      kind: 'failed'
      cause: 'timeout' | 'unreachable' | 'redirect-loop' | 'too-large' | 'insecure-url'
      detail: string
      hops: Hop[]
    }

export type Question = {
  referer?: string | undefined
  etag?: string | undefined
  modified?: string | undefined
  /** How often a busy host is tried; `limits.tries` unless said. */
  tries?: number | undefined
}

/** Statuses with which a host says that it is busy, not that it will not. */
const BUSY = new Set([429, 502, 503, 504])
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PERMANENT = new Set([301, 308])

/** An address on this machine: the only one that is asked without encryption. */
export const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

/** Where redirects that are meant for good lead; the address itself where there are none. */
export function movedTo(url: string, hops: Hop[]): string {
  let to = url
  for (const hop of hops) {
    if (!PERMANENT.has(hop.status)) break
    to = hop.to
  }
  return to
}

/**
 * Asks for the whole of what an address holds, once; again only where the host is busy. Never throws
 * and never takes more than the limits: every failure is an answer.
 */
export async function ask(
  url: string,
  question: Question,
  { clock, limits, stop }: { clock: Clock; limits: Limits; stop?: AbortSignal | undefined },
): Promise<Answer> {
  const tries = question.tries ?? limits.tries
  for (let tried = 1; ; tried++) {
    const { answer, retryAfter } = await askOnce(url, question, clock, limits, stop)
    if (answer.kind !== 'refused' || !BUSY.has(answer.status) || tried >= tries || stop?.aborted)
      return answer
    const pause = retryAfter ?? limits.pause * 2 ** (tried - 1)
    if (pause > limits.longestPause) return answer
    await clock.sleep(pause, stop)
  }
}

type Reply = { answer: Answer; retryAfter?: number | undefined }

async function askOnce(
  url: string,
  question: Question,
  clock: Clock,
  limits: Limits,
  outer: AbortSignal | undefined,
): Promise<Reply> {
  const stop = new AbortController()
  const signal = outer ? AbortSignal.any([stop.signal, outer]) : stop.signal
  const hops: Hop[] = []
  const seen = new Set([url])
  const fail = (cause: Extract<Answer, { kind: 'failed' }>['cause'], detail: string): Reply => ({
    answer: { kind: 'failed', cause, detail, hops },
  })
  let late = false
  const silence = clock.alarm(
    limits.patience,
    () => {
      late = true
      stop.abort()
    },
    url,
  )
  try {
    for (let at = new URL(url); ;) {
      const response = await fetch(at, {
        redirect: 'manual',
        signal,
        headers: headersOf(question),
      })
      if (response.status === 304) return { answer: { kind: 'unchanged', hops } }
      const location = response.headers.get('location')
      if (!REDIRECTS.has(response.status) || location === null) {
        if (response.ok) return { answer: await readBody(response, hops, limits, signal) }
        const retryAfter = pauseOf(response.headers.get('retry-after'), clock)
        return { answer: { kind: 'refused', status: response.status, hops }, retryAfter }
      }
      await response.body?.cancel()
      const next = new URL(location, at)
      hops.push({ status: response.status, to: next.href })
      if (seen.has(next.href)) return fail('redirect-loop', `leads back to ${next.href}`)
      if (hops.length > limits.redirects)
        return fail('redirect-loop', `redirects more than ${limits.redirects} times`)
      if (next.protocol !== 'https:' && !(isLoopback(next) && isLoopback(at)))
        return fail('insecure-url', `redirects to ${next.href}, which is not encrypted`)
      seen.add(next.href)
      at = next
    }
  } catch (error) {
    if (late) return fail('timeout', `no whole answer within ${limits.patience / 1000} s`)
    if (error instanceof TooLarge) return fail('too-large', error.message)
    const { cause } = error as { cause?: { code?: string; message?: string } }
    return fail('unreachable', cause?.code ?? cause?.message ?? (error as Error).message)
  } finally {
    silence()
    // Lets go of whatever the host is still sending.
    stop.abort()
  }
}

function headersOf({ referer, etag, modified }: Question): Record<string, string> {
  return {
    accept: 'image/*,*/*;q=0.5',
    // Pictures are packed already; and a packed answer could unfold beyond the limit.
    'accept-encoding': 'identity',
    'user-agent': 'Mozilla/5.0 (compatible; darkroom)',
    ...(referer ? { referer } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(modified ? { 'if-modified-since': modified } : {}),
  }
}

/** ms; Retry-After is in seconds or a date. */
function pauseOf(header: string | null, clock: Clock): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now())
}

class TooLarge extends Error {}

async function readBody(
  { headers, body }: Response,
  hops: Hop[],
  limits: Limits,
  signal: AbortSignal,
): Promise<Answer> {
  const most = `${limits.bytes / 1e6} MB`
  if (Number(headers.get('content-length')) > limits.bytes)
    throw new TooLarge(`announces more than ${most}`)
  const parts: Uint8Array[] = []
  let length = 0
  let cut = false
  try {
    for await (const part of body ?? []) {
      parts.push(part)
      length += part.length
      if (length > limits.bytes) throw new TooLarge(`sends more than ${most}`)
    }
  } catch (error) {
    if (error instanceof TooLarge || signal.aborted) throw error
    cut = true
  }
  const etag = headers.get('etag')
  const modified = headers.get('last-modified')
  return {
    kind: 'body',
    bytes: Buffer.concat(parts),
    type: (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase(),
    cut,
    hops,
    ...(etag ? { etag } : {}),
    ...(modified ? { modified } : {}),
  }
}
