import { toHostPath } from '../../address/sitePath'
import { albumPath } from '../addresses'
import { listPaths } from '../site'
import { registerAlbumOf, loadAlbumBySegment } from './load'

/** The possible addresses of an album with this key: below any list, or directly below /photography. */
const placesOf = (key: string) =>
  [...listPaths(), undefined].map((parent) => albumPath({ parent, key }))

async function dataAt(path: string): Promise<string | undefined> {
  const answer = await fetch(toHostPath(path))
  return answer.ok ? /\bdata-album="([^"]+)"/.exec(await answer.text())?.[1] : undefined
}

/** Finds an unlisted album for 404.html, which hosts without rules send for its other addresses. */
export async function askForAlbum(pathname: string): Promise<void> {
  const [section, ...segments] = pathname.split('/').filter(Boolean)
  if (section !== 'photography') return
  // Cases: `album`, `album/photo`, `category/album` and `category/album/photo`.
  const keys = segments.slice(0, 2).filter((segment) => !listPaths().includes(segment))
  for (const key of keys) if (await loadAlbumBySegment(key)) return
  for (const key of keys) {
    for (const path of placesOf(key)) {
      const data = await dataAt(path)
      if (data) return registerAlbumOf(data)
    }
  }
}
