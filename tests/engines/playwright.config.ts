import { defineConfig } from '@playwright/test'
import { ENGINES } from './engines.ts'

/**
 * A short walk through the built site in every installed engine. Playwright only runs the tests: it
 * cannot drive the browsers in the packages of Debian and npm.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: 0,
  // Two engines at a time, each with its one visitor.
  workers: 2,
  // Only ends what hangs: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tally.ts']],
  projects: Object.entries(ENGINES).flatMap(([name, { open }]) => (open ? { name } : [])),
})
