import { albumsFolder, contentFolder, recordsFolder, sourcesFolder } from '../files/places.ts'
import { usualJobs } from '../pictures/encoders.ts'
import type { PhotoFilter } from './photoFilter.ts'
import { type Target, targetOf } from './target.ts'

/** How pictures are imported: the same for every album of a run. */
export type ImportOptions = {
  target: Target
  /** Photos at once. */
  jobs: number
  /** px; `undefined`: those that the photo has already, else the usual ones. */
  widths: readonly number[] | undefined
  jpeg: boolean
  /** `undefined`: the usual limit. */
  maxPixels: number | undefined
  /** Also enter the folders in a folder. */
  recursive: boolean
  /** Pictures that another album has may make a second one. */
  second: boolean
  /** Which photos are wanted; `undefined`: all. */
  only: PhotoFilter | undefined
  /** A later export of a photo does not replace it. */
  keepBoth: boolean
  /** Make everything anew. */
  fresh: boolean
  dryRun: boolean
}

/** How `darkroom import` imports without options. */
export const usualOptions = (root: string): ImportOptions => ({
  target: targetOf(root, undefined, undefined),
  jobs: usualJobs(),
  widths: undefined,
  jpeg: false,
  maxPixels: undefined,
  recursive: false,
  second: false,
  only: undefined,
  keepBoth: false,
  fresh: false,
  dryRun: false,
})

/** The folders that importing writes to. */
export const foldersWritten = (root: string, { target }: ImportOptions): string[] => [
  target.folder,
  albumsFolder(root),
  contentFolder(root),
  recordsFolder(root),
  sourcesFolder(root),
]
