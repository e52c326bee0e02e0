import pLimit from 'p-limit'
import { pictureType } from '../../formats/sniff.ts'
import { factsOf, type ReadPicture } from '../../pictures/picture.ts'
import type { CacheEntry, HttpCache } from './httpCache.ts'
import type { Clock, Limits } from './limits.ts'
import { finalUrl, type Probe } from './probe.ts'
import { leadsToRemovedPicture } from './removedPicture.ts'
import { type HttpAnswer, request } from './request.ts'

type ProberOptions = {
  referer: string | undefined
  cache: HttpCache
  clock: Clock
  limits: Limits
  /** Inspects a picture in a file. The file may be missing after a stop. Never throws. */
  inspectPicture: (facts: ReadPicture, path: string) => Promise<ReadPicture>
  /** After it is aborted, no request is sent and no answer is kept. */
  stop?: AbortSignal
}

export type Prober = ReturnType<typeof createProber>

/** Requests each address once per run, at most `limits.concurrency` at a time; cached ones conditionally. */
export function createProber(options: ProberOptions) {
  const { referer, cache, clock, limits, inspectPicture, stop } = options
  const probes = new Map<string, Promise<Probe>>()
  const limit = pLimit(limits.concurrency)

  async function probeOnce(url: string): Promise<Probe> {
    if (stop?.aborted)
      return { url, redirects: [], kind: 'failed', cause: 'unreachable', detail: 'not asked' }
    const { entry, bytes } = await cache.read(url)
    const fromCache = (redirects = entry?.redirects ?? []): HttpAnswer | undefined =>
      bytes && { kind: 'body', type: entry?.type ?? '', bytes, isCut: false, redirects }
    // Try a host only once if it was busy last time.
    const tries = entry && /^\d+$/.test(entry.outcome) ? 1 : undefined
    const { etag, lastModified, withoutReferer: remembered } = entry ?? {}
    const context = { clock, limits, stop }
    const answer = await request(url, { referer, etag, lastModified, tries }, context)
    if (answer.kind === 'not-modified') return toProbe(url, fromCache(answer.redirects) ?? answer)
    if (!refusesReferer(url, answer)) return keep(url, answer)
    const cached = fromCache()
    if (remembered === 'picture' && cached) return toProbe(url, cached, true)
    if (remembered === 'none' && entry?.outcome === outcomeOf(answer))
      return keep(url, answer, remembered)
    const second = await request(url, { tries: 1 }, context)
    return isPicture(url, second) ? keep(url, second, 'picture') : keep(url, answer, 'none')
  }

  async function keep(
    url: string,
    answer: HttpAnswer,
    withoutReferer?: CacheEntry['withoutReferer'],
  ) {
    // An aborted request says nothing about the host.
    if (!stop?.aborted)
      await cache.write(
        { url, ...cacheEntryOf(answer), withoutReferer },
        answer.kind === 'body' ? answer.bytes : undefined,
      )
    return toProbe(url, answer, withoutReferer === 'picture')
  }

  async function toProbe(url: string, answer: HttpAnswer, refusesReferer = false): Promise<Probe> {
    const { redirects } = answer
    if (answer.kind === 'body') {
      const { kind, type, isCut, bytes } = answer
      const picture = await inspectPicture(factsOf(bytes), cache.bodyPath(url))
      return { url, redirects, kind, type, isCut, picture, refusesReferer }
    }
    if (answer.kind === 'not-modified') {
      const detail = 'answers 304 to a request without conditions'
      return { url, redirects, kind: 'failed', cause: 'unreachable', detail }
    }
    return { url, ...answer }
  }

  return {
    /** Requests an address like a visitor's browser. Never throws. */
    probe(url: string): Promise<Probe> {
      let probe = probes.get(url)
      if (!probe) probes.set(url, (probe = limit(probeOnce, url)))
      return probe
    },
    bodyPath: cache.bodyPath,
  }
}

/** Hosts reject a foreign Referer with a status, an HTML page or another picture. */
function refusesReferer(url: string, answer: HttpAnswer): boolean {
  if (answer.kind === 'refused') return answer.status === 401 || answer.status === 403
  return answer.kind === 'body' && !isPicture(url, answer)
}

const isPicture = (url: string, answer: HttpAnswer) =>
  answer.kind === 'body' &&
  pictureType(answer.bytes) !== undefined &&
  !leadsToRemovedPicture(url, finalUrl({ url, redirects: answer.redirects }))

function outcomeOf(answer: HttpAnswer): string {
  if (answer.kind === 'refused') return String(answer.status)
  return answer.kind === 'failed' ? answer.cause : 'body'
}

function cacheEntryOf(answer: HttpAnswer) {
  const entry = { outcome: outcomeOf(answer), redirects: answer.redirects }
  if (answer.kind !== 'body') return entry
  const { type, isCut, etag, lastModified } = answer
  // A truncated body must not be revalidated.
  return { ...entry, type, ...(isCut ? {} : { etag, lastModified }) }
}
