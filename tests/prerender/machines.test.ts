import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { createMachines } from '../../src/prerender/machines'

const CONTENT = 'tests/fixtures/content'

/** A server that renders nothing, and what is asked of it. */
function serve() {
  const watcher = new EventEmitter()
  const invalidateAll = vi.fn<() => void>()
  const render = vi.fn((path: string) => Promise.resolve({ html: path }))
  const ssrLoadModule = () => Promise.resolve({ render })
  const server = {
    watcher,
    environments: { ssr: { moduleGraph: { invalidateAll } } },
    ssrLoadModule,
  }
  return {
    watcher,
    invalidateAll,
    render,
    machines: createMachines(server as unknown as ViteDevServer, CONTENT),
  }
}

test('renders that wait are one, and each path gets its own', async () => {
  const { machines, render } = serve()
  const first = machines.render('/')
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce())
  await first
  const asked = [machines.render('/'), machines.render('/'), machines.render('/about')]
  expect(await Promise.all(asked)).toEqual(['/', '/', '/about'])
  expect(render).toHaveBeenCalledTimes(3)
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

test('a render that fails does not keep the next one from its turn', async () => {
  const { machines, render } = serve()
  render.mockRejectedValueOnce(new Error('No page'))
  const failing = machines.render('/')
  const next = machines.render('/about')
  await expect(failing).rejects.toThrow('No page')
  expect(await next).toBe('/about')
})
