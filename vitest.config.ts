import { defineConfig } from 'vitest/config'
import { contentPlugin } from './src/prerender/contentPlugin.ts'
import { checkFolder } from './tools/checkFolder.ts'

checkFolder()

// Newer Nodes have a `localStorage` of their own, which hides that of the tests' window.
const NO_STORAGE = '--no-experimental-webstorage'

const SUITE = process.argv.includes('built') ? 'built' : 'unit'

// Only what the modules under test need of vite.config: the tests' own content, and the year of the build.
export default defineConfig({
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  plugins: [contentPlugin('tests/fixtures/content')],
  test: {
    // The times of all tests stand in the report: `npm run test:slowest`.
    reporters: ['dot', ['json', { outputFile: `test-results/${SUITE}.json` }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**'],
        },
      },
      // The files of the two built sites: `npm run build` and `npm run build:fixture` come before.
      { extends: true, test: { name: 'built', include: ['tests/built/*.test.ts'] } },
    ],
    tags: [
      { name: 'thorough', description: 'Only the thorough suite runs it: npm run test:thorough.' },
    ],
    // `npm run coverage`, of the rooms that are pure.
    coverage: {
      provider: 'v8',
      include: ['src/{physics,relief,images}/**', 'src/darkroom/formats/**'],
      reporter: ['text'],
      // %, just below what is measured.
      thresholds: {
        'src/physics/**': { lines: 100, functions: 100, branches: 97 },
        'src/relief/**': { lines: 100, functions: 100, branches: 100 },
        'src/images/**': { lines: 100, functions: 84, branches: 90 },
        'src/darkroom/formats/**': { lines: 66, functions: 68, branches: 60 },
      },
    },
    // The tests' documents lack animations, which framer-motion needs.
    setupFiles: ['tests/setup.ts'],
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    // Vitest leaves one processor free; tests wait for disk and processes more than that.
    maxWorkers: '100%',
    // Ends what hangs, and no more: on a busy machine a command, or an encoder, takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
