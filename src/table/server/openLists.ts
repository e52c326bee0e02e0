import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { albumPath } from '../../darkroom/album/albumFile.ts'
import { readCatalog } from '../../darkroom/album/findAlbum.ts'
import { folderAlbum } from '../../darkroom/album/folderAlbum.ts'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { albumsFolder, contentFolder } from '../../darkroom/files/places.ts'
import type { ActRequest, ListAct, ListedAlbum, ListState, RequestedListAct } from '../contract.ts'
import type { Edit, Member, TakenEntry } from './editAlbum.ts'
import { type Journal, labelsIn, readJournal, withMove, withStep, writeJournal } from './journal.ts'
import type { OneAtATime } from './oneAtATime.ts'
import { revisionOf } from './openAlbum.ts'
import type { OnWrite } from './openTable.ts'

/** What the journal calls the catalog; no album's file is called so. */
const JOURNAL = '.catalog'

type Entry = { id: string; name: string; path?: string; file?: string; aliases?: string[] }
type Open = { text: string; entries: Entry[]; journal: Journal }

/** The lists of a site: which albums there are, in which order, and who may see them. */
export type Lists = {
  stateOf(): Promise<ListState>
  perform(
    request: ActRequest<RequestedListAct>,
  ): Promise<{ state: ListState } | { conflict: ListState }>
}

const ENDING = /-[A-Za-z0-9]{16,}$/
/** An address that nobody guesses. */
const unguessable = (address: string) =>
  `${address.replace(ENDING, '')}-${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, '').slice(0, 16)}`

const member = (photo: string, name: string, value: unknown): Member => ({
  photo,
  name,
  literal: value === undefined ? null : JSON.stringify(value),
})

/** The members of an album's entry that a change is about. */
function membersOf(
  entry: Entry,
  now: ListedAlbum,
  change: Partial<Omit<ListedAlbum, 'id'>>,
): Member[] {
  const { id } = entry
  const { name, year, category, level } = change
  const members: Member[] = []
  if (name !== undefined) members.push(member(id, 'name', name))
  if (year !== undefined) members.push(member(id, 'year', year || undefined))
  if (category !== undefined) members.push(member(id, 'category', category))
  if (level !== undefined) members.push(member(id, 'level', level))
  let { address = now.address } = change
  const isHidden = (level ?? now.level) === 'unlisted'
  if (isHidden && !ENDING.test(address)) address = unguessable(address)
  if (level !== undefined && !isHidden && now.level === 'unlisted')
    address = address.replace(ENDING, '')
  if (address === now.address) return members
  // The former addresses of an unlisted album could be guessed, or were given to too many.
  const former = isHidden ? [] : [...(entry.aliases ?? []), now.address]
  const aliases = former.filter((alias) => alias !== address)
  return [
    ...members,
    member(id, 'path', address === id ? undefined : address),
    member(id, 'file', entry.file ?? now.address),
    member(id, 'aliases', aliases.length ? aliases : undefined),
  ]
}

function editOf(act: ListAct, { entries, journal }: Open, albums: readonly ListedAlbum[]): Edit {
  if (act.type === 'orderAlbums') return { type: 'order', ids: act.ids }
  if (act.type === 'removeAlbum') return { type: 'take', ids: [act.id] }
  if (act.type === 'newAlbum') return newEntry(act)
  if (act.type === 'changeAlbum') {
    const entry = entries.find(({ id }) => id === act.id)
    const now = albums.find(({ id }) => id === act.id)
    if (!entry || !now)
      throw new CommandError(EXIT.usage, `${act.id}: is no album of the catalog. Nothing changed.`)
    return { type: 'members', members: membersOf(entry, now, act.change) }
  }
  return { type: 'put', entries: journal.removed.filter(({ id }) => id === act.id) }
}

/** A new album, first in the lists. Nobody finds it until its owner says so. */
function newEntry(act: Extract<ListAct, { type: 'newAlbum' }>): Edit {
  const { name, year, key } = folderAlbum(act.name)
  if (!key) throw new CommandError(EXIT.usage, 'A name needs a letter or a digit. Nothing changed.')
  const album = {
    id: unguessable(key),
    name,
    ...(year === undefined ? {} : { year }),
    category: act.category,
    level: 'unlisted',
  }
  const text = JSON.stringify(album, null, 2).replaceAll('\n', '\n    ')
  const entry: TakenEntry = { id: album.id, at: 0, text }
  return { type: 'put', entries: [entry] }
}

/** Opens the catalog for editing. */
export function openLists(root: string, disk: Disk, queue: OneAtATime, onWrite?: OnWrite): Lists {
  const path = join(contentFolder(root), 'catalog.json')

  async function open(): Promise<Open> {
    const text = await readFile(path, 'utf8')
    const { albums } = JSON.parse(text) as { albums: Entry[] }
    return { text, entries: albums, journal: await readJournal(root, JOURNAL, text) }
  }

  async function describe({ text, entries, journal }: Open): Promise<ListState> {
    const { albums, categories } = await readCatalog(root)
    const present = new Set(entries.map(({ id }) => id))
    return {
      revision: revisionOf(text),
      categories: categories.map(({ id, name }) => ({ id, name })),
      albums: albums.map(({ key, year, category, level }, i) => ({
        id: entries[i]!.id,
        name: entries[i]!.name,
        ...(year === undefined ? {} : { year }),
        category,
        level,
        address: key,
      })),
      removed: journal.removed
        .filter(({ id }) => !present.has(id))
        .map((one) => ({ id: one.id, name: (JSON.parse(one.text) as Entry).name }))
        .toReversed(),
      ...labelsIn(journal),
    }
  }

  /** Throws a CommandError where the site could not be built with such a catalog. */
  async function check(text: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'catalog-'))
    try {
      const content = contentFolder(folder)
      await cp(contentFolder(root), content, {
        recursive: true,
        filter: (from) => from !== albumsFolder(root),
      })
      await writeFile(join(content, 'catalog.json'), text)
      await readCatalog(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function act({ revision, act }: ActRequest<RequestedListAct>) {
    const now = await open()
    const state = await describe(now)
    if (revision !== state.revision) return { conflict: state }
    const isMove = act.type === 'undo' || act.type === 'redo'
    const [{ own: text }, journal] = isMove
      ? withMove(now.journal, { own: now.text }, act.type)
      : withStep(
          now.journal,
          { own: now.text },
          {
            label: { type: act.type, photos: 'id' in act ? [act.id] : [] },
            own: [editOf(act, now, state.albums)],
          },
        )
    if (text === now.text) return { state }
    await check(text)
    const { albums } = JSON.parse(text) as { albums: Entry[] }
    // The files of new albums come first: a catalog that names a missing one would stop the build.
    for (const { id, path: address = id, file = address } of albums)
      await disk.create(albumPath(root, file), '{\n  "photos": []\n}\n')
    await writeJournal(disk, root, JOURNAL, journal)
    onWrite?.(path, now.text, text)
    await disk.write(path, text)
    return { state: await describe({ text, entries: albums, journal }) }
  }

  return {
    stateOf: async () => describe(await open()),
    perform: (request) => queue(() => act(request)),
  }
}
