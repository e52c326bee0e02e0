import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { makePublicFolder } from '../../fixtures/publicFolder.ts'
import { freePort } from '../../listen.ts'
import { BUILT } from '../../site/built.ts'
import { appRuns, expect, test as base } from '../../site/test.ts'

/** Inside the checkout, or the server would not serve its pictures; ignored by git. */
const FOLDER = '.cache/table-tests'

/** A site that is being edited: `npm run dev` on a copy of the tests' own content. */
class WrittenSite {
  readonly folder: string
  readonly origin: string
  readonly #port: number
  #server: ReturnType<typeof spawn> | undefined
  constructor(folder: string, port: number) {
    this.folder = folder
    this.origin = `http://127.0.0.1:${port}`
    this.#port = port
  }
  async start(): Promise<void> {
    const args = [
      '--mode',
      'table',
      '--strictPort',
      '--host',
      '127.0.0.1',
      '--port',
      String(this.#port),
    ]
    const env = {
      ...process.env,
      CONTENT: join(this.folder, 'src/content'),
      PUBLIC_DIR: join(this.folder, 'public'),
      // Two servers that share a cache replace each other's packages.
      DEV_CACHE: join(this.folder, 'vite'),
    }
    const command = ['node_modules/vite/bin/vite.js', ...args]
    this.#server = spawn(process.execPath, command, { env, stdio: 'ignore' })
    await expect(async () => {
      expect((await fetch(this.origin)).status).toBe(200)
    }).toPass({ timeout: 100_000 })
  }
  /** @param signal `SIGKILL` leaves no time to clean up */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await gone
  }
  fileOf = (album: string): string => join(this.folder, 'src/content/albums', `${album}.json`)
  read = (album: string): Promise<string> => readFile(this.fileOf(album), 'utf8')
  readCatalog = (): Promise<string> =>
    readFile(join(this.folder, 'src/content/catalog.json'), 'utf8')
  settings = (): string => join(this.folder, 'src/content/site.json')
  readSettings = (): Promise<string> => readFile(this.settings(), 'utf8')
  writeSettings = (text: string): Promise<void> => this.#write(this.settings(), text)
  write = (album: string, text: string): Promise<void> => this.#write(this.fileOf(album), text)
  /** Writes a file in one step: the server, which watches it, never reads half of it. */
  async #write(path: string, text: string): Promise<void> {
    const whole = join(this.folder, 'whole')
    await writeFile(whole, text)
    await rename(whole, path)
  }
  /** Writes a darkroom record with the description from the file of a photo. */
  async remember(photo: string, alt: string): Promise<void> {
    const record = join(this.folder, '.darkroom/records', `${photo}.json`)
    await mkdir(dirname(record), { recursive: true })
    await writeFile(record, JSON.stringify({ details: { alt } }))
  }
}

type AlbumJson = {
  photos: { id: string; alt: string; hide?: boolean }[]
}
export const photosIn = (text: string) => (JSON.parse(text) as AlbumJson).photos
export const idsIn = (text: string) => photosIn(text).map(({ id }) => id)
export const altsIn = (text: string) => photosIn(text).map(({ alt }) => alt)

/**
 * Playwright's test with a site that is being edited, one for all tests of a worker. Each test
 * restores it.
 */
export const test = base.extend<object, { written: WrittenSite }>({
  written: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from there
    async ({}, use, { workerIndex }) => {
      const { content, publicDir } = BUILT.site
      const folder = join(FOLDER, `site-${workerIndex}`)
      await rm(folder, { recursive: true, force: true })
      if (!existsSync(publicDir)) await makePublicFolder(content, publicDir)
      await cp(content, join(folder, 'src/content'), { recursive: true })
      await cp(publicDir, join(folder, 'public'), { recursive: true })
      const site = new WrittenSite(folder, await freePort())
      await site.start()
      await use(site)
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ written }, use) => use(written.origin),
})

export { expect }

/** The parts of the light table of one album. */
export function tableOf(page: Page) {
  const list = page.getByRole('list', { name: 'Photographs, in order' })
  const shots = list.locator('[data-shot]')
  return {
    list,
    shots,
    toolbar: page.getByRole('toolbar', { name: 'Light table' }),
    edit: page.getByRole('button', { name: 'Edit', exact: true }),
    done: page.getByRole('button', { name: 'Done, leave editing' }),
    status: (text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text }),
    written: page.getByRole('status').filter({ hasText: /^Written \d/ }),
    /** The picture of the photograph at a place, from 1. */
    picture: (place: number): Locator => list.locator(`[aria-posinset="${place}"] [data-frame]`),
    tool: (name: string): Locator =>
      page.getByRole('toolbar').getByRole('button', { name, exact: true }),
    field: (place: number): Locator =>
      page.getByRole('textbox', { name: `Description, photograph ${place}`, exact: true }),
    ids: () => shots.evaluateAll((all) => all.map((shot) => shot.getAttribute('data-shot'))),
  }
}

/** Opens an album for editing. */
export async function edit(page: Page, path: string) {
  const table = tableOf(page)
  await page.goto(path)
  await appRuns(page)
  await table.edit.click()
  await expect(table.toolbar).toBeVisible()
  return table
}
