import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goneAddresses, sayGone } from '../../../src/prerender/pages/goneAddresses'
import { makeFolder } from '../../folder'

test('an address that existed in the last build only is reported once', async () => {
  const memory = makeFolder()
  const build = (out: string, ...pages: string[]) =>
    goneAddresses(memory, out, pages, (path) => path === '/alias')
  expect(await build('dist', '/', '/about', '/alps', '/alias')).toEqual([])
  expect(await build('other', '/')).toEqual([])
  const gone = await build('dist', '/', '/about')
  expect(gone).toEqual(['/alps'])
  expect(sayGone(gone)).toContain('"aliases"')
  expect(await build('dist', '/', '/about')).toEqual([])
})

test.each(['', '["/", "/al', 'null', '{"/": 1}', '[1]'])(
  'a damaged memory counts as none: %s',
  async (damaged) => {
    const memory = makeFolder()
    const build = (...pages: string[]) => goneAddresses(memory, 'dist', pages, () => false)
    await build('/', '/alps')
    const files = readdirSync(memory)
    expect(files).toHaveLength(1)
    writeFileSync(join(memory, files[0]!), damaged)
    expect(await build('/', '/about')).toEqual([])
    expect(await build('/')).toEqual(['/about'])
  },
)

test('a folder that cannot be written does not stop the build', async () => {
  expect(await goneAddresses('/dev/null/x', 'dist', ['/'], () => false)).toEqual([])
})
