/**
 * The file of public/ that an address of the site stands for, by its path below that folder:
 * `/photos/my%20lake.avif?v=2` → `photos/my lake.avif`; `undefined` for one on another host.
 */
export function publicFile(src: string): string | undefined {
  if (!src.startsWith('/')) return undefined
  const path = src.slice(1).split(/[?#]/)[0]!
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
