import { type Answer, type Hop, ask } from './ask.ts'
import type { Clock } from './clock.ts'
import type { HttpCache, Memory } from './httpCache.ts'
import type { Limits } from './limits.ts'
import { leadsToNotice } from './notice.ts'
import { factsOf, type Picture } from './picture.ts'
import { pictureType } from './pictureType.ts'
import { atMost } from './atMost.ts'

type Body = Extract<Answer, { kind: 'body' }>

/** What is known of an address after asking. */
export type Evidence = { url: string; hops: Hop[] } & (
  | {
      kind: 'body'
      type: string
      cut: boolean
      picture: Picture
      /** The host answers with the picture only where no page is named that shows it. */
      refusedToPages: boolean
    }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; cause: Extract<Answer, { kind: 'failed' }>['cause']; detail: string }
)

/** The line to the outside: each address is asked once, `atOnce` of them at a time. */
export type Line = {
  /** What the host says to a page of the site that shows this address. Never throws. */
  look(url: string): Promise<Evidence>
  /** The file that holds the picture's bytes as they came, once it has been looked at. */
  fileOf(url: string): string
}

/** What a line needs: the site that a browser would name as Referer, the memory, the time, the limits. */
export type Ends = {
  referer: string | undefined
  cache: HttpCache
  clock: Clock
  limits: Limits
  /** Looks at a picture in a file; where the line was stopped, it may not be there. Never throws. */
  readPicture: (facts: Picture, path: string) => Promise<Picture>
  /** Once aborted nobody is asked any more; what is said then is worth nothing. */
  stop?: AbortSignal
}

/** Opens a line. What was fetched before is asked for conditionally, with one request per address. */
export function openLine({ referer, cache, clock, limits, readPicture, stop }: Ends): Line {
  const asked = new Map<string, Promise<Evidence>>()
  const inTurn = atMost(limits.atOnce)
  // One look at a time, so that only one may be large.
  const lookInTurn = atMost(1)

  async function lookOnce(url: string): Promise<Evidence> {
    if (stop?.aborted)
      return { url, kind: 'failed', cause: 'unreachable', detail: 'not asked', hops: [] }
    const before = await cache.recall(url)
    const known = before?.memory
    const question = {
      referer,
      etag: known?.etag,
      modified: known?.modified,
      // A host that was busy last time too is down: one try tells whether it still is.
      tries: known && /^\d+$/.test(known.outcome) ? 1 : undefined,
    }
    let answer = await ask(url, question, { clock, limits, stop })
    if (answer.kind === 'unchanged' && known && before.bytes)
      return evidenceOf(url, remembered(known, before.bytes, answer.hops), false)
    let bare: Memory['bare']
    if (refusesPages(url, answer)) {
      if (known?.bare === 'picture' && before?.bytes)
        return evidenceOf(url, remembered(known, before.bytes, known.hops), true)
      bare = known?.bare === 'none' && known.outcome === outcomeOf(answer) ? 'none' : undefined
      if (!bare) {
        const second = await ask(url, { tries: 1 }, { clock, limits, stop })
        bare = isPicture(url, second) ? 'picture' : 'none'
        if (bare === 'picture') answer = second
      }
    }
    // What was broken off says nothing of the host.
    if (!stop?.aborted)
      await cache.remember(
        memoryOf(url, answer, bare),
        answer.kind === 'body' ? answer.bytes : undefined,
      )
    return evidenceOf(url, answer, bare === 'picture')
  }

  // Not an async function, which would hold the bytes while the picture waits for its turn.
  function evidenceOf(
    url: string,
    answer: Answer,
    refusedToPages: boolean,
  ): Promise<Evidence> | Evidence {
    if (answer.kind === 'body') {
      const { kind, type, cut, hops } = answer
      const facts = factsOf(answer.bytes)
      return lookInTurn(() => readPicture(facts, cache.bodyOf(url))).then((picture) => {
        return { url, kind, type, cut, hops, picture, refusedToPages }
      })
    }
    if (answer.kind === 'unchanged')
      return {
        url,
        kind: 'failed',
        cause: 'unreachable',
        detail: 'answers 304 without having been asked for news',
        hops: answer.hops,
      }
    return { url, ...answer }
  }

  return {
    look(url) {
      let evidence = asked.get(url)
      if (!evidence) asked.set(url, (evidence = inTurn(() => lookOnce(url))))
      return evidence
    },
    fileOf: (url) => cache.bodyOf(url),
  }
}

const remembered = ({ type = '' }: Memory, bytes: Buffer, hops: Hop[]): Body => ({
  kind: 'body',
  type,
  bytes,
  cut: false,
  hops,
})

/** How hosts turn away pages that are not theirs: a refusal, a page, or another picture. */
function refusesPages(url: string, answer: Answer): boolean {
  if (answer.kind === 'refused') return answer.status === 401 || answer.status === 403
  return answer.kind === 'body' && !isPicture(url, answer)
}

const isPicture = (url: string, answer: Answer) =>
  answer.kind === 'body' &&
  pictureType(answer.bytes) !== undefined &&
  !leadsToNotice(url, answer.hops.at(-1)?.to ?? url)

function outcomeOf(answer: Answer): string {
  if (answer.kind === 'refused') return String(answer.status)
  return answer.kind === 'failed' ? answer.cause : 'body'
}

function memoryOf(url: string, answer: Answer, bare: Memory['bare']): Omit<Memory, 'sha256'> {
  const memory = { url, outcome: outcomeOf(answer), hops: answer.hops, ...(bare ? { bare } : {}) }
  if (answer.kind !== 'body') return memory
  const { type, etag, modified, cut } = answer
  return {
    ...memory,
    type,
    // A cut body must be asked for again as a whole.
    ...(etag && !cut ? { etag } : {}),
    ...(modified && !cut ? { modified } : {}),
  }
}
