import { albumPath } from './addresses'
import { toHostPath } from '../address/sitePath'
import { registerAlbumOf, findAlbum } from './load'
import { listPaths } from './site'

/** The addresses that an album of this key may have: below any list, or none. */
const placesOf = (key: string) =>
  [...listPaths(), undefined].map((parent) => albumPath({ parent, key }))

async function dataAt(path: string): Promise<string | undefined> {
  const answer = await fetch(toHostPath(path))
  return answer.ok ? /\bdata-album="([^"]+)"/.exec(await answer.text())?.[1] : undefined
}

/**
 * Finds an unlisted album for 404.html, which a host without rules sends for the album's other addresses: asks
 * for its page at each address that may be the canonical one.
 */
export async function askForAlbum(pathname: string): Promise<void> {
  const [section, ...segments] = pathname.split('/').filter(Boolean)
  if (section !== 'photography') return
  // `album`, `album/photo`, `category/album` or `category/album/photo`.
  const keys = segments.slice(0, 2).filter((segment) => !listPaths().includes(segment))
  for (const key of keys) if (await findAlbum(key)) return
  for (const key of keys) {
    for (const path of placesOf(key)) {
      const data = await dataAt(path)
      if (data) return registerAlbumOf(data)
    }
  }
}
