import { basename, join } from 'node:path'
import * as catalogEdits from '../../darkroom/catalog/editCatalog.ts'
import { listAlbums, noteAddress } from '../../darkroom/catalog/listAlbums.ts'
import { createAlbumFiles, readLostAlbum } from '../../darkroom/album/newAlbumFiles.ts'
import { checkCatalogFile, readCatalog } from '../../darkroom/catalog/readCatalog.ts'
import type { ReadOptions } from '../../darkroom/catalog/readCatalog.ts'
import { UsageError } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { contentFolder } from '../../darkroom/files/places.ts'
import { putInto, setValue, swapAt, takeAt, withEntries } from '../../darkroom/edits/editJson.ts'
import * as journals from '../../darkroom/edits/journal.ts'
import type { OneAtATime } from '../../darkroom/files/oneAtATime.ts'
import { fieldLabels } from '../../content/labels.ts'
import { describeDiagnostic } from '../../content/source/diagnostic.ts'
import { placeContent } from '../../prerender/shown/placeContent.ts'
import { pageFields, setPageField } from '../../content/source/pages/pageFields.ts'
import { readPlaced } from '../../darkroom/edits/readPlaced.ts'
import { nameAt } from '../../darkroom/edits/nameAt.ts'
import type { ActRequest, DocumentAct, DocumentState, RequestedDocumentAct } from '../contract.ts'
import { type ActLabel, isMove, type UndoLabels } from '../contract.ts'

const CATALOG = 'catalog.json'
/** The editable files, relative to the content folder, and the text of those that may be missing. */
const EDITABLE = /^((site|projects|catalog)\.json|pages\/[a-z0-9-]+\.md)$/
const MISSING: Record<string, string> = { 'projects.json': '[]\n' }
const NO_LISTS = { albums: [], categories: [] }

/** Settings that no request may change: a shell command and a folder. */
const BY_HAND = /^site\.json: (publish|originals)$/

type Open = { file: string; text: string; journal: journals.Journal }
const journalOf = (file: string) => `.${basename(file)}` // not the name of an album's journal

function edit({ file, text }: Open, act: DocumentAct, { lists }: DocumentState): string {
  if (file.endsWith('.md') && act.type !== 'write')
    throw new UsageError(`${file}: has no lists. Nothing changed.`)
  switch (act.type) {
    case 'write': {
      if (act.edits.some((one) => BY_HAND.test(`${file}: ${one.path[0]}`)))
        throw new UsageError(`${file}: set this by hand. Nothing changed.`)
      const set = file.endsWith('.md') ? setPageField : setValue
      return act.edits.reduce((now, { path, value }) => set(now, path, value), text)
    }
    case 'put':
      return putInto(text, act.path, act.at, act.value)
    case 'take':
      return withEntries(text, act.path, takeAt(act.at))
    case 'swap':
      return withEntries(text, act.path, swapAt(act.at, act.to))
    case 'newAlbum':
      return catalogEdits.addUnlisted(text, act.name, act.category)
    case 'newCategory':
      return catalogEdits.addCategory(text, act.name)
    case 'changeAlbum':
      return catalogEdits.changeAlbum(text, act.id, act.change, lists ?? NO_LISTS)
  }
}

/** The label of an act's step in the journal. @param state before the act */
function labelOf(act: DocumentAct, { value, lists }: DocumentState): ActLabel {
  // Only a removed album is put into the catalog. New ones have an act of their own.
  const type: ActLabel['type'] = lists && act.type === 'put' ? 'putBack' : act.type
  const label = { type, photos: [] }
  if ('name' in act) return { ...label, name: act.name }
  if ('value' in act) return { ...label, name: nameAt([act.value], [0]) }
  if ('change' in act) {
    const album = lists?.albums.find(({ id }) => id === act.id)
    return { ...label, name: album?.name, settings: Object.keys(act.change).join(' and ') }
  }
  const paths = 'edits' in act ? act.edits.map(({ path }) => path) : [[...act.path, act.at]]
  // The path of a category's setting has three parts.
  const settings = lists && 'edits' in act ? paths.map((path) => path[2]).join(' and ') : undefined
  const [path = []] = paths
  return { ...label, name: fieldLabels[path.join('.')] ?? nameAt(value, path), settings }
}

export function createDocuments(root: string, disk: Disk, queue: OneAtATime, how: ReadOptions) {
  const { files, ...known } = how
  const pathOf = (file: string) => join(contentFolder(root), file)

  async function open(file: string): Promise<Open> {
    if (!EDITABLE.test(file))
      throw new UsageError(`${file}: is not a file of words, such as site.json or a page.`)
    const read = readPlaced(root, pathOf(file))
    const text = await read.catch((cause: Error) => MISSING[file] ?? Promise.reject(cause))
    return { file, text, journal: await journals.readJournal(root, journalOf(file), text) }
  }

  async function describe({ file, text, journal }: Open): Promise<DocumentState> {
    // With a faulty album the lists stay editable, but without covers.
    const read = await readCatalog(root, { photos: true, ...known }).catch(() => readCatalog(root))
    return {
      revision: journals.revisionOf(text),
      value: file.endsWith('.md') ? pageFields(text) : (JSON.parse(text) as unknown),
      ...(file === CATALOG && { lists: listAlbums(text, placeContent(read), journal.removed) }),
      ...(journals.labelsIn(journal) as UndoLabels),
    }
  }

  function plan(now: Open, act: RequestedDocumentAct, state: DocumentState) {
    const before = { own: now.text }
    if (isMove(act)) return journals.withMove(now.journal, before, act.type)
    const after = { own: edit(now, act, state) }
    return [after, journals.withStep(now.journal, labelOf(act, state), [before, after])] as const
  }

  async function act(file: string, { revision, act }: ActRequest<RequestedDocumentAct>) {
    const now = await open(file)
    const state = await describe(now)
    if (revision !== state.revision) return { conflict: state }
    const [{ own: text }, planned, message] = plan(now, act, state)
    if (text === now.text) {
      if (message === undefined) return { state }
      await journals.writeJournal(disk, root, journalOf(file), planned)
      return { state: await describe({ ...now, journal: planned }), message }
    }
    await checkCatalogFile(root, file, text, { say: describeDiagnostic, files })
    // Album files are created first: a catalog that names a missing file would break the build.
    if (state.lists) await createAlbumFiles(root, disk, now.text, text)
    const lost = state.lists && (await readLostAlbum(root, now.text, text))
    // A new album that was edited stays, so that it can be put back.
    const isUnmade = lost?.isNew && act.type === 'undo'
    const journal = lost && !isUnmade ? journals.withRemoved(planned, [lost.entry]) : planned
    await journals.writeJournal(disk, root, journalOf(file), journal)
    await disk.write(pathOf(file), text)
    if (isUnmade) await disk.remove(lost.path)
    const after = await describe({ file, text, journal })
    return { state: after, message: noteAddress(state.lists, after.lists, isMove(act)) }
  }

  return {
    stateOf: async (file: string) => describe(await open(file)),
    perform: (file: string, one: ActRequest<RequestedDocumentAct>) => queue(() => act(file, one)),
  }
}
