import { defineConfig } from 'vitest/config'
import { contentPlugin } from './src/prerender/contentPlugin.ts'

// Only what the modules under test need of vite.config: the content, and the year of the build.
export default defineConfig({
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  plugins: [contentPlugin(process.env.CONTENT ?? 'src/content')],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/site/**'],
    // Ends what hangs, and no more: on a busy machine a command, or an encoder, takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
