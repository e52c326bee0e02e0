import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the built site. Files are named by their paths below it, with slashes. What an earlier
 * build has left there and is the same stays as it is: of a large site that is nearly all, and
 * writing it anew would be most of the work. One file after another, because handing a hundred
 * thousand small ones to another thread takes longer than writing them.
 */
export type OutputFolder = {
  write(file: string, content: string | Uint8Array): void
  /** Copies a file; one that has its size and its time already is taken to be its copy. */
  copy(from: string, file: string): void
  /** Makes a file that somebody else has written a part of the site. */
  add(file: string): void
  /** What the site has so far, with its size in bytes. */
  files(): { path: string; bytes: number }[]
  /** Removes what earlier builds have left and is no part of the site. */
  removeOthers(): void
}

/** Opens the folder of a site that is about to be built. */
export function openOutput(folder: string): OutputFolder {
  const sizes = new Map<string, number>()
  const made = new Set<string>()

  /** What stands at a path, if it is a file; anything else is removed. */
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
    write(file, content) {
      const bytes = Buffer.from(content)
      const path = join(folder, file)
      sizes.set(file, bytes.length)
      if (fileAt(path)?.size === bytes.length && readFileSync(path).equals(bytes)) return
      makeFolderOf(path)
      writeFileSync(path, bytes)
    },
    copy(from, file) {
      const path = join(folder, file)
      const { size, mtime, atime } = statSync(from)
      sizes.set(file, size)
      const there = fileAt(path)
      if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return
      makeFolderOf(path)
      copyFileSync(from, path)
      utimesSync(path, atime, mtime)
    },
    add(file) {
      sizes.set(file, statSync(join(folder, file)).size)
    },
    files: () => Array.from(sizes, ([path, bytes]) => ({ path, bytes })),
    removeOthers() {
      /** Whether anything is left below. */
      const clear = (below: string): boolean => {
        let isEmpty = true
        for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
          const file = below + entry.name
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
