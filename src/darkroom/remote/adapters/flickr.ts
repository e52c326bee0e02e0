import { type Adapter, fitLongEdge, within } from './adapter.ts'

/**
 * px of the longer side, by suffix. Larger sizes (`h` 1600, `k` 2048, `3k` and up, `o`) have secrets of
 * their own in the address, so they cannot be derived.
 */
const EDGES: Record<string, number> = { n: 320, w: 400, '': 500, z: 640, c: 800, b: 1024 }
/** `s` and `q` are square crops. */
const SHARED = new Set([...Object.keys(EDGES), 's', 'q', 't', 'm'])
const ADDRESS = /^(.*\/\d+\/(\d+)_[0-9a-f]+)(?:_(\w{1,2}))?\.(jpg|png|gif)$/

const suffixed = (size: string) => (size ? `_${size}` : '')

/** live.staticflickr.com: `/{server}/{id}_{secret}_{size}.jpg`. */
export const flickr: Adapter = {
  id: 'flickr',
  matches: ({ hostname }) => within(hostname, 'staticflickr.com'),
  canonical(at) {
    const id = ADDRESS.exec(at.pathname)?.[2]
    return id ? `flickr:${id}` : at.href
  },
  offer(at, size) {
    const [, stem, , own = '', ending] = ADDRESS.exec(at.pathname) ?? []
    if (!stem || EDGES[own] === undefined) return undefined
    const smaller = Object.entries(EDGES).flatMap(([suffix, edge]) =>
      fitLongEdge(size, edge, `${at.origin}${stem}${suffixed(suffix)}.${ending}`),
    )
    return { candidates: [...smaller, { src: at.href, width: size.width }] }
  },
  larger(at) {
    const [, stem, , own = '', ending] = ADDRESS.exec(at.pathname) ?? []
    return stem && SHARED.has(own) && own !== 'b' ? `${at.origin}${stem}_b.${ending}` : undefined
  },
}
