import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { noteFolderAlbum, readFolderAlbums } from '../../../src/darkroom/files/folderAlbums'
import { folderAlbumsFile } from '../../../src/darkroom/files/places'
import { makeFolder } from '../../folder'

let root: string
beforeEach(() => {
  root = makeFolder()
})

test('a private file that is missing is empty', async () => {
  expect(await readFolderAlbums(root)).toEqual({})
})

test('a damaged private file is named with a remedy, and is not written over', async () => {
  const file = folderAlbumsFile(root)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, '{"/photos/alps": "al')
  const disk = createDisk(root)
  await expect(noteFolderAlbum({ root, disk }, '/photos/lakes', 'lakes')).rejects.toThrow(
    /^\.darkroom\/folders\/albums\.json: is not JSON .*\. Restore it from a copy, or delete it; nothing was changed\.$/,
  )
  expect(await readFile(file, 'utf8')).toBe('{"/photos/alps": "al')
})
