import { ELEMENT_IDS } from '../../../document.ts'
import { allows } from '../../allows.ts'
import { groupBy, type Report } from '../diagnostic.ts'
import type { Catalog } from '../schema/catalog.ts'
import { segmentFault } from './segmentFault.ts'
import { isOwnAlbum, pathsOf } from './categoryLists.ts'
import { levelOfAlbum, levelsOf } from './levels.ts'

/** An address with this part is hard to guess. */
const UNGUESSABLE = /[A-Za-z0-9]{16,}/

export function checkCatalog(catalog: Catalog, report: Report): void {
  const note: Note = (code, path, message, remedy) =>
    report({ code, severity: 'error', file: 'catalog.json', path, message, remedy })

  const checkIds = (entries: readonly { id: string }[], list: string, what: string) => {
    const ids = new Set<string>()
    for (const [i, { id }] of entries.entries()) {
      const path = `${list}[${i}].id`
      if (ids.has(id.toLowerCase()))
        note('repeated-id', path, `repeats the id ${id}`, `Give each ${what} an id of its own`)
      if (ELEMENT_IDS.includes(id))
        note(
          'id-taken',
          path,
          `is ${id}, which every page uses for one of its parts`,
          'Choose another id',
        )
      ids.add(id.toLowerCase())
    }
  }
  checkIds(catalog.categories, 'categories', 'category')
  checkIds(catalog.albums, 'albums', 'album')
  checkSegments(catalog, note)
  checkStanding(catalog, note, report)
}

type Note = (code: string, path: string, message: string, remedy: string) => void
type AlbumEntry = Catalog['albums'][number]

/** The last segments of an album's addresses, the canonical one first. */
const segmentsOf = ({ id, path = id, aliases = [] }: AlbumEntry) => [path, ...aliases]

/** Checks that each address below /photography leads to one category or album, in any letter case. */
function checkSegments(catalog: Catalog, note: Note): void {
  const taken = (place: string, segment: string, fault: string, part: 'id' | 'path') => {
    const message = `has the address ${segment}, which ${fault}`
    note('address-taken', place, message, `Choose another ${part}`)
  }
  const pages = groupBy([...pathsOf(catalog)], ([, path]) => path.toLowerCase())
  for (const [i, { id }] of catalog.categories.entries()) {
    const fault = segmentFault(id)
    // If the category has its own album, the fault is reported there.
    if (fault && !catalog.albums.some((album) => album.id === id))
      taken(`categories[${i}].id`, id, fault, 'id')
  }
  const inUse = new Map<string, string>()
  for (const [i, entry] of catalog.albums.entries()) {
    // Folders for files of an album are named after its id. Without a path, the id is a segment.
    if (entry.path !== undefined && /^\.|\.$/.test(entry.id))
      note(
        'id-with-dot',
        `albums[${i}].id`,
        `is ${entry.id}, which starts or ends with a dot`,
        'Choose another id',
      )
    for (const [n, segment] of segmentsOf(entry).entries()) {
      const lower = segment.toLowerCase()
      const owner = inUse.get(lower)
      const page = pages.get(lower) ?? []
      const isOwn = n === 0 && isOwnAlbum(entry) && page.every(([id]) => id === entry.category)
      const fault =
        owner !== undefined
          ? `is the address of the album ${owner}`
          : page.length && !isOwn
            ? 'is the address of another page'
            : segmentFault(segment)
      if (fault) taken(`albums[${i}]`, segment, fault, 'path')
      inUse.set(lower, entry.id)
    }
  }
}

/** Checks that listed albums are in a visible list and that unlisted ones are hard to guess. */
function checkStanding(catalog: Catalog, note: Note, report: Report): void {
  const levels = levelsOf(catalog)
  for (const [i, entry] of catalog.albums.entries()) {
    const place = `albums[${i}]`
    const { category, alsoIn = [] } = entry
    for (const { field, id } of [
      { field: 'category', id: category },
      ...alsoIn.map((id, n) => ({ field: `alsoIn[${n}]`, id })),
    ])
      if (!levels.has(id))
        note(
          'unknown-category',
          `${place}.${field}`,
          `names the category ${id}, which does not exist`,
          'Add it to categories',
        )
    const level = levelOfAlbum(entry, levels)
    const home = levels.get(category)
    if (home && allows(level, 'list') && !allows(home, 'list'))
      note(
        'on-no-page',
        `${place}.level`,
        `is ${level}, but its category ${category} is unlisted, so no page would lead to it`,
        'Make the category listed or public, or the album unlisted',
      )
    if (level === 'unlisted') checkGuessable(entry, place, report)
  }
}

function checkGuessable(entry: AlbumEntry, path: string, report: Report): void {
  const key = entry.path ?? entry.id
  const guessable = segmentsOf(entry).filter((name) => !UNGUESSABLE.test(name))
  if (!guessable.length) return
  report({
    code: 'guessable-address',
    severity: 'warning',
    file: 'catalog.json',
    path,
    message: `is unlisted, but its address ${guessable.join(' and ')} can be guessed`,
    remedy: guessable.includes(key)
      ? `Set "path" to a name that ends in 16 random letters or digits${entry.file ? '' : `, and "file" to "${key}", the name of its file in albums/`}`
      : 'Remove that alias: it leads to the album too',
  })
}
