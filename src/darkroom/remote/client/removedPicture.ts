/** How hosts name the picture that they show in place of one that is gone: so, and nothing else. */
const NAME =
  /\/((photo|image|img|picture|file)[-_]?)?(removed|deleted|unavailable|not[-_]?found|missing|placeholder|gone|404|no[-_]?(image|photo|picture))([-_](photo|image|img|picture|\d+(x\d+)?|[a-z]))?\.(png|gif|jpe?g|svg|webp)$/i

/** Whether redirects of `url` ended at a picture that only says that there is none. */
export function leadsToRemovedPicture(url: string, end: string): boolean {
  const asked = new URL(url).pathname
  const reached = new URL(end).pathname
  return asked !== reached && NAME.test(reached)
}

/** Those that come without a redirect, by their exact size: Imgur's, Flickr's. px, bytes */
const KNOWN = [
  { width: 161, height: 81, bytes: 503 },
  { width: 500, height: 374, bytes: 9218 },
]

/** Whether a picture is one that says that there is none. */
export const isRemovedPicture = (picture: { width: number; height: number; bytes: number }) =>
  KNOWN.some(
    ({ width, height, bytes }) =>
      picture.width === width && picture.height === height && picture.bytes === bytes,
  )
