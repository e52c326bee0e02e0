import { resolve } from 'node:path'

/** Real files of real cameras. They are not in the repository. */
export const CAMERA_FILES =
  process.env.CAMERA_FILES ?? resolve(import.meta.dirname, '../../../shared/camera-files')
