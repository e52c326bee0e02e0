const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

/** The media type of a picture by the ending of its address; `undefined` for an address that tells none. */
export function mediaType(address: string): string | undefined {
  const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
  return TYPES[ending.toLowerCase()]
}
