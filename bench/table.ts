/**
 * npm run bench:table: measures the light table on an album of 1,000 photographs: how much later than the
 * page it opens, how long a caption takes to reach the disk, and the share of dropped frames while dragging
 * photographs at a quarter of the processor's speed.
 */
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { type AlbumJson, formatAlbum } from '../src/darkroom/album/albumFile'
import { SELECT } from '../src/document'
import { TABLE } from '../src/table/contract'
import { findBrowser } from '../tools/browser'
import { temporaryFolder } from '../tools/temporaryFolder'
import { makeContent, numbered, ownersPhotos } from './library'
import { median } from './measure'
import { startVite } from './startVite'

const COUNT = 1000
const SLOW_DOWN = 4
const ROUNDS = 5
/** ms per frame */
const FRAME = 1000 / 60

const place = temporaryFolder('table-')
const content = join(place, 'src/content')
mkdirSync(join(place, 'src'))
const owners = await ownersPhotos()
makeContent(content, [
  {
    id: 'thousand',
    name: 'A thousand',
    count: COUNT,
    photo: (n) => ({ ...owners[(n * 7) % owners.length]!, id: numbered(n + 1) }),
  },
])
// In the darkroom's format.
const file = join(content, 'albums/thousand.json')
writeFileSync(file, formatAlbum(JSON.parse(readFileSync(file, 'utf8')) as AlbumJson))
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu'],
})
const server = await startVite(['--mode', 'table'], {
  CONTENT: content,
  DEV_CACHE: join(place, 'vite'),
})
const address = `${server.origin}/photography/landscape/thousand`

const toolbar = (page: Page) => page.getByRole('toolbar')
const frame = '[data-shot] [data-frame]'

/** ms of a fixed piece of work in the page. Where it takes longer, all figures are higher. */
const working = (page: Page) =>
  page.evaluate(() => {
    const began = performance.now()
    let sum = 0
    for (let i = 0; i < 2e8; i++) sum += i % 7
    return sum && performance.now() - began
  })

/** ms from pressing Edit to the frame that shows the table. */
const opening = (page: Page) =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Edit',
    )!
    const began = performance.now()
    button.click()
    while (!document.querySelector('[role=toolbar]')) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })

/** ms from Enter in a caption until its file has it, and until the page has the answer. */
async function writing(page: Page, text: string): Promise<[disk: number, answer: number]> {
  await page.locator(frame).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  const began = await page.evaluateHandle(() => {
    const times: number[] = []
    const note = ({ timeStamp }: Event) => times.push(performance.timeOrigin + timeStamp)
    addEventListener('keydown', note, { once: true, capture: true })
    return times
  })
  const written = new Promise<number>((resolve) => {
    const watcher = watch(dirname(file), (_, name) => {
      const now = performance.timeOrigin + performance.now()
      if (name !== basename(file) || !readFileSync(file, 'utf8').includes(text)) return
      watcher.close()
      resolve(now)
    })
  })
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes(TABLE) && one.request().method() === 'POST'),
    page.keyboard.press('Enter'),
  ])
  await answer.finished()
  const { startTime, responseEnd } = answer.request().timing()
  await page.keyboard.press('Escape')
  const [pressed] = await began.jsonValue()
  return [(await written) - pressed!, startTime + responseEnd - pressed!]
}

/** The share of frames dropped during an action, with the processor slowed down. */
async function droppedIn(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const times = await page.evaluateHandle(() => {
    const noted = { seen: [] as number[], frame: 0 }
    noted.frame = requestAnimationFrame(function note(now) {
      noted.seen.push(now)
      noted.frame = requestAnimationFrame(note)
    })
    return noted
  })
  await act()
  // Stopped, because otherwise each measurement would run in the frames of the next one.
  const seen = await times.evaluate((noted) => {
    cancelAnimationFrame(noted.frame)
    return noted.seen
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const dropped = seen
    .slice(1)
    .reduce((sum, now, i) => sum + Math.max(0, Math.round((now - seen[i]!) / FRAME) - 1), 0)
  return dropped / (dropped + seen.length - 1)
}

const scrolledBy = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-light-table] main')!.scrollTop)

/** Drags a photograph back and forth `y` px from the top. */
async function dragging(page: Page, y: (n: number) => number): Promise<number> {
  const { width } = page.viewportSize()!
  const box = (await page.locator(frame).nth(2).boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 })
  const share = await droppedIn(page, async () => {
    for (let n = 0; n < 240; n++)
      await page.mouse.move(width * (0.3 + 0.4 * Math.abs(Math.sin(n / 10))), y(n))
  })
  // Chromium scrolls on after a drag that Playwright ends at the edge of a scroller.
  await page.mouse.move(width / 2, 400)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return share
}

/** Scrolls the table by the wheel without dragging, to measure the browser's own cost. */
async function scrolling(page: Page): Promise<number> {
  const [before, steps, step] = [await scrolledBy(page), 240, 15]
  const share = await droppedIn(page, async () => {
    await page.mouse.move(700, 400)
    for (let n = 0; n < steps; n++) await page.mouse.wheel(0, step)
  })
  // Up to a few rows: the browser holds the view in place when rows above it get another height.
  const more = (await scrolledBy(page)) - before - steps * step
  if (Math.abs(more) > 300) throw new Error(`Something else scrolled the table by ${more} px.`)
  return share
}

const [worked, opened, onDisk, answered, inView, down, alone] = Array.from(
  { length: 7 },
  (): number[] => [],
)
for (let n = 0; n < ROUNDS; n++) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // tsx wraps functions that are sent to the page in calls of this.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(address, { waitUntil: 'networkidle' })
  // A visitor's first action draws the rest of the album. That is not the table's work.
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(
    ({ tiles, count }) => document.querySelectorAll(tiles).length === count,
    { tiles: SELECT.tile, count: COUNT },
  )
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
  const work = await working(page)
  // In the first round Vite prepares files for the later ones.
  const took = await opening(page)
  await toolbar(page).waitFor()
  const [disk, answer] = await writing(page, `Caption ${n}`)
  const { y, height } = (await page.locator('[data-light-table] main').boundingBox())!
  const dragged = await dragging(page, (i) => 200 + 150 * Math.abs(Math.sin(i / 25)))
  // Here the table scrolls. Within 20 px of the edge, Chromium would scroll it too.
  const draggedDown = await dragging(page, () => y + height - 24)
  if ((await scrolledBy(page)) < 500) throw new Error('The table hardly scrolled.')
  const scrolled = await scrolling(page)
  if (n) {
    worked!.push(work)
    opened!.push(took)
    onDisk!.push(disk)
    answered!.push(answer)
    inView!.push(dragged * 100)
    down!.push(draggedDown * 100)
    alone!.push(scrolled * 100)
  }
  await page.close()
}
console.log('| 1,000 photographs | median | worst |\n|---|---:|---:|')
for (const [name, values, digits] of [
  ['200 million additions on this machine, ms', worked!, 0],
  ['editing opens, ms', opened!, 0],
  ['a caption is on disk, ms', onDisk!, 0],
  ['the page has the answer, ms', answered!, 0],
  [`frames dropped ${SLOW_DOWN} times slower, %, while dragging`, inView!, 1],
  ['while dragging where the table scrolls', down!, 1],
  ['while scrolling alone', alone!, 1],
] as const)
  console.log(
    `| ${name} | ${median(values).toFixed(digits)} | ${Math.max(...values).toFixed(digits)} |`,
  )
await browser.close()
await server.stop()
