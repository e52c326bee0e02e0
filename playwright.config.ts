import { defineConfig, devices } from '@playwright/test'
import { BUILT } from './tests/site/built.ts'
import { findBrowser } from './tools/browser.ts'

const { site, fixture } = BUILT
const preview = 'npx vite preview --strictPort --host 127.0.0.1 --port'
const launchOptions = {
  executablePath: await findBrowser(true),
  // The packed browser often loses a tab that opens in the background in a process of its own.
  args: ['--disable-gpu', '--process-per-site'],
}

/**
 * `npm run build` comes before: the tests read and load what would be published. A second site is
 * built here from another owner's content.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // These end what hangs, and no more: a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Says what failed at the end, where a log that is cut still has it.
  reporter: 'dot',
  use: { baseURL: site.origin, launchOptions },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What files, addresses and the history say does not depend on the window.
      testIgnore:
        /(addresses|bytes|connection|goneFiles|largeAlbum|levels|owner|photos|places|viewerHistory)\.spec\.ts/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      },
    },
  ],
  webServer: [
    { command: `${preview} ${site.port}`, url: site.origin, timeout: 300_000 },
    {
      command: `npx vite build --logLevel error && ${preview} ${fixture.port}`,
      env: { CONTENT: fixture.content, OUT_DIR: fixture.folder },
      url: fixture.origin,
      timeout: 300_000,
    },
  ],
})
