/** In the site's own folder, or wherever the files of an import were uploaded to. */
const ADDRESS = /^(\/photos\/[^/]+|(?:https?:\/\/.+|\/.+)\/[0-9a-f]{12}(?:-r\d+)?)-\d+\.avif$/

/** The files of an import are `…/{id}-{width}.avif`: their address tells the others. */
export const templateOf = (src: string) => src.replace(ADDRESS, '$1-{W}.avif')
