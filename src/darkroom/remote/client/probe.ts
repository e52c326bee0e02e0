import type { ReadPicture } from '../../pictures/picture.ts'
import { isRemovedPicture, leadsToRemovedPicture } from './removedPicture.ts'
import type { FailureCause, Redirect } from './request.ts'

export type Probe = { url: string; redirects: Redirect[] } & (
  | {
      kind: 'body'
      type: string
      isCut: boolean
      picture: ReadPicture
      /** The host sends the picture only to requests without a Referer. */
      refusesReferer: boolean
    }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; cause: FailureCause; detail: string }
)

export const finalUrl = ({ url, redirects }: Pick<Probe, 'url' | 'redirects'>): string =>
  redirects.at(-1)?.to ?? url

/** The picture at an address, if it is whole and browsers can draw it. */
export function pictureOf(probe: Probe | undefined): ReadPicture | undefined {
  if (probe?.kind !== 'body' || probe.isCut || probe.picture.state !== 'whole') return undefined
  const isRemoved =
    isRemovedPicture(probe.picture) || leadsToRemovedPicture(probe.url, finalUrl(probe))
  return isRemoved ? undefined : probe.picture
}

/** RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4 */
const LATER = new Set([408, 425, 429])

/** Whether the answer may change later: the host is busy, or the picture was not inspected. */
export function isTemporary(probe: Probe | undefined): boolean {
  if (probe?.kind === 'refused') return probe.status >= 500 || LATER.has(probe.status)
  if (probe?.kind === 'body') return probe.picture.unseen !== undefined
  return probe?.kind === 'failed' && probe.cause === 'timeout'
}
