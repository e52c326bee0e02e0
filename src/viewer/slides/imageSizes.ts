import { MEDIA, SPACES } from '../../theme'
import type { Dimensions } from '../gestures/geometry'
import { isPanorama } from './isPanorama'

/** The total height above and below the picture in each kind of window, px. */
const CHROME = { low: 100, narrow: 230, wide: 171 } as const
const LINKS = 52 // the height of the links below a panorama, px
const LEAST = 120 // the least height for the picture in low windows, px

/** The `sizes` of a picture in the viewer. */
export function imageSizes({ width, height }: Dimensions): string {
  const ratio = Number((width / height).toFixed(4))
  const within = (room: string, chrome: number) =>
    `min(${width}px,${room},max(${LEAST}px,100vh - ${chrome}px)*${ratio})`
  const isWide = isPanorama({ width, height })
  const beside = isWide ? '100vw' : `100vw - 2*${SPACES.gutter}`
  const below = isWide ? LINKS : 0
  return [
    `${MEDIA.sideways} min(${width}px,100vw - ${SPACES.aside},100vh*${ratio})`,
    `${MEDIA.low} ${within(beside, CHROME.low + below)}`,
    `${MEDIA.narrow} ${within('100vw', CHROME.narrow)}`,
    within(beside, CHROME.wide + below),
  ].join(',')
}
