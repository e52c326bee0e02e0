import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { readContent } from '../../src/content/source/readContent'
import { drawSiteCard } from '../../src/prerender/drawing/drawCards'
import { prerenderRelief } from '../../src/prerender/drawing/prerenderRelief'
import { createMachines } from '../../src/prerender/machines'
import type { ReliefDrawing } from '../../src/relief/units'

const CONTENT = 'tests/fixtures/content'

/** A server without modules, and what is asked of it. */
function serve() {
  const watcher = new EventEmitter()
  const invalidateAll = vi.fn<() => void>()
  const shownBySearch = vi.fn((title: string) => ({ title, description: '' }))
  const ssrLoadModule = vi.fn(() => Promise.resolve({ shownBySearch }))
  const server = {
    watcher,
    environments: { ssr: { moduleGraph: { invalidateAll } } },
    ssrLoadModule,
  }
  return {
    watcher,
    invalidateAll,
    shownBySearch,
    ssrLoadModule,
    machines: createMachines(server as unknown as ViteDevServer, CONTENT),
  }
}

vi.mock('../../src/content/source/readContent', { spy: true })
vi.mock('../../src/prerender/drawing/drawCards')
vi.mock('../../src/prerender/drawing/prerenderRelief')

test('a card is drawn once, also if it is asked for again meanwhile, and again after a failure', async () => {
  const { machines } = serve()
  const relief = {} as ReliefDrawing
  vi.mocked(prerenderRelief).mockRejectedValueOnce(new Error('no font')).mockResolvedValue(relief)
  let finish = (_card: Buffer) => {}
  vi.mocked(drawSiteCard).mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await expect(machines.drawCard()).rejects.toThrow('no font')
  const first = machines.drawCard()
  await vi.waitFor(() => expect(drawSiteCard).toHaveBeenCalledOnce())
  const second = machines.drawCard()
  // The second call begins with reading the content.
  await vi.mocked(readContent).mock.results.at(-1)?.value
  expect(prerenderRelief, 'of the failure, and of both calls').toHaveBeenCalledTimes(2)
  finish(Buffer.from('card'))
  expect(await first).toBe(await second)
})

test('another card is drawn for another name, and none for the same name', async () => {
  const { machines } = serve()
  vi.mocked(prerenderRelief).mockResolvedValue({} as ReliefDrawing)
  vi.mocked(drawSiteCard).mockImplementation(() => Promise.resolve(Buffer.from('card')))
  const first = await machines.drawCard()
  expect(await machines.drawCard()).toBe(first)
  const content = await readContent(CONTENT)
  const site = { ...content.site, name: 'Ada' }
  vi.mocked(readContent).mockResolvedValueOnce({ ...content, site })
  expect(await machines.drawCard()).not.toBe(first)
  expect(prerenderRelief).toHaveBeenLastCalledWith('Ada')
})

test('modules are loaded again after a change of the content, once', async () => {
  const { machines, watcher, invalidateAll } = serve()
  await machines.describe('/')
  watcher.emit('all', 'change', join(process.cwd(), 'src/about/About.tsx'))
  await machines.describe('/')
  expect(invalidateAll).not.toHaveBeenCalled()
  watcher.emit('all', 'change', join(process.cwd(), CONTENT, 'site.json'))
  await machines.describe('/')
  await machines.describe('/about')
  expect(invalidateAll).toHaveBeenCalledOnce()
})

test('two pages are never described at once, also if one is asked for again while others wait', async () => {
  const { machines, shownBySearch, ssrLoadModule } = serve()
  let running = 0
  let most = 0
  ssrLoadModule.mockImplementation(() => {
    most = Math.max(most, (running += 1))
    return Promise.resolve({ shownBySearch })
  })
  shownBySearch.mockImplementation((title) => {
    running -= 1
    return { title, description: '' }
  })
  const asked = ['/', '/about', '/', '/projects'].map((path) => machines.describe(path))
  const titles = (await Promise.all(asked)).map((shown) => shown?.title)
  expect(titles).toEqual(['/', '/about', '/', '/projects'])
  expect(shownBySearch).toHaveBeenCalledTimes(3)
  expect(most).toBe(1)
})

test('a page that cannot be described does not block the next one', async () => {
  const { machines, shownBySearch } = serve()
  shownBySearch.mockImplementationOnce(() => {
    throw new Error('No page')
  })
  const failing = machines.describe('/')
  const next = machines.describe('/about')
  await expect(failing).rejects.toThrow('No page')
  expect(await next).toHaveProperty('title', '/about')
})
