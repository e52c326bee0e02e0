import type { ImageHost, Original } from './host.ts'

/** px; what the import publishes besides the largest, unless the photo says otherwise. */
const LADDER = [480, 960]
/** In the site's own folder, or wherever the files of an import were uploaded to. */
const ADDRESS =
  /^(\/photos\/[^/]+|https:\/\/.+\/[0-9a-f]{12}(?:-r\d+)?|\/.+\/[0-9a-f]{12}(?:-r\d+)?)-(\d+)\.avif$/

/** The files of an import: `/photos/{id}-{width}.avif`. */
export const local: ImageHost = {
  id: 'local',
  matches: (src) => ADDRESS.test(src),
  candidates({ src, width, widths = LADDER }: Original & { width: number; widths?: number[] }) {
    const stem = src.replace(ADDRESS, '$1')
    return [
      ...widths.filter((w) => w < width).map((w) => ({ src: `${stem}-${w}.avif`, width: w })),
      { src, width },
    ]
  },
}
