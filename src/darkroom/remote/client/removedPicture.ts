/** Names of the pictures that hosts show in place of a removed one. */
const NAME =
  /\/((photo|image|img|picture|file)[-_]?)?(removed|deleted|unavailable|not[-_]?found|missing|placeholder|gone|404|no[-_]?(image|photo|picture))([-_](photo|image|img|picture|\d+(x\d+)?|[a-z]))?\.(png|gif|jpe?g|svg|webp)$/i

/** Whether redirects from `url` ended at a picture that stands for a removed one. */
export function leadsToRemovedPicture(url: string, end: string): boolean {
  const asked = new URL(url).pathname
  const reached = new URL(end).pathname
  return asked !== reached && NAME.test(reached)
}

/** px, bytes; Imgur's and Flickr's, which come without a redirect. */
const KNOWN = [
  { width: 161, height: 81, bytes: 503 },
  { width: 500, height: 374, bytes: 9218 },
]

export const isRemovedPicture = (picture: { width: number; height: number; bytes: number }) =>
  KNOWN.some(
    ({ width, height, bytes }) =>
      picture.width === width && picture.height === height && picture.bytes === bytes,
  )
