import { existsSync, statfsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { BASE_SITE, BUILT } from './tests/site/built.ts'
import { BOTH, PHONE, THOROUGH } from './tests/site/tags.ts'
import { findBrowser } from './tools/browser.ts'

const { site, ownSite } = BUILT
const preview = 'npx vite preview --strictPort --host 127.0.0.1 --port'

/** The most shared memory that three browsers use, in bytes. */
const SHARED = 2 ** 31
const shared = existsSync('/dev/shm') ? statfsSync('/dev/shm') : undefined
const isShared = shared !== undefined && shared.bavail * shared.bsize > SHARED

const launchOptions = {
  executablePath: await findBrowser(true),
  // With one process per tab, the packaged browser often loses tabs that open in the background.
  args: ['--disable-gpu', '--process-per-site'],
  // By default Playwright keeps shared memory in files, in case the machine has little. That is 10 % slower.
  ignoreDefaultArgs: isShared ? ['--disable-dev-shm-usage'] : [],
}

// TEST_REUSE=1 uses servers that are already running, which makes repeated runs faster.
const reuseExistingServer = process.env.TEST_REUSE === '1'

// THOROUGH=1 also runs the tests of the thorough suite: npm run test:thorough.
const leftOut = process.env.THOROUGH === '1' ? [] : [new RegExp(THOROUGH)]

const hasOwnSite = existsSync(ownSite.folder)
if (!hasOwnSite) console.warn(`${ownSite.folder} is not tested: npm run build makes it.`)

/**
 * The browser tests use a site that is built here from the content in tests/fixtures. The tests in
 * tests/ownSite use your own site: run `npm run build` first.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  fullyParallel: true,
  forbidOnly: true,
  // The report lists a test that passes on a retry as flaky, with its first failure.
  retries: process.env.CI ? 2 : 0,
  workers: 3,
  // A correct page reaches each expected state within a second. The limits allow for a machine that
  // is ten times slower, and a failure still costs only seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The JSON report contains the duration of each test.
  reporter: [['dot'], ['json', { outputFile: 'test-results/site.json' }]],
  use: {
    baseURL: site.origin,
    launchOptions,
    actionTimeout: 30_000,
    // Tests of motion turn it on: `test.use(MOVING)`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      // The light table writes to the site, so each worker starts its own server with its own copy.
      name: 'table',
      // Each of its workers runs a server and a browser. It is first, so that short tests run beside it.
      workers: 2,
      testDir: 'tests/table/site',
      grepInvert: leftOut,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
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
    // TEST_ONLY=ownSite skips building the other site when only that project runs.
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
          // The command above builds this site too, so this server starts second.
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
