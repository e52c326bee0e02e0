import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { createParts } from '../../../src/table/server/answer'
import { photograph } from '../../darkroom/photos'
import { makeSite } from '../../darkroom/site'

test('the texts of acts and of imports are noted, so that neither reloads the page', async () => {
  const root = makeSite()
  const content = join(root, 'src/content')
  const hot = { send: () => {} }
  const environments = { client: { hot } }
  const watcher = { on: () => {} }
  const server = { config: { root }, environments, watcher } as unknown as ViteDevServer
  const written = new Map<string, readonly string[]>()
  const { documents, inbox } = createParts(server, content, { written, memory: new Map() })
  const lastOf = (file: string) => written.get(join(content, file))?.at(-1)
  const textOf = (file: string) => readFileSync(join(content, file), 'utf8')

  const { revision } = await documents.stateOf('catalog.json')
  await documents.perform('catalog.json', { revision, act: { type: 'newCategory', name: 'Sea' } })
  expect(lastOf('catalog.json')).toBe(textOf('catalog.json'))

  await inbox.receive('alps2020', '1.jpg', Readable.from([await photograph(120, 80)]))
  await expect.poll(() => inbox.filesOf('alps2020')).toMatchObject([{ state: 'in' }])
  const album = 'albums/alps2020.json'
  expect(textOf(album)).toContain('1.jpg')
  expect(lastOf(album)).toBe(textOf(album))
})
