import { MEDIA, SPACES } from '../theme'
import type { Size } from './gestures/geometry'

/** px: the heights of what stands above and below the picture, in windows of each kind. */
const CHROME = { low: 100, narrow: 230, wide: 171 } as const
/** px; a picture of no width has no pixels for its browser, however low the window. */
const LEAST = 120

/** How wide the picture is drawn, for its `sizes`: the window less gutters and rows. */
export function imageSizes({ width, height }: Size): string {
  const ratio = Number((width / height).toFixed(4))
  const within = (room: string, chrome: number) =>
    `min(${width}px,${room},max(${LEAST}px,100vh - ${chrome}px)*${ratio})`
  const betweenGutters = `100vw - 2*${SPACES.gutter}`
  return [
    `${MEDIA.sideways} min(${width}px,100vw - ${SPACES.aside},100vh*${ratio})`,
    `${MEDIA.low} ${within(betweenGutters, CHROME.low)}`,
    `${MEDIA.narrow} ${within('100vw', CHROME.narrow)}`,
    within(betweenGutters, CHROME.wide),
  ].join(',')
}
