import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import type { AlbumMemory } from './src/content/source/album/readAlbum.ts'
import { contentPlugin } from './src/prerender/contentPlugin.ts'
import { readBasePath } from './src/prerender/hosts/basePath.ts'
import { prerenderPlugin } from './src/prerender/prerenderPlugin.ts'
import { tablePlugin } from './src/table/server/tablePlugin.ts'
import { checkFolder } from './tools/checkFolder.ts'

checkFolder()

/** sonner injects its styles by script, which a strict style-src blocks; page/toasts has its own. */
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
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(resolve('src/missingFile.ts'))}`
      : null
  },
}

/** The oldest browsers that package.json names, as the build's target: `safari16.4`. */
const target = manifest.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replaceAll(/[ >=]/g, ''),
)

/**
 * What Lightning CSS, which minifies, leaves alone (bits of its `Features`): vendor prefixes, which are
 * autoprefixer's, and `light-dark()`, which no style sheet here says.
 */
const LEFT_ALONE = (1 << 18) | (1 << 20)

// Tests build a site from content and pictures of their own.
const content = process.env.CONTENT ?? 'src/content'
const publicDir = process.env.PUBLIC_DIR ?? 'public'
const outDir = process.env.OUT_DIR ?? 'dist'
/** What builds keep for later ones; outside node_modules, which `npm ci` empties. */
const cache = process.env.BUILD_CACHE ?? '.cache/build'
const albums: AlbumMemory = new Map()
/** Album files as the light table found and wrote them. */
const written = new Map<string, readonly string[]>()
// Hosts that compress by themselves need no compressed files, and may count them.
const isCompressed = process.env.COMPRESS !== 'no'

export default defineConfig(({ isPreview, mode }) => {
  // The light table runs React as visitors get it: a thousand photographs are dragged in time.
  if (mode === 'table') process.env.NODE_ENV = 'production'
  return {
    base: `${readBasePath(content)}/`,
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
      contentPlugin(
        content,
        publicDir,
        content === 'src/content' ? 'src/content/ids.gen.ts' : undefined,
        albums,
        written,
      ),
      tablePlugin(content, written),
      prerenderPlugin(content, isCompressed, cache, albums),
    ],
    // Where `npm run dev` keeps the packages that it has bundled: two servers on one replace each other's.
    cacheDir:
      process.env.DEV_CACHE ??
      (mode === 'table' ? 'node_modules/.vite-table' : 'node_modules/.vite'),
    // Not bundled ahead for `npm run dev`, or its styles would slip past the plugin above.
    optimizeDeps: { exclude: ['sonner'] },
    publicDir,
    css: { lightningcss: { exclude: LEFT_ALONE } },
    // Its answers to other origins would vary by origin; WebKit then fetches anew what it preloaded.
    preview: { port: 4173, cors: false },
    build: {
      outDir,
      target,
      // prerenderPlugin removes what is no part of the site.
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Pictures come before the application, so the boot script must not import a part of it.
              { name: 'boot', tags: ['$initial'], priority: 1 },
              // Stays in caches when only our own code has changed.
              {
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
              },
            ],
          },
        },
      },
    },
  }
})
