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

/** A server that renders nothing, and what is asked of it. */
function serve() {
  const watcher = new EventEmitter()
  const invalidateAll = vi.fn<() => void>()
  const render = vi.fn((path: string) => Promise.resolve({ html: path }))
  const ssrLoadModule = vi.fn(() => Promise.resolve({ render }))
  const server = {
    watcher,
    environments: { ssr: { moduleGraph: { invalidateAll } } },
    ssrLoadModule,
  }
  return {
    watcher,
    invalidateAll,
    render,
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

test('modules are loaded again after a change of the content, once', async () => {
  const { machines, watcher, invalidateAll } = serve()
  await machines.render('/')
  watcher.emit('all', 'change', join(process.cwd(), 'src/about/About.tsx'))
  await machines.render('/')
  expect(invalidateAll).not.toHaveBeenCalled()
  watcher.emit('all', 'change', join(process.cwd(), CONTENT, 'site.json'))
  await machines.render('/')
  await machines.render('/about')
  expect(invalidateAll).toHaveBeenCalledOnce()
})

test('two renders never run at once, also if one path is asked for again while others wait', async () => {
  const { machines, render, ssrLoadModule } = serve()
  let running = 0
  let most = 0
  ssrLoadModule.mockImplementation(() => {
    most = Math.max(most, (running += 1))
    return Promise.resolve({ render })
  })
  render.mockImplementation((path) => {
    running -= 1
    return Promise.resolve({ html: path })
  })
  const asked = ['/', '/about', '/', '/projects'].map((path) => machines.render(path))
  expect(await Promise.all(asked)).toEqual(['/', '/about', '/', '/projects'])
  expect(render).toHaveBeenCalledTimes(3)
  expect(most).toBe(1)
})

test('a failed render does not block the next one', async () => {
  const { machines, render } = serve()
  render.mockRejectedValueOnce(new Error('No page'))
  const failing = machines.render('/')
  const next = machines.render('/about')
  await expect(failing).rejects.toThrow('No page')
  expect(await next).toBe('/about')
})
