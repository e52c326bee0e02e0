const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

/** The media type of a picture by its file extension. `undefined` for an unknown or missing extension. */
export function mediaType(address: string): string | undefined {
  const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
  return TYPES[ending.toLowerCase()]
}
