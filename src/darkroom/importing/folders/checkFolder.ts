import { access, constants, stat } from 'node:fs/promises'
import { isAbsolute, relative } from 'node:path'
import { UsageError } from '../../diagnostics/exit.ts'
import { photosFolder } from '../../files/places.ts'

/** Throws a UsageError if a folder cannot be imported. */
export async function checkFolder(folder: string, displayName: string): Promise<void> {
  const refuse = (reason: string): never => {
    throw new UsageError(`${displayName}: ${reason}`)
  }
  const found = await stat(folder).catch(() => refuse('there is no such folder. Check the path.'))
  if (!found.isDirectory()) refuse('is a file. Name the folder that the photos are in.')
  await access(folder, constants.R_OK).catch(() => refuse('may not be read. Mend its permissions.'))
}

/** Throws a UsageError if the import would read its own output. `isDeep`: also in sub-folders. */
export function checkOut(root: string, folder: string, displayName: string, isDeep: boolean): void {
  const inside = relative(folder, photosFolder(root))
  const isInside = !inside.startsWith('..') && !isAbsolute(inside)
  if (inside === '' || (isInside && isDeep))
    throw new UsageError(
      `${displayName}: holds public/photos, where an import writes. Import another folder.`,
    )
}
