import { hostOf } from '../../images/hosts/hostOf.ts'

/** One address for all sizes of a photo. */
export function canonicalOf(url: string): string {
  const at = new URL(url)
  return hostOf(at)?.canonical?.(at) ?? at.href
}
