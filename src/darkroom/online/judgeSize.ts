import { hostOf } from '../../images/hosts/hostOf.ts'
import { sizeSuffix } from '../../images/hosts/sizeSuffix.ts'
import type { Fault, Seen } from './fault.ts'
import { type Picture, showSame } from './picture.ts'
import { pictureOf } from './pictureOf.ts'

/** Where the whole picture may be, if this address holds a smaller version. */
export function largerOf(url: string, picture: Picture) {
  const at = new URL(url)
  const larger = hostOf(at)?.larger?.(at)
  return larger ? { larger, certain: false } : sizeSuffix(at, picture)
}

/** A smaller version in the place of the whole picture. */
export function judgeSize(url: string, picture: Picture, seen: Seen): Fault | undefined {
  const found = largerOf(url, picture)
  if (!found) return undefined
  const whole = pictureOf(seen(found.larger))
  const isSquare = picture.width === picture.height
  const isLarger = whole && whole.width > picture.width && (isSquare || showSame(whole, picture))
  if (!isLarger && !found.certain) return undefined
  return {
    id: 'thumbnail-used-as-original',
    grade: 'finding',
    field: 'src',
    cause: `is a smaller version of ${picture.width} × ${picture.height} pixels (${url})`,
    remedy: isLarger
      ? `Write ${found.larger}, which has ${whole.width} × ${whole.height}`
      : 'Look for the address of the whole picture',
    ...(isLarger ? { fix: { src: found.larger, width: whole.width, height: whole.height } } : {}),
  }
}
