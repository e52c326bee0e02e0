/**
 * npm run bench:search: builds a site of 10,000 photographs with captions in six scripts. Measures the
 * bytes fetched before the first pictures, and the delay of answers at a quarter of the processor's speed.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { SELECT } from '../src/document'
import { seeded } from '../tests/random'
import { findBrowser } from '../tools/browser'
import { temporaryFolder } from '../tools/temporaryFolder'
import { makeContent, numbered, ownersPhotos } from './library'
import { median } from './measure'
import { serve } from './serve'

const PHOTOGRAPHS = Number(process.argv[2] ?? 10_000)
const PER_ALBUM = 110
const SLOW_DOWN = 4
/** Syllables by script. They are joined to thousands of different words. */
const SYLLABLES: Record<string, { parts: string; joined: string }> = {
  Latin: {
    parts:
      'mor ning cliff red lake shore wind fell stone grass light north har bour tide gull fog ridge',
    joined: ' ',
  },
  German: {
    parts:
      'Rechen zentrums betrieb Wasser Berg Morgen Licht Abend Küsten Straßen Nebel Wald Fels Ufer',
    joined: ' ',
  },
  Greek: { parts: 'θά λασ σα βου νό ουρα νός ήλι ος φως νη σί κύ μα άνε μος', joined: ' ' },
  Arabic: { parts: 'بحر جبل شمس غروب نور ريح سماء ماء صخر ليل', joined: ' ' },
  Japanese: { parts: '富 士 山 紅 葉 海 朝 夕 光 雪 空 月 湖 川 花 の と から', joined: '' },
  Thai: { parts: 'ทะ เล ภู เขา แสง เช้า เย็น ฟ้า น้ำ ตก หมอก ดาว', joined: '' },
}
const QUERIES = [
  'lake',
  'lakered windfell',
  'betrieb',
  'θάλασ',
  'بحر',
  '紅葉',
  'ทะเล',
  'camera',
  'mo',
  'the',
]

const random = seeded(10)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.6 * list.length)]!

function caption(): string {
  const { parts, joined } = pick(Object.values(SYLLABLES))
  const syllables = parts.split(' ')
  const word = () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(syllables)).join('')
  const words = Array.from({ length: 3 + Math.floor(random() * 5) }, word)
  return `${joined && random() < 0.3 ? 'the ' : ''}${words.join(joined)}`
}

const place = temporaryFolder('search-')
const [content, out] = [join(place, 'content'), join(place, 'dist')]
const owners = await ownersPhotos()
const albums = Array.from({ length: Math.ceil(PHOTOGRAPHS / PER_ALBUM) }, (_, a) => ({
  id: `album-${a + 1}`,
  name: `Album ${a + 1}`,
  count: Math.min(PER_ALBUM, PHOTOGRAPHS - a * PER_ALBUM),
  photo: (n: number) => {
    const owner = owners[(a + n * 7) % owners.length]!
    const id = (a * PER_ALBUM + n + 1).toString(16).padStart(12, '0')
    const capture = {
      ...owner.capture,
      camera: pick(['Coast Camera', 'Field Camera II', 'Old Camera']),
    }
    // Each picture is unique, because the site shows equal ones only once.
    return {
      ...owner,
      id,
      src: `https://photos.example.org/${numbered(a)}/${id}-1600.avif`,
      alt: caption(),
      capture,
    }
  },
}))
makeContent(content, albums, false)
const catalogFile = join(content, 'catalog.json')
const catalog = JSON.parse(readFileSync(catalogFile, 'utf8')) as { albums: { year: number }[] }
for (const [i, album] of catalog.albums.entries()) album.year = 2026 - (i % 20)
writeFileSync(catalogFile, JSON.stringify(catalog))
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
  {
    env: { ...process.env, CONTENT: content, OUT_DIR: out, BUILD_CACHE: join(place, 'cache') },
    stdio: 'inherit',
  },
)
if (built.status !== 0) throw new Error('the site does not build')

const files = join(out, 'assets/search')
const [folder = ''] = readdirSync(files)
const packed = readdirSync(join(files, folder)).filter((file) => file.endsWith('.br'))
const sizes = (kind: string) =>
  packed
    .filter((file) => file.startsWith(kind))
    .map((file) => statSync(join(files, folder, file)).size)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
for (const kind of ['words', 'photos']) {
  const own = sizes(kind)
  const sum = own.reduce((total, size) => total + size, 0)
  console.log(
    `${own.length} files of ${kind}, ${kilobytes(sum)} kB; the largest ${kilobytes(Math.max(...own))} kB`,
  )
}

const { origin, server } = await serve(out, {})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu'],
})

/** ms from the last key to the first frame with the answer, without the pause that waits for more keys. */
async function answerTime(page: Page, query: string, intro: string): Promise<number> {
  await page.locator(SELECT['search-field']).fill('')
  await expect(page.locator(SELECT['search-status'])).toHaveText(intro)
  return page.evaluate(
    async ({ text, FIELD, STATUS }) => {
      const field = document.querySelector<HTMLInputElement>(FIELD)!
      const status = document.querySelector(STATUS)!
      const before = status.textContent
      // oxlint-disable-next-line typescript/unbound-method -- called on the field below
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      // The pause of the page after a key.
      const wait = setTimeout.bind(window)
      let waited = 0
      window.setTimeout = ((act: () => void, ms?: number) =>
        wait(() => {
          if (ms === 120) waited = performance.now()
          act()
        }, ms)) as typeof setTimeout
      set.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      while (status.textContent === before && !document.querySelector('h2 + p b'))
        await new Promise(requestAnimationFrame)
      const answered = performance.now()
      window.setTimeout = wait
      return answered - waited
    },
    { text: query, FIELD: SELECT['search-field'], STATUS: SELECT['search-status'] },
  )
}

console.log(
  '| words | found | kB before the pictures | of them code | first ms | again ms |\n|---|---:|---:|---:|---:|---:|',
)
for (const query of QUERIES) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('https://photos.example.org/**', (route) => route.abort())
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sizesOf = new Map<string, number>()
  const urls = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, response.url),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizesOf.set(urls.get(requestId) ?? '', encodedDataLength),
  )
  await page.goto(`${origin}/photography`, { waitUntil: 'networkidle' })
  sizesOf.clear()
  await page.keyboard.press('/')
  await page.locator(SELECT['search-index']).waitFor()
  await page.waitForLoadState('networkidle')
  const intro = (await page.locator(SELECT['search-status']).textContent())!
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const first = await answerTime(page, query, intro)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The photographs' files follow the answer and are counted too.
  await page.locator(`${SELECT.tiles} a`).first().waitFor()
  const bytes = (test: RegExp) =>
    [...sizesOf].filter(([url]) => test.test(url)).reduce((sum, [, size]) => sum + size, 0)
  const found = await page
    .locator(SELECT['search-status'])
    .textContent()
    .catch(() => '')
  const [all, code] = [bytes(/\.(js|json)$/), bytes(/\.js$/)]
  // With blanks at its end it is a new query, whose files are there already.
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const again: number[] = []
  for (let n = 1; n <= 5; n++) again.push(await answerTime(page, query + ' '.repeat(n), intro))
  console.log(
    `| ${query} | ${/\d[\d,]*/.exec(found ?? '')?.[0] ?? 0} | ${kilobytes(all)} | ${kilobytes(code)} | ${first.toFixed(0)} | ${median(again).toFixed(0)} |`,
  )
  await page.close()
}
await browser.close()
server.close()
