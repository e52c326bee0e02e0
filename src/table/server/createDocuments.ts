import { basename, join } from 'node:path'
import { albumFilePath } from '../../darkroom/album/albumFile.ts'
import * as catalog from '../../darkroom/album/editCatalog.ts'
import { listAlbums } from '../../darkroom/album/listAlbums.ts'
import { checkCatalogFile, readCatalog } from '../../darkroom/album/readCatalog.ts'
import { UsageError } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { contentFolder } from '../../darkroom/files/places.ts'
import {
  type ActRequest,
  type DocumentAct,
  type DocumentState,
  isMove,
  type RequestedDocumentAct,
  type UndoLabels,
} from '../contract.ts'
import { putInto, setValue, takeAt, withEntries } from '../../darkroom/edits/editJson.ts'
import {
  type Journal,
  labelsIn,
  readJournal,
  revisionOf,
  withMove,
  withStep,
  writeJournal,
} from '../../darkroom/edits/journal.ts'
import type { OneAtATime } from '../../darkroom/files/oneAtATime.ts'
import type { Written } from './createTable.ts'
import type { AlbumMemory } from '../../content/source/album/readAlbum.ts'
import { placeContent } from '../../prerender/shown/placeContent.ts'
import { pageFields, setPageField } from '../../content/source/pages/pageFields.ts'
import { readPlaced } from '../../darkroom/edits/readPlaced.ts'

const CATALOG = 'catalog.json'
const EMPTY = '{\n  "photos": []\n}\n'
/** The editable files, relative to the content folder, and the text of those that may be missing. */
const EDITABLE = /^((site|projects|catalog)\.json|pages\/[a-z0-9-]+\.md)$/
const MISSING: Record<string, string> = { 'projects.json': '[]\n' }

/** Settings that no request may change: a shell command and a folder. */
const BY_HAND = /^site\.json: (publish|originals)$/

type Open = { file: string; text: string; journal: Journal }

/** The journal of a document. The dot keeps its name apart from those of albums. */
const journalOf = (file: string) => `.${basename(file)}`

function edit({ file, text }: Open, act: DocumentAct, { lists }: DocumentState): string {
  if (file.endsWith('.md') && act.type !== 'write')
    throw new UsageError(`${file}: has no lists. Nothing changed.`)
  switch (act.type) {
    case 'write':
      if (act.edits.some((one) => BY_HAND.test(`${file}: ${one.path[0]}`)))
        throw new UsageError(`${file}: set this by hand. Nothing changed.`)
      return act.edits.reduce(
        (now, { path, value }) =>
          file.endsWith('.md')
            ? setPageField(now, String(path[0]), value as string | undefined)
            : setValue(now, path, value),
        text,
      )
    case 'put':
      return putInto(text, act.path, act.at, act.value)
    case 'take':
      return withEntries(text, act.path, takeAt(act.at))
    case 'swap':
      return withEntries(text, act.path, ({ texts }) => {
        const [one, other] = [texts[act.at], texts[act.to]]
        if (one === undefined || other === undefined) return
        texts.splice(act.at, 1, other)
        texts.splice(act.to, 1, one)
      })
    case 'newAlbum':
      return catalog.addUnlisted(text, act.name, act.category)
    case 'newCategory':
      return catalog.addCategory(text, act.name)
    case 'changeAlbum':
      return catalog.changeAlbum(text, act.id, act.change, lists?.albums ?? [])
  }
}

export function createDocuments(root: string, disk: Disk, queue: OneAtATime, written?: Written) {
  const memory: AlbumMemory = new Map()
  const pathOf = (file: string) => join(contentFolder(root), file)

  async function open(file: string): Promise<Open> {
    if (!EDITABLE.test(file))
      throw new UsageError(
        `${file}: is not a file of words. Choose site.json, projects.json, catalog.json or a page.`,
      )
    const text = await readPlaced(root, pathOf(file)).catch((cause: unknown) => {
      if (MISSING[file] === undefined) throw cause
      return MISSING[file]
    })
    return { file, text, journal: await readJournal(root, journalOf(file), text) }
  }

  async function describe({ file, text, journal }: Open): Promise<DocumentState> {
    // With a faulty album the lists stay editable, but without covers.
    const content = await readCatalog(root, { photos: true, memory }).catch(() => readCatalog(root))
    return {
      revision: revisionOf(text),
      value: file.endsWith('.md') ? pageFields(text) : (JSON.parse(text) as unknown),
      lists:
        file === CATALOG ? listAlbums(text, placeContent(content), journal.removed) : undefined,
      ...(labelsIn(journal) as UndoLabels),
    }
  }

  /** Removes the files of new albums after an undo, unless they were edited. */
  async function removeEmpty(before: string, now: string) {
    const kept = new Set(catalog.albumFiles(now))
    for (const name of catalog.albumFiles(before).filter((one) => !kept.has(one)))
      if ((await readPlaced(root, albumFilePath(root, name)).catch(() => '')) === EMPTY)
        await disk.remove(albumFilePath(root, name))
  }

  /** The text and the journal after an act, and why it had no effect. */
  function plan(now: Open, act: RequestedDocumentAct, state: DocumentState) {
    const before = { own: now.text }
    if (isMove(act)) return withMove(now.journal, before, act.type)
    const after = { own: edit(now, act, state) }
    const isAlbum = act.type === 'take' && act.path[0] === 'albums'
    const removed = isAlbum ? [catalog.albumAt(now.text, act.at)] : []
    const label = { type: act.type, photos: [] }
    return [after, withStep(now.journal, label, [before, after], { removed })] as const
  }

  async function act(file: string, { revision, act }: ActRequest<RequestedDocumentAct>) {
    const now = await open(file)
    const state = await describe(now)
    if (revision !== state.revision) return { conflict: state }
    const [{ own: text }, journal, message] = plan(now, act, state)
    if (text === now.text) {
      if (message !== undefined) await writeJournal(disk, root, journalOf(file), journal)
      return { state: await describe(await open(file)), message }
    }
    await checkCatalogFile(root, file, text)
    // Album files are created first: a catalog that names a missing file would break the build.
    if (file === CATALOG)
      for (const name of catalog.albumFiles(text))
        await disk.create(albumFilePath(root, name), EMPTY)
    await writeJournal(disk, root, journalOf(file), journal)
    written?.set(pathOf(file), [now.text, text])
    await disk.write(pathOf(file), text)
    if (file === CATALOG && act.type === 'undo') await removeEmpty(now.text, text)
    return { state: await describe({ file, text, journal }) }
  }

  return {
    stateOf: async (file: string) => describe(await open(file)),
    perform: (file: string, request: ActRequest<RequestedDocumentAct>) =>
      queue(() => act(file, request)),
  }
}
