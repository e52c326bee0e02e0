import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { controlCharacterIn } from '../../content/source/json/controlCharacterIn.ts'
import { fillText, placeholderValues } from '../../content/source/json/placeholders.ts'
import type { Site } from '../../content/schema.ts'
import { cannotRead } from '../diagnostics/exit.ts'
import type { AlbumJson } from './albumFile.ts'
import { parseCaptions } from './captionsTable.ts'

/**
 * Writes the captions of a table into `albums`. `file`: the owner's name for the table.
 * @returns numbers of captions; `touched`: the changed albums by file; `assumed`: see `parseCaptions`
 */
export async function applyCaptions(
  root: string,
  file: string,
  { albums, site }: { albums: ReadonlyMap<string, AlbumJson>; site: Site },
) {
  const bytes = await readFile(resolve(root, file)).catch(cannotRead(file))
  const { rows, assumed, ...table } = parseCaptions(bytes, site.lang)
  const faults = table.faults.map(({ line, reason }) => ({ place: `${file}:${line}`, reason }))
  const touched = new Map<string, AlbumJson>()
  const values = placeholderValues(site)
  const counts = { total: rows.length, changed: 0, unchanged: 0 }
  for (const row of rows) {
    const [name = '', id] = row.photo.split('/')
    const album = albums.get(name)
    const photo = album?.photos.find((one) => one.id === id)
    const reason = photo ? faultIn(row.caption, values) : 'is not a photo of these albums'
    if (reason) faults.push({ place: row.photo, reason })
    else if (album && photo && photo.alt !== row.caption) {
      photo.alt = row.caption
      touched.set(name, album)
      counts.changed += 1
    } else counts.unchanged += 1
  }
  return { ...counts, touched, faults, assumed }
}

function faultIn(caption: string, values: Record<string, string>): string | undefined {
  let unknown = ''
  fillText(caption, values, (word) => (unknown = word))
  const control = controlCharacterIn(caption)
  if (control) return `holds the control character ${control}, which no page can show`
  return unknown ? `holds ${unknown}, which site.json does not fill` : undefined
}
