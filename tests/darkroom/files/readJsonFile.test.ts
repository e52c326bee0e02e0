import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { noteFolderAlbum, readFolderAlbums } from '../../../src/darkroom/files/folderAlbums'
import { folderAlbumsFile } from '../../../src/darkroom/files/places'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'json-'))
})
afterEach(() => rm(root, { recursive: true }))

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
