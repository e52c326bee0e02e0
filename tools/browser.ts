import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/** Where operating systems keep a Chromium. */
const SYSTEM: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    `${process.env['PROGRAMFILES']}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
}

/** The path of a browser that starts. Without a path, tries Playwright's own. */
async function starts(executablePath?: string): Promise<string | undefined> {
  if (executablePath && !existsSync(executablePath)) return undefined
  try {
    const options = executablePath ? { executablePath } : {}
    // By IP address: a minimal system may not resolve localhost.
    const server = await chromium.launchServer({ host: '127.0.0.1', ...options })
    const { spawnfile } = server.process()
    await server.close()
    return spawnfile
  } catch {
    return undefined
  }
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

/** Unpacks into the temporary folder, together with the libraries for minimal systems. */
const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

const FONTS =
  '<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir prefix="relative">fonts</dir></fontconfig>'

/**
 * The browser from a package (Linux on x64). It contains the libraries and the font that minimal systems
 * lack. The environment of this process and its children then points to them.
 */
async function packed(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const description = 'node_modules/@sparticuz/chromium/package.json'
  if (!existsSync(description)) return undefined
  const { version } = JSON.parse(await readFile(description, 'utf8')) as { version: string }
  const folder = resolve(`node_modules/.cache/chromium-${version}`)
  if (!existsSync(folder)) {
    // Moved in one step, so that an existing browser is always complete.
    const aside = `${folder}-${process.pid}`
    await mkdir(aside, { recursive: true })
    const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
    const args = ['--input-type=module', '--eval', UNPACK]
    if (spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0) {
      await writeFile(join(aside, 'fonts.conf'), FONTS)
      // Another command may have been faster.
      await rename(aside, folder).catch(() => {})
    }
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(folder)) return undefined
  }
  // Without a font all text has no width.
  process.env.FONTCONFIG_FILE ??= join(folder, 'fonts.conf')
  const path = join(folder, 'chromium')
  const found = await starts(path)
  if (found) return found
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':')
  return starts(path)
}

async function installed(): Promise<string | undefined> {
  for (const path of SYSTEM[process.platform] ?? []) {
    const found = await starts(path)
    if (found) return found
  }
  return starts()
}

/**
 * The path of a Chromium for tests and benchmarks on a machine with only Node and npm. Tries CHROME_PATH,
 * the system's, Playwright's and the packed browser; then installs one.
 * @param isPinned prefer the packed browser, which is the same everywhere
 */
export async function findBrowser(isPinned = false): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const [first, second] = isPinned ? [packed, installed] : [installed, packed]
  let found = (await first()) ?? (await second())
  if (!found && run('npx', 'playwright', 'install', 'chromium-headless-shell'))
    found = await starts()
  if (!found && process.getuid?.() === 0 && run('apt-get', 'update'))
    if (run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium'))
      found = await starts('/usr/bin/chromium')
  if (!found) throw new Error('No browser: set CHROME_PATH to a Chromium or Chrome')
  // Child processes need not search again.
  process.env.CHROME_PATH = found
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await findBrowser())
