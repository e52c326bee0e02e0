import { findAlbumNamed } from '../catalog/findAlbumNamed.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import type { NewAlbum } from '../catalog/newAlbum.ts'
import { whereOnSite } from '../catalog/whereOnSite.ts'
import type { CommandContext } from '../commandContext.ts'

/** Reports the addresses of albums, also of those that a dry run would add, and why no page links to one. */
export async function reportWhere(
  { root, reporter }: CommandContext,
  named: readonly (NewAlbum | { id: string })[],
  dryRun: boolean,
): Promise<void> {
  const { albums, categories, site } = await readCatalog(root)
  // The path of the site. `npm run dev` uses it too.
  const base = new URL(site.url).pathname.replace(/\/$/, '')
  const unwritten = named.flatMap((one) =>
    'name' in one && !findAlbumNamed(albums, one.id)
      ? {
          ...one,
          key: one.id,
          level: categories.find(({ id }) => id === one.category)?.level ?? ('public' as const),
        }
      : [],
  )
  const all = [...albums, ...unwritten]
  for (const { id } of named) {
    const album = findAlbumNamed(albums, id) ?? unwritten.find((one) => one.id === id)
    if (!album) continue
    const { why, ...where } = whereOnSite(album, { albums: all, categories })
    const address = base + where.address
    const from = where.from && base + where.from
    const verb = dryRun ? 'would be' : 'is'
    reporter.line(
      `"${album.name}" ${verb} at ${address}${from === undefined ? `; ${why}.` : `, and ${from} shows it.`}`,
    )
    reporter.event('where', { album: album.key, address, ...(from ? { from } : { why }) })
  }
}
