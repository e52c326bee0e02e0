import { type Browser, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { DESKTOP, type Engine, IDLE_TIMEOUT, type Tab, type Visitor } from './engine.ts'

/** How one browser is set up for its visitor. */
type Kind = {
  /** Settings for its launch. */
  launching: (visitor: Visitor) => LaunchOptions
  /** Settings for an open page. */
  prepare: (page: Page, visitor: Visitor) => Promise<unknown>
}

function chromium(executablePath: string): Kind {
  // Without a mouse nothing hovers.
  const mouse =
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
  const args = ['--no-sandbox', '--disable-gpu', `--blink-settings=${mouse}`]
  return {
    launching: () => ({ executablePath, headless: 'shell', args }),
    prepare: async (page, { prefersReducedMotion, isPlain, isForgetful }) => {
      await page.emulateMediaFeatures([
        {
          name: 'prefers-reduced-motion',
          value: prefersReducedMotion ? 'reduce' : 'no-preference',
        },
        { name: 'prefers-color-scheme', value: 'light' },
      ])
      await page.setJavaScriptEnabled(!isPlain)
      if (isForgetful)
        await page.evaluateOnNewDocument(() => {
          const get = () => {
            throw new DOMException('Forbidden', 'SecurityError')
          }
          Object.defineProperty(window, 'localStorage', { get })
        })
    },
  }
}

function firefox(executablePath: string): Kind {
  return {
    launching: ({ prefersReducedMotion, isPlain, isForgetful }) => ({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        // Without a mouse nothing hovers.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        'ui.prefersReducedMotion': prefersReducedMotion ? 1 : 0,
        'layout.css.prefers-color-scheme.content-override': 1,
        'javascript.enabled': !isPlain,
        ...(isForgetful ? { 'network.cookie.cookieBehavior': 2 } : {}),
      },
    }),
    prepare: async () => {},
  }
}

/** The errors and warnings in the console of a page until it logs `end`. */
function listen(page: Page, end: string): Promise<string[]> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`))
  return new Promise((resolve, reject) => {
    const silent = () =>
      reject(new Error(`Nothing said '${end}' in the console. ${heard.join('\n')}`))
    const timer = setTimeout(silent, IDLE_TIMEOUT)
    page.on('console', (message) => {
      const kind = message.type()
      if (kind === 'error' || kind === 'warn') heard.push(`${kind}: ${message.text()}`)
      if (message.text() !== end) return
      clearTimeout(timer)
      resolve(heard)
    })
  })
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: IDLE_TIMEOUT })),
    evaluate: (read, ...args) => page.evaluate(read as never, ...args),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  }
}

/** A browser driven by puppeteer, started once for each kind of visitor. */
function puppeteerEngine({ launching, prepare }: Kind): Engine {
  const browsers = new Map<string, Promise<Browser>>()
  const open = async (visitor: Visitor) => {
    const options: LaunchOptions = { ...launching(visitor), timeout: 2 * IDLE_TIMEOUT }
    const key = JSON.stringify(options)
    const browser = browsers.get(key) ?? launch(options)
    browsers.set(key, browser)
    // A new context shares no cache. In Firefox's first tab, keys do not reach the page.
    const context = await (await browser).createBrowserContext()
    const page = await context.newPage()
    const { width = DESKTOP.width, height = DESKTOP.height } = visitor
    await page.setViewport({ width, height })
    await prepare(page, visitor)
    return { page, close: () => context.close() }
  }
  return {
    visit: async (visitor = {}) => {
      const { page, close } = await open(visitor)
      return tabOf(page, close)
    },
    hear: async (url, end) => {
      const { page, close } = await open({})
      try {
        const heard = listen(page, end)
        await Promise.all([heard, page.goto(url, { timeout: IDLE_TIMEOUT })])
        return await heard
      } finally {
        await close()
      }
    },
    close: async () => {
      const started = await Promise.allSettled(browsers.values())
      await Promise.all(started.map(async (s) => s.status === 'fulfilled' && s.value.close()))
    },
  }
}

/** @param executablePath where the browser is */
export const openChromium = (executablePath: string) => puppeteerEngine(chromium(executablePath))
export const openFirefox = (executablePath: string) => puppeteerEngine(firefox(executablePath))
