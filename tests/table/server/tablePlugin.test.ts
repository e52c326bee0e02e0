import { readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, resolveConfig, type ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { type AlbumState, TABLE, TOKEN_HEADER, TOKEN_META } from '../../../src/table/contract'
import { tablePlugin } from '../../../src/table/server/tablePlugin'
import { changeContent, fill, makeFolder, makeSite } from '../../darkroom/site'
import { A, ALBUM } from './album'

const FILE = 'src/content/albums/alps2020.json'

/** `npm run dev` on a test site, without the modules of the page. */
async function serve(root: string, host: string | boolean = '127.0.0.1', content = 'src/content') {
  const written = new Map<string, readonly string[]>()
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(makeFolder(), 'vite'),
    server: { host, port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [tablePlugin(join(root, content), { written, memory: new Map() })],
  })
  return { server, written }
}
const htmlOf = (server: ViteDevServer) =>
  server.transformIndexHtml('/', '<html><head></head><body></body></html>')

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** The answer to a request with any headers: `fetch` would not send some of them. */
const ask = (port: number, { path, method = 'GET', headers = {}, body = '' }: Asked) =>
  new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, text, headers: answer.headers }),
        )
      })
      sent.on('upgrade', (answer, socket) => {
        socket.destroy()
        resolve({ status: answer.statusCode!, text: '', headers: answer.headers })
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )

test('an act is on disk when it is answered, and requests of another page, host or program are refused', async () => {
  const root = makeSite({ [FILE]: ALBUM })
  const { server, written } = await serve(root)
  await server.listen()
  try {
    const token = new RegExp(`name="${TOKEN_META}" content="([\\w-]{32})"`).exec(
      await htmlOf(server),
    )![1]!
    const { port } = server.httpServer!.address() as AddressInfo
    const own = `http://127.0.0.1:${port}`
    const headers = {
      [TOKEN_HEADER]: token,
      origin: own,
      host: own.slice('http://'.length),
      'content-type': 'application/json',
    }
    const path = `${TABLE}alps2020`
    const { state } = JSON.parse((await ask(port, { path, headers })).text) as { state: AlbumState }
    const act = { type: 'caption', photo: A, text: 'Off the table' }
    const post = (more: Record<string, string> = {}) =>
      ask(port, {
        path,
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify({ revision: state.revision, act }),
      })
    for (const other of [
      { host: 'evil.example' },
      { origin: 'https://evil.example' },
      { origin: `http://localhost:${port}` },
      { 'content-type': 'text/plain' },
      { [TOKEN_HEADER]: 'x' },
    ])
      expect((await post(other)).status, JSON.stringify(other)).toBe(403)
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(ALBUM)
    expect([...written]).toEqual([])

    expect((await post()).status).toBe(200)
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(ALBUM.replace('Photo a', 'Off the table'))
    const now = readFileSync(join(root, FILE), 'utf8')
    expect([...written]).toEqual([[join(root, FILE), [now]]])
    expect(JSON.parse((await post()).text)).toHaveProperty('conflict')
    expect((await ask(port, { path: `${TABLE}..%2fsite`, headers })).status).toBe(422)

    // During an import, browsers would write an error status to the console each second.
    fill(root, { '.darkroom/lock': '{"pid":1,"started":"0","host":"elsewhere"}\n' })
    expect((await post()).status).toBe(202)
    rmSync(join(root, '.darkroom/lock'))

    const type = { 'content-type': 'application/octet-stream' }
    const put = async (album: string, name: string) => {
      const place = { path: `${TABLE}${album}/${name}`, method: 'PUT', body: '%PDF-1.7' }
      return (await ask(port, { ...place, headers: { ...headers, ...type } })).status
    }
    expect(await put('alps2020', 'notes.pdf')).toBe(200)
    expect(await put('pyrenees', 'notes.pdf')).toBe(422)
    changeContent(root, 'catalog', (catalog) => ({
      ...catalog,
      albums: catalog.albums.map((album) => ({ ...album, path: 'peaks', file: 'alps2020' })),
    }))
    expect(await put('alps2020', 'more.pdf'), 'by id, at another address').toBe(200)
    const renamed = await ask(port, { path: `${TABLE}peaks`, headers })
    expect(
      JSON.parse(renamed.text),
      'the files of an album whose address has changed',
    ).toMatchObject({
      files: expect.arrayContaining([expect.objectContaining({ name: 'more.pdf' })]),
    })
  } finally {
    await server.close()
  }
})

test('a page of another origin can neither read the token nor open a socket', async () => {
  const { server } = await serve(makeSite({ [FILE]: ALBUM }))
  await server.listen()
  try {
    const { port } = server.httpServer!.address() as AddressInfo
    const host = `127.0.0.1:${port}`
    const page = await ask(port, { path: '/', headers: { host, origin: 'http://localhost:3000' } })
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
    expect((await ask(port, { path: '/', headers: { host: 'evil.example' } })).status).toBe(403)
    const socket = (headers: Record<string, string>, path = '/') =>
      ask(port, {
        path,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-protocol': 'vite-hmr',
          ...headers,
        },
      })
    const own = `/?token=${server.config.webSocketToken}`
    expect((await socket({ host, origin: `http://${host}` }, own)).status).toBe(101)
    for (const origin of ['https://evil.example', 'http://localhost:3000'])
      expect((await socket({ host, origin })).status, origin).toBeGreaterThanOrEqual(400)
    const rebound = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
    expect((await socket(rebound, own)).status).toBeGreaterThanOrEqual(400)
  } finally {
    await server.close()
  }
})

test('the light table is not offered to other machines or for content elsewhere', async () => {
  const root = makeSite()
  const others = [
    { host: true, content: 'src/content' },
    { host: '127.0.0.1', content: 'content' },
  ]
  for (const { host, content } of others) {
    const { server } = await serve(root, host, content)
    expect(await htmlOf(server)).not.toContain(TOKEN_META)
    await server.close()
  }
})

test('the light table is only in npm run dev, not in build or preview', async () => {
  const has = async (...asked: Parameters<typeof resolveConfig>) =>
    (await resolveConfig(...asked)).plugins.some(({ name }) => name === 'light-table')
  const plugins = () => ({
    configFile: false as const,
    plugins: [
      tablePlugin(join(makeSite(), 'src/content'), { written: new Map(), memory: new Map() }),
    ],
  })
  expect(await has(plugins(), 'build')).toBe(false)
  expect(await has(plugins(), 'serve', 'production', 'production', true)).toBe(false)
  expect(await has(plugins(), 'serve')).toBe(true)
})
