/** Names of the pictures that hosts show for removed photos. */
const NAME =
  /\/((photo|image|img|picture|file)[-_]?)?(removed|deleted|unavailable|not[-_]?found|missing|placeholder|gone|404|no[-_]?(image|photo|picture))([-_](photo|image|img|picture|\d+(x\d+)?|[a-z]))?\.(png|gif|jpe?g|svg|webp)$/i

/** Whether redirects from `url` ended at a host's picture for removed photos. */
export function leadsToRemovedPicture(url: string, end: string): boolean {
  const asked = new URL(url).pathname
  const reached = new URL(end).pathname
  return asked !== reached && NAME.test(reached)
}

/** Width, height (px) and bytes of Imgur's and Flickr's, which are served without a redirect. */
const KNOWN = new Set(['161 81 503', '500 374 9218'])

type Measures = { width: number; height: number; bytes: number }
export const isRemovedPicture = ({ width, height, bytes }: Measures) =>
  KNOWN.has(`${width} ${height} ${bytes}`)
