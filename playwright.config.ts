import { existsSync, statfsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { BASE_SITE, BUILT } from './tests/site/built.ts'
import { BOTH, PHONE, THOROUGH } from './tests/site/tags.ts'
import { findBrowser } from './tools/browser.ts'

const { site, ownSite } = BUILT
const preview = 'npx vite preview --strictPort --host 127.0.0.1 --port'

/** Bytes of shared memory that three browsers use at most. */
const SHARED = 2 ** 31
const shared = existsSync('/dev/shm') ? statfsSync('/dev/shm') : undefined
const isShared = shared !== undefined && shared.bavail * shared.bsize > SHARED

const launchOptions = {
  executablePath: await findBrowser(true),
  // The packed browser often loses a tab that opens in the background in a process of its own.
  args: ['--disable-gpu', '--process-per-site'],
  // Playwright keeps shared memory in files, for machines that have little of it: a tenth slower.
  ignoreDefaultArgs: isShared ? ['--disable-dev-shm-usage'] : [],
}

// TEST_REUSE=1 takes sites that are served already, for one who runs a test again and again.
const reuseExistingServer = process.env.TEST_REUSE === '1'

// THOROUGH=1 runs those too that only the thorough suite has: npm run test:thorough.
const leftOut = process.env.THOROUGH === '1' ? [] : [new RegExp(THOROUGH)]

const hasOwnSite = existsSync(ownSite.folder)
if (!hasOwnSite) console.warn(`${ownSite.folder} is not tested: npm run build makes it.`)

/**
 * The browser tests walk through a site that is built here from content of their own, in
 * tests/fixtures. Those in tests/ownSite look at your own site: `npm run build` comes before.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  fullyParallel: true,
  forbidOnly: true,
  // One that passes when tried again is listed as flaky at the end, with its first failure.
  retries: process.env.CI ? 2 : 0,
  workers: 3,
  // Whatever is waited for is there within a second where it is right, so these serve a machine
  // that is ten times slower, and what is wrong costs seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The times of all tests stand in the report.
  reporter: [['dot'], ['json', { outputFile: 'test-results/site.json' }]],
  use: {
    baseURL: site.origin,
    launchOptions,
    actionTimeout: 30_000,
    // Tests of motion ask for it: `test.use(MOVING)`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [new RegExp(PHONE), ...leftOut],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: new RegExp(`${PHONE}|${BOTH}`),
      grepInvert: leftOut,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      },
    },
    {
      // The light table, on copies of a site that are being written: each worker starts a server of its own.
      name: 'table',
      testDir: 'tests/table/site',
      grepInvert: leftOut,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    ...(hasOwnSite
      ? [
          {
            name: 'ownSite',
            testDir: 'tests/ownSite',
            grepInvert: leftOut,
            use: {
              ...devices['Desktop Chrome'],
              viewport: { width: 1440, height: 900 },
              baseURL: ownSite.origin,
            },
          },
        ]
      : []),
  ],
  webServer: [
    // TEST_ONLY=ownSite spares the other site, where that project alone is run.
    ...(process.env.TEST_ONLY === 'ownSite'
      ? []
      : [
          {
            command: `npm run build:fixture && ${preview} ${site.port}`,
            env: { CONTENT: site.content, OUT_DIR: site.folder },
            url: site.origin,
            timeout: 300_000,
            reuseExistingServer,
          },
          // Started after the one above, which has it built.
          {
            command: `${preview} ${BASE_SITE.port}`,
            env: { CONTENT: BASE_SITE.content, OUT_DIR: BASE_SITE.folder },
            url: `${BASE_SITE.origin}${BASE_SITE.base}/`,
            timeout: 300_000,
            reuseExistingServer,
          },
        ]),
    ...(hasOwnSite
      ? [
          {
            command: `${preview} ${ownSite.port}`,
            env: { CONTENT: ownSite.content, OUT_DIR: ownSite.folder },
            url: `${ownSite.origin}${ownSite.base}/`,
            timeout: 300_000,
            reuseExistingServer,
          },
        ]
      : []),
  ],
})
