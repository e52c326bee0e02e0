import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contentPlugin } from './src/prerender/contentPlugin.ts'
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { securityHeaders } from './src/prerender/securityHeaders.ts'

/** sonner injects its styles by script, which a strict style-src blocks; they are imported as a file instead. */
const sonnerCss: Plugin = {
  name: 'sonner-css',
  transform: {
    filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
    handler(code) {
      const out = code.replace(/^__insertCSS\(.*\);?$/m, '')
      if (out === code) this.error('sonner no longer calls __insertCSS at top level')
      return { code: out, map: null }
    },
  },
}

// Tests build a second site from another folder of content.
const content = process.env.CONTENT ?? 'src/content'
const outDir = process.env.OUT_DIR ?? 'dist'

export default defineConfig(({ isPreview }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    sonnerCss,
    contentPlugin(content),
    prerenderPlugin(content),
  ],
  preview: { port: 4173, headers: securityHeaders },
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/,
            },
          ],
        },
      },
    },
  },
}))
