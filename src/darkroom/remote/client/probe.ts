import type { Picture } from '../../pictures/picture.ts'
import { isRemovedPicture, leadsToRemovedPicture } from './removedPicture.ts'
import type { FailureCause, Redirect } from './request.ts'

/** What is known of an address after its host was asked. */
export type Probe = { url: string; redirects: Redirect[] } & (
  | {
      kind: 'body'
      type: string
      isCut: boolean
      picture: Picture
      /** The host sends the picture only to requests that name no page. */
      refusesReferer: boolean
    }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; cause: FailureCause; detail: string }
)

/** Where the redirects of an address end. */
export const finalUrl = ({ url, redirects }: Pick<Probe, 'url' | 'redirects'>): string =>
  redirects.at(-1)?.to ?? url

/** The picture behind an address, where all of it came and browsers can draw it. */
export function pictureOf(probe: Probe | undefined): Picture | undefined {
  if (probe?.kind !== 'body' || probe.isCut || probe.picture.state !== 'whole') return undefined
  const isRemoved =
    isRemovedPicture(probe.picture) || leadsToRemovedPicture(probe.url, finalUrl(probe))
  return isRemoved ? undefined : probe.picture
}

/** Asked too slowly, too early, too often. RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4 */
const LATER = new Set([408, 425, 429])

/** Whether an answer says nothing of the address: its host has no time now, or it was not looked at. */
export function isTemporary(probe: Probe | undefined): boolean {
  if (probe?.kind === 'refused') return probe.status >= 500 || LATER.has(probe.status)
  if (probe?.kind === 'body') return probe.picture.unseen !== undefined
  return probe?.kind === 'failed' && probe.cause === 'timeout'
}
