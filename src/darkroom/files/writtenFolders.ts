import {
  albumsFolder,
  contentFolder,
  httpFolder,
  photosFolder,
  recordsFolder,
  sourcesFolder,
} from './places.ts'

/** Every folder of a site that the darkroom writes to: a killed run may have left files in any of them. */
export const writtenFolders = (root: string): string[] => [
  contentFolder(root),
  albumsFolder(root),
  photosFolder(root),
  recordsFolder(root),
  sourcesFolder(root),
  httpFolder(root),
]
