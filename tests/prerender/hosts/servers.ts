import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { preview } from 'vite'
import { answerLikeStaticHost } from '../../../src/prerender/hosts/answerLikeStaticHost'
import type { HostRules } from '../../../src/prerender/hosts/hostRules'
import { freePort } from '../../listen'

export type Server = { origin: string; stop: () => Promise<void> }

/** A server for the site in `root/dist`, with the files that the build wrote for it. */
type Kind = {
  name: string
  /** Why the server cannot start on this machine, and the remedy; `undefined` if it can. */
  missing: string | undefined
  start: (root: string, rules: HostRules) => Promise<Server>
}

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

type Answer = {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Requests a path exactly as written, while `fetch` would normalise it. */
export const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    const { protocol, hostname, port } = new URL(origin)
    const request = protocol === 'https:' ? tlsRequest : plainRequest
    const options = { host: hostname, port, path, headers, agent: false, timeout: 20_000 }
    request({ ...options, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const encoding = bytes.length > 0 ? response.headers['content-encoding'] : undefined
        const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
        const body = (read ? read(bytes) : bytes).toString()
        done({ status: response.statusCode, headers: response.headers, body })
      })
    })
      .on('timeout', () => fail(new Error(`no answer to ${path}`)))
      .on('error', fail)
      .end()
  })

/** Waits until a started server answers; rejects with its output if the server ends instead. */
async function whenAnswering(child: ChildProcess, origin: string): Promise<Server> {
  let said = ''
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (;;) {
    if (child.exitCode !== null) throw new Error(said)
    const isThere = await ask(origin, '/').then(
      () => true,
      () => false,
    )
    if (isThere) break
    await pause(20)
  }
  return {
    origin,
    stop: () => {
      child.kill()
      return ended
    },
  }
}

/** Replaces all of these texts; throws if one is missing. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`no ${from} in\n${text}`)
    return result.replaceAll(from, to)
  }, text)
}

const npmStart: Kind = {
  name: 'npm start',
  missing: undefined,
  async start(root, rules) {
    const server = await preview({
      root,
      base: `${rules.base}/`,
      configFile: false,
      appType: 'mpa',
      logLevel: 'silent',
      preview: { port: 0, host: '127.0.0.1', cors: false },
      plugins: [
        {
          name: 'host',
          configurePreviewServer: (served) => answerLikeStaticHost(served, rules),
        },
      ],
    })
    const { port } = server.httpServer.address() as AddressInfo
    return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
  },
}

const nginx: Kind = {
  name: 'nginx',
  missing:
    runs('nginx', '-v') && runs('openssl', 'version')
      ? undefined
      : 'nginx is not tried: apt-get install nginx libnginx-mod-http-brotli-static openssl',
  async start(root, { hostname }) {
    const port = await freePort()
    const [key, certificate] = [join(root, 'key.pem'), join(root, 'certificate.pem')]
    const make = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${hostname}`.split(' ')
    spawnSync('openssl', [...make, '-keyout', key, '-out', certificate])
    const site = join(root, 'site.conf')
    const letsencrypt = `/etc/letsencrypt/live/${hostname}`
    await writeFile(
      site,
      replaced(await readFile(join(root, 'dist-hosts/nginx.conf'), 'utf8'), [
        ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
        [`  listen [::]:443 ssl http2;\n`, ''],
        ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
        ['  listen [::]:80;\n', ''],
        [`${letsencrypt}/fullchain.pem`, certificate],
        [`${letsencrypt}/privkey.pem`, key],
        ['/srv/portfolio/dist', join(root, 'dist')],
        ['  server_tokens off;\n', '  server_tokens off;\n  access_log off;\n'],
      ]),
    )
    // Debian's own configuration includes sites in the same way.
    const file = join(root, 'nginx.conf')
    await writeFile(
      file,
      `include /etc/nginx/modules-enabled/*.conf;\nevents {\n}\nhttp {\n  sendfile on;\n  include /etc/nginx/mime.types;\n  default_type application/octet-stream;\n  include ${site};\n}\n`,
    )
    const directives = `daemon off; pid ${join(root, 'nginx.pid')};`
    const args = ['-e', 'stderr', '-c', file, '-g', directives]
    const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    return whenAnswering(child, `https://127.0.0.1:${port}`)
  },
}

const caddy: Kind = {
  name: 'Caddy',
  missing: runs('caddy', 'version') ? undefined : 'Caddy is not tried: apt-get install caddy',
  async start(root) {
    const origin = `http://127.0.0.1:${await freePort()}`
    const file = join(root, 'dist-hosts/Caddyfile')
    const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        HOME: root,
        XDG_DATA_HOME: root,
        XDG_CONFIG_HOME: root,
        CADDY_ADMIN: 'off',
        SITE_ADDRESS: origin,
        SITE_ROOT: join(root, 'dist'),
      },
    })
    return whenAnswering(child, origin)
  },
}

export const KINDS: readonly Kind[] = [npmStart, nginx, caddy]
