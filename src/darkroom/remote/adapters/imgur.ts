import { type Adapter, fitLongEdge } from './adapter.ts'

/** px of the longer side by the letter after the id. `s` and `b` are square crops. */
export const EDGES: Record<string, number> = { s: 90, b: 160, t: 160, m: 320, l: 640, h: 1024 }
const WHOLE = ['t', 'm', 'l', 'h']
/** An id has 5 or 7 characters. */
const ADDRESS = /^\/(\w{5}|\w{7})([sbtmlh]?)\.(\w+)$/

/** i.imgur.com: `{id}{letter}.jpg`. */
export const imgur: Adapter = {
  id: 'imgur',
  matches: ({ hostname }) => hostname === 'i.imgur.com',
  canonical(at) {
    const [, id] = ADDRESS.exec(at.pathname) ?? []
    return id ? `https://i.imgur.com/${id}` : at.href
  },
  offer(at, size) {
    const [, id, letter, ending] = ADDRESS.exec(at.pathname) ?? []
    if (!id || letter) return undefined
    const smaller = WHOLE.flatMap((suffix) =>
      fitLongEdge(size, EDGES[suffix]!, `https://i.imgur.com/${id}${suffix}.${ending}`),
    )
    return { candidates: [...smaller, { src: at.href, width: size.width }] }
  },
  larger(at) {
    const [, id, letter, ending] = ADDRESS.exec(at.pathname) ?? []
    return id && letter ? `https://i.imgur.com/${id}.${ending}` : undefined
  },
}
