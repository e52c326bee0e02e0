import { type ImageCdn, type ProviderOperations, transformUrl } from 'unpic'
import type { Address, OutsideHost } from './outsideHost.ts'
import { widthsUpTo } from './widths.ts'

type Host = {
  id: string
  provider: ImageCdn
  /** unpic's own detection takes `notwp.com` for `wp.com`, so ours is asked instead. */
  matches: OutsideHost['matches']
  /** Keeps the whole picture: unpic's usual fit cuts. */
  operations?: object
  /** A width nobody asks for, to find its place in the address. px */
  sentinel?: number
  /** Query entries that must not stay: those that cut the picture to a box. */
  drop?: string[]
  /** The widths the host makes, where it does not make any. px */
  widths?: (width: number) => number[]
}

/** An adapter for a host that makes any width, whose addresses unpic can write. */
export function viaUnpic(host: Host): OutsideHost {
  const { id, matches, widths = widthsUpTo } = host
  return {
    id,
    matches,
    offer(at, { width }) {
      const template = templateOf(at, host)
      const offered = widths(width)
      return template && offered.length ? { template, widths: offered } : undefined
    },
  }
}

function templateOf(
  { href }: Address,
  { provider, operations = {}, sentinel = 7_654_321, drop = [] }: Host,
) {
  let written: string | undefined
  try {
    // unpic types the operations per provider; which provider it is only the adapter knows.
    const named = { [provider]: operations } as Partial<ProviderOperations>
    written = transformUrl({ url: href, provider, width: sentinel }, named)
  } catch {
    return undefined
  }
  for (const key of drop) written = written?.replace(new RegExp(`([?&])${key}=[^&]*(&|$)`), '$1')
  const parts = written?.replace(/[?&]$/, '').split(String(sentinel)) ?? []
  return parts.length === 2 ? parts.join('{W}') : undefined
}
