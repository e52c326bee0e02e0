import type { ImageHost } from './host.ts'

/** px; what the import publishes besides the largest. */
const LADDER = [480, 960]
const ADDRESS = /^(\/photos\/[^/]+)-(\d+)\.avif$/

/** The site's own folder: `/photos/{id}-{width}.avif`. */
export const local: ImageHost = {
  id: 'local',
  matches: (src) => ADDRESS.test(src),
  candidates({ src, width }) {
    const stem = src.replace(ADDRESS, '$1')
    return [
      ...LADDER.filter((w) => w < width).map((w) => ({ src: `${stem}-${w}.avif`, width: w })),
      { src, width },
    ]
  },
}
