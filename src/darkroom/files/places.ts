import { join } from 'node:path'

export const contentFolder = (root: string) => join(root, 'src/content')
export const albumsFolder = (root: string) => join(root, 'src/content/albums')
const pagesFolder = (root: string) => join(root, 'src/content/pages')
export const publicFolder = (root: string) => join(root, 'public')
export const photosFolder = (root: string) => join(root, 'public/photos')
export const sampleFile = (root: string) => join(root, 'src/content/sample.sha256')

/** Never published, never in git. Holds caches, undo history and files waiting for import. */
export const privateFolder = (root: string) => join(root, '.darkroom')
export const recordsFolder = (root: string) => join(root, '.darkroom/records')
export const sourcesFolder = (root: string) => join(root, '.darkroom/folders')
export const folderAlbumsFile = (root: string) => join(root, '.darkroom/folders/albums.json')
export const sidecarsFolder = (root: string) => join(root, '.darkroom/sidecars')
export const tableFolder = (root: string) => join(root, '.darkroom/table')
export const verifiedFile = (root: string) => join(root, '.darkroom/verified')
export const httpFolder = (root: string) => join(root, '.darkroom/http')
export const newSiteFile = (root: string) => join(root, '.darkroom/new-site.json')
export const lockFile = (root: string) => join(root, '.darkroom/lock')

// A killed run may have left temporary files in any of these folders.

/** The folders that acts at the light table write to. The others are too large to be searched at each act. */
export const editedFolders = (root: string): string[] =>
  [contentFolder, albumsFolder, pagesFolder, tableFolder].map((folder) => folder(root))

/** All folders that the darkroom writes to. */
export const writtenFolders = (root: string): string[] => [
  ...editedFolders(root),
  ...[photosFolder, recordsFolder, sourcesFolder, sidecarsFolder, httpFolder].map((folder) =>
    folder(root),
  ),
]
