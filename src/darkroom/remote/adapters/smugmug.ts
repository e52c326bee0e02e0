import { type Adapter, within } from './adapter.ts'

/** px; each size fits into its box */
const BOXES: Record<string, [number, number]> = {
  S: [400, 300],
  M: [600, 450],
  L: [800, 600],
  XL: [1024, 768],
  X2: [1280, 960],
  X3: [1600, 1200],
  X4: [2048, 1536],
  X5: [2560, 1920],
}
/** The address contains the size twice: `/…/i-AbC123/0/1a2b3c/L/name-L.jpg`. */
const ADDRESS = /^(.*\/)(Ti|Th|S|M|L|XL|X2|X3|X4|X5|4K|5K|O|D)\/([^/]+)-\2\.(\w+)$/

/** Owners can forbid the larger sizes. */
export const smugmug: Adapter = {
  id: 'smugmug',
  matches: ({ hostname }) => within(hostname, 'smugmug.com'),
  canonical(at) {
    const [, key] = /\/(i-\w+)\//.exec(at.pathname) ?? []
    return key ? `smugmug:${key}` : at.href
  },
  offer(at, { width, height }) {
    const [, stem, , name, ending] = ADDRESS.exec(at.pathname) ?? []
    if (!stem) return undefined
    const smaller = Object.entries(BOXES).flatMap(([size, [w, h]]) => {
      const scale = Math.min(w / width, h / height)
      const src = `${at.origin}${stem}${size}/${name}-${size}.${ending}`
      return scale < 1 ? [{ src, width: Math.round(width * scale) }] : []
    })
    return { candidates: [...smaller, { src: at.href, width }] }
  },
  larger(at) {
    const [, stem, size, name, ending] = ADDRESS.exec(at.pathname) ?? []
    return stem && size && ['Ti', 'Th', 'S', 'M'].includes(size)
      ? `${at.origin}${stem}X3/${name}-X3.${ending}`
      : undefined
  },
}
