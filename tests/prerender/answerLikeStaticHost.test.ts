import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preview, type PreviewServer } from 'vite'
import { answerLikeStaticHost } from '../../src/prerender/answerLikeStaticHost'

let root: string
let server: PreviewServer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'host-'))
  await mkdir(join(root, 'dist/about'), { recursive: true })
  for (const file of ['dist/index.html', 'dist/404.html', 'dist/about.html', 'secret.html'])
    await writeFile(join(root, file), file)
  await writeFile(join(root, 'dist/about/index.html'), 'dist/about.html')
  server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [{ name: 'host', configurePreviewServer: answerLikeStaticHost }],
  })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

/** The path is sent as it stands; `fetch` would tidy it. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    const { port } = server.httpServer.address() as AddressInfo
    get({ host: '127.0.0.1', port, path, agent: false, timeout: 20_000 }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => done({ status: response.statusCode, body }))
    })
      .on('timeout', () => fail(new Error(`no answer to ${path}`)))
      .on('error', fail)
  })

describe('the served site', () => {
  test.each([
    ['/', 200, 'dist/index.html'],
    ['/about', 200, 'dist/about.html'],
    ['/about/', 200, 'dist/about.html'],
    ['/about.html', 200, 'dist/about.html'],
    ['/about?page=2', 200, 'dist/about.html'],
    ['/nothing', 404, 'dist/404.html'],
    ['/nothing.html', 404, 'dist/404.html'],
    ['/no/%C3%A6', 404, 'dist/404.html'],
    ['/..%2fsecret.html', 404, 'dist/404.html'],
    ['/../secret.html', 404, 'dist/404.html'],
  ])('answers %s with %i and %s', async (path, status, body) =>
    expect(await ask(path)).toEqual({ status, body }),
  )

  test.each(['/%E0%A4%A/index.html', '/%E0%A4%A', '/about%', '/%00.html', '/%00'])(
    'lives through %s',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
      expect((await ask('/about')).status).toBe(200)
    },
  )
})
