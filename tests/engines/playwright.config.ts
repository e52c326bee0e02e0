import { defineConfig } from '@playwright/test'
import { ENGINES } from './engines.ts'

/**
 * One short walk through the built site in every engine that the machine has. Playwright runs it, but
 * drives no browser here: it has none that Debian's and npm's packages bring.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: 0,
  // Two engines at a time, each with its one visitor.
  workers: 2,
  // Ends what hangs, and no more: a busy machine takes its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tally.ts']],
  projects: Object.entries(ENGINES).flatMap(([name, { open }]) => (open ? { name } : [])),
})
