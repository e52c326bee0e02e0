import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../listen.ts'
import { isTimingNoise } from '../timingNoise.ts'
import { DESKTOP, type Engine, type Key, IDLE_TIMEOUT, type Tab, type Visitor } from './engine.ts'

/** Where WebKit's parts are on this machine. */
type WebKitPaths = { driver: string; browser: string; display: string }

/** WebDriver's codes for keys without a character. */
const KEYS: Record<Key, string> = {
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** Without it, GTK lets no window be narrower than 447 px. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }'

const started = new Set<ChildProcess>()
const end = (child: ChildProcess) => {
  started.delete(child)
  try {
    // With its own child processes.
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
process.once('exit', () => started.forEach(end))

/** Starts a program in a group of its own. */
function start(command: string, args: string[], env: NodeJS.ProcessEnv, pipes: number[] = []) {
  const stdio = [0, 1, 2, 3].map((n) => (pipes.includes(n) ? 'pipe' : 'ignore'))
  const child = spawn(command, args, { env, detached: true, stdio: stdio as 'pipe'[] })
  started.add(child)
  return child
}

/** Starts a virtual display and resolves with its name. */
async function startDisplay(command: string): Promise<{ name: string; display: ChildProcess }> {
  // Without -noreset it resets when its last window closes, and the next window may find none.
  const args = ['-displayfd', '3', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp', '-noreset']
  const display = start(command, args, process.env, [3])
  const name = await new Promise<string>((resolve, reject) => {
    ;(display.stdio[3] as Readable).once('data', (number) => resolve(`:${String(number).trim()}`))
    display.once('error', reject)
    display.once('exit', () => reject(new Error(`${command} has ended`)))
  })
  return { name, display }
}

/** The folders and the environment of one visitor: nothing cached, nothing stored. */
async function homeOf({ prefersReducedMotion }: Visitor, display: string) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const config = join(folder, 'config/gtk-3.0')
  await mkdir(config, { recursive: true })
  await writeFile(join(config, 'gtk.css'), NARROW)
  const settings = [
    '[Settings]',
    `gtk-enable-animations=${prefersReducedMotion ? 0 : 1}`,
    'gtk-application-prefer-dark-theme=0',
  ]
  await writeFile(join(config, 'settings.ini'), settings.join('\n'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    // Its sandbox does not start as root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  }
  return { env, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

/** Speaks WebDriver to a port. Rejects with what the driver says. */
function talkTo(port: number): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(2 * IDLE_TIMEOUT),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

async function startDriver(command: string, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const driver = start(command, [`--port=${port}`, '--host=127.0.0.1'], env)
  const ask = talkTo(port)
  for (let left = IDLE_TIMEOUT; ; left -= 50) {
    try {
      await ask('GET', '/status')
      return { driver, ask }
    } catch (error) {
      if (left <= 0 || driver.exitCode !== null) throw error
      await wait(50)
    }
  }
}

function tabOf(ask: Ask, session: string, close: () => Promise<void>): Tab {
  const say = <T>(path: string, body: object) => ask<T>('POST', `${session}${path}`, body)
  const mouse = (actions: object[]) =>
    say<void>('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  })
  const tab: Tab = {
    open: (url) => say('/url', { url }),
    evaluate: (read, ...args) =>
      say('/execute/sync', { script: `return (${String(read)}).apply(null, arguments)`, args }),
    point: (x, y) => mouse([move(x, y)]),
    click: (x, y) =>
      mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    press: (key) =>
      say('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })),
          },
        ],
      }),
    resize: async (width, height) => {
      const inner = () => tab.evaluate(() => [window.innerWidth, window.innerHeight] as const)
      const frame = { width, height }
      let isSeen = false
      // The window also has a toolbar, whose height is known only once it is drawn.
      for (let left = 40; left > 0; left--) {
        if (!isSeen) await say('/window/rect', { x: 0, y: 0, ...frame })
        const [w, h] = await inner()
        const isThere = w === width && h === height
        // The size may still be changing.
        if (isThere && isSeen) return
        isSeen = isThere
        // The page may still report its former size. A window is never smaller than its page.
        frame.width = Math.max(width, frame.width + width - w)
        frame.height = Math.max(height, frame.height + height - h)
      }
      throw new Error(`The window does not take ${width} by ${height}: ${String(await inner())}`)
    },
    close,
  }
  return tab
}

/** WebKit in a window of GTK, on a display of its own. */
export function openWebKit(paths: WebKitPaths): Engine {
  let display: ReturnType<typeof startDisplay> | undefined
  const home = async (visitor: Visitor) => {
    display ??= startDisplay(paths.display)
    return homeOf(visitor, (await display).name)
  }
  return {
    visit: async (visitor = {}) => {
      const { env, remove } = await home(visitor)
      const { driver, ask } = await startDriver(paths.driver, env).catch(async (error) => {
        await remove()
        throw error
      })
      const args = [
        '--automation',
        ...(visitor.isPlain ? ['--enable-javascript=0'] : []),
        ...(visitor.isForgetful ? ['--enable-html5-local-storage=0'] : []),
      ]
      const alwaysMatch = { 'webkitgtk:browserOptions': { binary: paths.browser, args } }
      try {
        const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
          capabilities: { alwaysMatch },
        })
        const session = `/session/${sessionId}`
        const tab = tabOf(ask, session, async () => {
          await ask('DELETE', session).catch(() => {})
          end(driver)
          await remove()
        })
        const { width = DESKTOP.width, height = DESKTOP.height } = visitor
        await tab.resize(width, height)
        return tab
      } catch (error) {
        end(driver)
        await remove()
        throw error
      }
    },
    // WebDriver has no access to the console.
    hear: async (url, last) => {
      const { env, remove } = await home({})
      const say = '--enable-write-console-messages-to-stdout=true'
      const browser = start('stdbuf', ['-oL', paths.browser, say, url], env, [1, 2])
      let said = ''
      try {
        await new Promise<void>((resolve, reject) => {
          browser.once('error', reject)
          browser.once('exit', () => reject(new Error(`The browser has ended. ${said}`)))
          const silent = () => reject(new Error(`Nothing said '${last}' in the console. ${said}`))
          const timer = setTimeout(silent, IDLE_TIMEOUT)
          const hear = (chunk: Buffer) => {
            said += chunk.toString()
            if (!said.includes(last)) return
            clearTimeout(timer)
            resolve()
          }
          browser.stdout.on('data', hear)
          browser.stderr.on('data', hear)
        })
      } finally {
        end(browser)
        await remove()
      }
      return said
        .split('\n')
        .filter((line) => /\bCONSOLE (\w+ )?(ERROR|WARN)/.test(line))
        .filter((line) => !isTimingNoise(line))
    },
    close: async () => {
      if (display) end((await display).display)
    },
  }
}
