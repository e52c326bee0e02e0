/** `/photos/my%20lake.avif?v=2` → `photos/my lake.avif`. `undefined` for another host. */
export function publicFile(src: string): string | undefined {
  if (!src.startsWith('/')) return undefined
  const path = src.slice(1).replace(/[?#].*/s, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
