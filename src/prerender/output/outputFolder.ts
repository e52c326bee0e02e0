import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { foldCase } from '../../content/foldCase.ts'

export type OutputFolder = ReturnType<typeof createOutput>

/**
 * The folder of the built site. `file`: a path below it, with slashes. Unchanged files are not written.
 * Synchronous, because Node's threads are slower for a hundred thousand small files.
 */
export function createOutput(folder: string) {
  const sizes = new Map<string, number>()
  const made = new Set<string>()

  /** Finds the file at a path. Removes anything else there. */
  function fileAt(path: string) {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found || found.isFile()) return found
    rmSync(path, { recursive: true })
    return undefined
  }

  function makeFolderOf(path: string) {
    const above = dirname(path)
    if (!made.has(above)) mkdirSync(above, { recursive: true })
    made.add(above)
  }

  return {
    write(file: string, content: string | Uint8Array) {
      const bytes = Buffer.from(content)
      const path = join(folder, file)
      sizes.set(file, bytes.length)
      if (fileAt(path)?.size === bytes.length && readFileSync(path).equals(bytes)) return
      makeFolderOf(path)
      writeFileSync(path, bytes)
    },
    /** Copies a file, unless the copy already has its size and time. */
    copy(from: string, file: string) {
      const path = join(folder, file)
      const { size, mtime, atime } = statSync(from)
      sizes.set(file, size)
      const there = fileAt(path)
      if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return
      makeFolderOf(path)
      copyFileSync(from, path)
      utimesSync(path, atime, mtime)
    },
    add(file: string) {
      sizes.set(file, statSync(join(folder, file)).size)
    },
    files: () => Array.from(sizes, ([path, bytes]) => ({ path, bytes })),
    /** Removes everything else. A disk that ignores case may know a file by its name of an earlier build. */
    removeOthers() {
      const spellings = spellingsOf(sizes.keys())
      /** Returns whether anything is left. */
      const clear = (below: string): boolean => {
        let isEmpty = true
        const entries = readdirSync(join(folder, below), { withFileTypes: true })
        const names = new Set(entries.map(({ name }) => name))
        for (const entry of entries) {
          const found = below + entry.name
          const wanted = spellings.get(foldCase(found)) ?? found
          // The folder does not list its file, so the disk gives it another name.
          const isMisspelt = wanted.startsWith(below) && !names.has(wanted.slice(below.length))
          if (isMisspelt) renameSync(join(folder, found), join(folder, wanted))
          const file = isMisspelt ? wanted : found
          const isKept = entry.isDirectory() ? clear(`${file}/`) : sizes.has(file)
          if (isKept) isEmpty = false
          else if (entry.isDirectory()) rmdirSync(join(folder, file))
          else rmSync(join(folder, file))
        }
        return !isEmpty
      }
      clear('')
    },
  }
}

/** Files and their folders, by their folded names. */
function spellingsOf(files: Iterable<string>): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const file of files)
    for (let path = file; path !== '.'; path = dirname(path)) spellings.set(foldCase(path), path)
  return spellings
}
