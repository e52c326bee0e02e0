import { defineConfig } from 'vitest/config'
import { contentPlugin } from './src/prerender/contentPlugin.ts'
import { checkFolder } from './tools/checkFolder.ts'

checkFolder()

// Newer versions of Node have their own `localStorage`, which hides the one of the tests' window.
const NO_STORAGE = '--no-experimental-webstorage'

const SUITE = process.argv.includes('built') ? 'built' : 'unit'

const PURE = [
  'src/{physics,relief,images}/**',
  'src/{photography/rows,viewer/gestures,search/terms,darkroom/remote/adapters}/**',
  'src/content/{foldText,foldCase,licenses}.ts',
]
const ALL = { lines: 100, functions: 100, branches: 100 }

// The modules under test need two things of vite.config: the content (of the tests) and the build year.
export default defineConfig({
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  plugins: [contentPlugin('tests/fixtures/content')],
  test: {
    // The JSON report contains the duration of each test: `npm run test:slowest`.
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
      // These tests read the two built sites: run `npm run build` and `npm run build:fixture` first.
      { extends: true, test: { name: 'built', include: ['tests/built/*.test.ts'] } },
    ],
    tags: [
      { name: 'thorough', description: 'Only the thorough suite runs it: npm run test:thorough.' },
    ],
    // `npm run coverage` measures the pure rooms and the file formats.
    coverage: {
      provider: 'v8',
      include: [...PURE, 'src/darkroom/formats/**'],
      reporter: ['text'],
      // %
      thresholds: {
        ...Object.fromEntries(PURE.map((files) => [files, ALL])),
        // Just below the measured coverage.
        'src/darkroom/formats/**': { lines: 87, functions: 83, branches: 78 },
      },
    },
    // The tests' documents lack animations, which framer-motion needs.
    setupFiles: ['tests/setup.ts'],
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    // By default Vitest leaves one processor free, but the tests mostly wait for disk and processes.
    maxWorkers: '100%',
    // The limit only ends tests that hang: commands and encoders are slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
