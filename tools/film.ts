import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { findBrowser } from './browser.ts'

/** `npm run build && npm run film` films the built site for the README. On a busy machine it stutters. */

const FILE = 'docs/film.webp'
/** px */
const SIZE = { width: 1200, height: 750 }
const SHOWN = { width: 800, height: 500 }
/** ms; the least time between two pictures of the film */
const STEP = 90

/** A visitor's actions: the pressed link or key, and how long the film stays after it, in ms. */
const VISIT = [
  { press: 'a[href="/photography"]', stay: 1600 },
  { press: 'a[href="/photography/landscape"]', stay: 1500 },
  { press: '[data-item=cover] a', stay: 2000 },
  { press: '[data-item=tile] a', stay: 1600 },
  { key: 'ArrowRight', stay: 1100 },
  { key: 'ArrowRight', stay: 1100 },
  { key: 'Escape', stay: 1300 },
]
const HOME_STAYS = 4500

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
const browser = await chromium.launch({ executablePath: await findBrowser(true) })
const page = await browser.newPage({ viewport: SIZE })
const devtools = await page.context().newCDPSession(page)

const shots: { at: number; data: string }[] = []
devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
  shots.push({ at: metadata.timestamp! * 1000, data })
  void devtools.send('Page.screencastFrameAck', { sessionId })
})
await page.goto(server.resolvedUrls!.local[0]!)
await devtools.send('Page.startScreencast', {
  format: 'jpeg',
  quality: 95,
  maxWidth: SHOWN.width,
  maxHeight: SHOWN.height,
})
await page.waitForTimeout(HOME_STAYS)
for (const { press, key, stay } of VISIT) {
  if (press) await page.locator(press).first().dispatchEvent('click')
  if (key) await page.keyboard.press(key)
  await page.waitForTimeout(stay)
}
await devtools.send('Page.stopScreencast')
await browser.close()
await server.close()

const frames = shots.filter(
  ({ at }, i) => i === 0 || Math.floor(at / STEP) !== Math.floor(shots[i - 1]!.at / STEP),
)
const delay = frames.map(({ at }, i) =>
  Math.max(20, Math.round((frames[i + 1]?.at ?? at + 1500) - at)),
)
const pictures = await Promise.all(
  frames.map(({ data }) => sharp(Buffer.from(data, 'base64')).resize(SHOWN).png().toBuffer()),
)
const { size } = await sharp(pictures, { join: { animated: true } })
  .webp({ quality: 65, effort: 5, delay, loop: 0 })
  .toFile(FILE)
console.log(`${FILE}: ${frames.length} pictures, ${size} bytes`)
