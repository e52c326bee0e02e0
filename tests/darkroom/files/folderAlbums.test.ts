import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { foldersOfAlbums, noteFolderAlbum } from '../../../src/darkroom/files/folderAlbums'
import { makeSite } from '../site'

test('the folder that files of the light table passed through is not an album’s folder', async () => {
  const root = makeSite()
  const site = { root, disk: createDisk(root) }
  await noteFolderAlbum(site, join(root, '.darkroom/incoming/alps/now'), 'alps')
  await noteFolderAlbum(site, '/cards/sea', 'sea')
  expect([...(await foldersOfAlbums(root))]).toEqual([['sea', '/cards/sea']])
})
