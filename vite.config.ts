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

/** Removes the styles that sonner injects by script: a strict style-src blocks them. See page/toasts. */
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
 * Vite wraps every dynamic import in a helper that preloads its imports and styles. This site does not
 * need that: the page lists the files to preload (boot.ts), and all styles are in one file. The
 * replacement distinguishes a missing file from a network failure.
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

/** The oldest browsers in package.json, in the format of the build's target: `safari16.4`. */
const target = manifest.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replaceAll(/[ >=]/g, ''),
)

/**
 * Features that Lightning CSS does not transform when it minifies (bits of its `Features`): vendor
 * prefixes, because autoprefixer adds them, and `light-dark()`, because no style sheet uses it.
 */
const LEFT_ALONE = (1 << 18) | (1 << 20)

// Tests build a site from their own content and pictures.
const content = process.env.CONTENT ?? 'src/content'
const publicDir = process.env.PUBLIC_DIR ?? 'public'
const outDir = process.env.OUT_DIR ?? 'dist'
/** The folder that builds share. It is outside node_modules because `npm ci` empties that. */
const cacheFolder = process.env.BUILD_CACHE ?? '.cache/build'
const albums: AlbumMemory = new Map()
/** The last texts that the light table wrote, by path. */
const written = new Map<string, readonly string[]>()
// Some hosts compress files themselves, and may limit the number of files.
const isCompressed = process.env.COMPRESS !== 'no'

export default defineConfig(({ isPreview, mode }) => {
  // The light table uses React's production build, which is fast enough to drag in an album of 1000 photos.
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
      contentPlugin(content, {
        publicDir,
        idsPath: content === 'src/content' ? 'src/content/ids.gen.ts' : undefined,
        memory: albums,
        written,
      }),
      tablePlugin(content, { written, memory: albums }),
      prerenderPlugin({ contentFolder: content, cacheFolder, isCompressed, memory: albums }),
    ],
    // The cache of bundled packages. Two servers with the same folder would overwrite each other's files.
    cacheDir:
      process.env.DEV_CACHE ??
      (mode === 'table' ? 'node_modules/.vite-table' : 'node_modules/.vite'),
    // `npm run dev` must not bundle sonner in advance, because the plugin above would not see it.
    optimizeDeps: { exclude: ['sonner'] },
    publicDir,
    css: { lightningcss: { exclude: LEFT_ALONE } },
    // With CORS, responses have `Vary: Origin`, and WebKit fetches preloaded files again.
    preview: { port: 4173, cors: false },
    // Vite watches the built site unless it may empty the folder.
    server: { watch: { ignored: [`**/${outDir}/**`] } },
    build: {
      outDir,
      target,
      // prerenderPlugin removes files that do not belong to the site.
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Pictures load before the application, so the boot script must not import a chunk of it.
              { name: 'boot', tags: ['$initial'], priority: 1 },
              // Caches keep this chunk when only the site's own code changes.
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
