import { controlCharacterIn } from '../../content/source/json/controlCharacterIn.ts'
import { fillPlaceholders, placeholderValues } from '../../content/source/json/placeholders.ts'
import type { Site } from '../../content/schema.ts'
import type { AlbumJson } from './albumFile.ts'
import type { CaptionRow } from './captionsTable.ts'

/** Writes captions into `albums`. @returns `changed`: their number; `touched`: the files of their albums */
export function applyCaptions(
  albums: ReadonlyMap<string, AlbumJson>,
  rows: readonly CaptionRow[],
  site: Site,
) {
  const touched = new Set<string>()
  const faults: { place: string; reason: string }[] = []
  const values = placeholderValues(site)
  let changed = 0
  for (const row of rows) {
    const [file = '', id] = row.photo.split('/')
    const photo = albums.get(file)?.photos.find((one) => one.id === id)
    const reason = photo ? faultIn(row.caption, values) : 'is not a photo of these albums'
    if (reason) faults.push({ place: row.photo, reason })
    else if (photo && photo.alt !== row.caption) {
      photo.alt = row.caption
      touched.add(file)
      changed += 1
    }
  }
  return { changed, touched, faults }
}

function faultIn(caption: string, values: Record<string, string>): string | undefined {
  let unknown = ''
  fillPlaceholders(caption, values, (word) => (unknown = word))
  const control = controlCharacterIn(caption)
  if (control) return `holds the control character ${control}, which no page can show`
  return unknown ? `holds ${unknown}, which site.json does not fill` : undefined
}
