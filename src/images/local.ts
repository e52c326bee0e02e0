/** The address of an imported file, in the site's folder or on another host. */
const ADDRESS =
  /^(\/photos\/[^/]+|(?:https?:\/\/.+|\/.+)\/[0-9a-f]{12}(?:-r\d+)?(?:-[0-9a-f]{8})?)-\d+\.avif$/

/** Imported files are `…/{id}-{recipe}-{width}.avif`. */
export const templateOf = (src: string) => src.replace(ADDRESS, '$1-{W}.avif')
