import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { contentPlugin } from './src/prerender/contentPlugin.ts'
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { securityHeaders } from './src/prerender/securityHeaders.ts'

/** sonner injects its styles by script, which a strict style-src blocks; shell/toasts.css is in their place. */
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

/**
 * Vite wraps every dynamic import to fetch its imports and styles ahead. Here the page names what is
 * fetched ahead (boot.ts), and all styles are in one file. What is wrapped around an import instead
 * tells a file that is gone from a network that fails.
 */
const guardedImports: Plugin = {
  name: 'guarded-imports',
  enforce: 'pre',
  load(id) {
    return id.includes('vite/preload-helper')
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(resolve('src/goneFile.ts'))}`
      : null
  },
}

/** The oldest browsers that package.json names, as the build's target: `safari16.4`. */
const target = manifest.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replaceAll(/[ >=]/g, ''),
)

// Tests build a second site from another folder of content.
const content = process.env.CONTENT ?? 'src/content'
const outDir = process.env.OUT_DIR ?? 'dist'

export default defineConfig(({ isPreview }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    sonnerCss,
    guardedImports,
    contentPlugin(content),
    prerenderPlugin(content),
  ],
  // Not bundled ahead for `npm run dev`, or its styles would slip past the plugin above.
  optimizeDeps: { exclude: ['sonner'] },
  resolve: {
    alias: {
      // React has the hook itself; the shim for older ones need not travel.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Its answers to other origins would vary by origin; WebKit then fetches anew what it preloaded.
  preview: { port: 4173, headers: securityHeaders, cors: false },
  build: {
    outDir,
    target,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the boot script shares with the application must not bring it along.
            {
              name: 'boot',
              priority: 3,
              test: /src[\\/](boot|storage|goneFile|pageAddress|content[\\/]fetchOnce|photography[\\/]returnToPlace|viewer[\\/]returnToTile|shell[\\/](keptKeys|isPlainKey))|preload-helper/,
            },
            // A group takes what it imports along: fewer files, which compress better.
            {
              name: 'app',
              priority: 2,
              test: /src[\\/](entry-client|motion[\\/]activeTransition)/,
            },
            {
              name: 'frame',
              priority: 1,
              test: /src[\\/](shell[\\/](Frame|copy|lockPage|say|Icon)|images[\\/]|photo[\\/]|photography[\\/]bands|content[\\/]load)/,
            },
            { name: 'lists', test: /src[\\/](photography[\\/]\w+List\.tsx|content[\\/]lists)/ },
            { name: 'album', test: /src[\\/]photography[\\/](AlbumPage|loadAlbum)/ },
            {
              name: 'vendor',
              priority: 4,
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/,
            },
          ],
        },
      },
    },
  },
}))
