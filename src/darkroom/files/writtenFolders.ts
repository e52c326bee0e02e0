import {
  albumsFolder,
  contentFolder,
  httpFolder,
  photosFolder,
  recordsFolder,
  sourcesFolder,
} from './places.ts'

/** The folders that the darkroom writes to. A killed run may have left temporary files in any of them. */
export const writtenFolders = (root: string): string[] => [
  contentFolder(root),
  albumsFolder(root),
  photosFolder(root),
  recordsFolder(root),
  sourcesFolder(root),
  httpFolder(root),
]
