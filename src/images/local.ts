/**
 * An imported file at one width, in the site's folder or on another host. Group 1 is its stem. Any AVIF in
 * the site's folder counts. A JPEG counts only if its name is a digest: `IMG-1234.jpg` has no width.
 */
export const AT_WIDTH =
  /^(\/photos\/[^/]+-(?=\d+\.avif$)|(?:https?:\/\/.+|\/.+)\/[0-9a-f]{12}(?:-r\d+)?(?:-[0-9a-f]{8})?-)\d+\.(?:avif|jpg)$/

/** Imported files are `…/{id}-{recipe}-{width}.avif`. */
export const templateOf = (src: string) =>
  src.endsWith('.avif') ? src.replace(AT_WIDTH, '$1{W}.avif') : src

/** The start of an imported file's addresses at all widths: `/photos/{id}-`. Others are returned unchanged. */
export const addressStem = (src: string) => src.replace(AT_WIDTH, '$1')
