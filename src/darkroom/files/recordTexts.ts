import { sep } from 'node:path'
import type { Disk } from './disk.ts'

/** The last two texts of each file, by path. The text of a removed file is empty. */
export type Written = Map<string, readonly string[]>

/** A disk that notes the texts of files in `folder` before it writes them. */
export function recordTexts(disk: Disk, folder: string, written: Written): Disk {
  const note = (path: string, content: Uint8Array | string) => {
    if (typeof content === 'string' && path.startsWith(folder + sep))
      written.set(path, [...(written.get(path) ?? []).slice(-1), content])
  }
  return {
    ...disk,
    write(path, content) {
      note(path, content)
      return disk.write(path, content)
    },
    create(path, text) {
      note(path, text)
      return disk.create(path, text)
    },
    remove(path) {
      note(path, '')
      return disk.remove(path)
    },
  }
}
