import { existsSync } from 'node:fs'
import { findBrowser } from '../../tools/browser.ts'
import type { Engine } from './engine.ts'
import { openChromium, openFirefox } from './puppeteerEngine.ts'
import { openWebKit } from './webkitEngine.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** One of the three engines under test. */
type Found = {
  /** Opens it; `undefined` if this machine does not have it. */
  open: (() => Promise<Engine>) | undefined
  /** How to install it. */
  remedy: string
}

const there = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

const { FIREFOX_PATH } = process.env
const firefox = there(
  FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
)

const driver = there('/usr/bin/WebKitWebDriver')
const display = there('/usr/bin/Xvfb')
const browser = there(
  ...['x86_64', 'aarch64'].flatMap((processor) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1'].map(
      (kind) => `/usr/lib/${processor}-linux-gnu/${kind}/MiniBrowser`,
    ),
  ),
)

/** Every engine, and whether this machine has it. */
export const ENGINES: Record<EngineName, Found> = {
  chromium: {
    open: async () => openChromium(await findBrowser(true)),
    remedy: 'set CHROME_PATH to a Chromium or Chrome',
  },
  firefox: {
    open: firefox ? async () => openFirefox(firefox) : undefined,
    remedy: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  },
  webkit: {
    open:
      driver && display && browser
        ? async () => openWebKit({ driver, display, browser })
        : undefined,
    remedy: 'apt-get install webkit2gtk-driver xvfb',
  },
}
