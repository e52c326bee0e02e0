import { type Disk, createDisk } from '../../src/darkroom/files/disk'

/** A disk that runs each of its steps through `step`. */
export function steppedDisk(root: string, step: <T>(act: () => Promise<T>) => Promise<T>): Disk {
  const disk = createDisk(root)
  return {
    write: (path, bytes) => step(() => disk.write(path, bytes)),
    create: (path, text) => step(() => disk.create(path, text)),
    move: (from, to) => step(() => disk.move(from, to)),
    remove: (path) => step(() => disk.remove(path)),
  }
}
