/**
 * The rooms of src, from low to high. A room is a folder or a file. A file belongs to the nearest room named
 * here. It imports from its own room and from rooms of lower ranks, types included. Rooms of one
 * rank do not import one another.
 */
const BROWSER: readonly (readonly string[])[] = [
  ['content/foldText', 'document', 'env', 'fonts', 'missingFile', 'physics'],
  ['address', 'content/licenses', 'place', 'relief', 'search/terms', 'theme', 'words'],
  ['content/source/schema'],
  ['content/schema'],
  ['content'],
  ['content/loading', 'images', 'page/input', 'photography/rows', 'store'],
  ['page'],
  ['page/head', 'page/toasts', 'photo'],
  ['motion', 'viewer/gestures'],
  ['shell'],
  // Rooms of pages. None imports another.
  ['about', 'home', 'markdownPage', 'photography', 'projects', 'search', 'viewer'],
  ['routes'],
  ['routeTree.gen', 'structuredData'],
  ['router'],
  ['entry-client', 'entry-server'],
  ['boot'],
]

/** Rooms that run in Node: at build, or as the owner's command. */
const NODE: readonly (readonly string[])[] = [
  ['content/source/diagnostic', 'content/source/hasCoordinates', 'progress', 'sha256'],
  ['content/source/content', 'content/source/json'],
  ['content/source/addresses', 'content/source/catalog'],
  ['content/source/album', 'content/source/site'],
  ['content/source/pages'],
  ['content/source'],
  ['prerender/escapeXml', 'prerender/output'],
  ['prerender/drawing', 'prerender/feeds', 'prerender/hosts'],
  ['prerender/pages', 'prerender/shown'],
  ['prerender/search'],
  ['prerender'],
  ['darkroom/diagnostics', 'darkroom/formats'],
  ['darkroom/formats/parts', 'darkroom/formats/metadata'],
  ['darkroom/files', 'darkroom/formats/leaks', 'darkroom/remote/adapters', 'darkroom/report'],
  ['darkroom/edits', 'darkroom/pictures/colour', 'darkroom/sample'],
  ['darkroom/args', 'darkroom/bucket', 'darkroom/catalog', 'darkroom/pictures'],
  ['darkroom/album', 'darkroom/published', 'darkroom/remote/client'],
  ['darkroom/commandContext'],
  ['darkroom/importing/earlierAlbum', 'darkroom/importing/photos', 'darkroom/remote/checks'],
  ['darkroom/importing/time'],
  ['darkroom/importing'],
  ['darkroom/importing/folders', 'darkroom/inbox', 'darkroom/remote'],
  ['darkroom/commands'],
  ['darkroom', 'privacy', 'publishing'],
]

/** The light table, which is in no build. */
const TABLE: readonly (readonly string[])[] = [
  ['table/acts'],
  ['table'],
  ['table/page/state', 'table/server'],
  ['table/page/tools'],
  ['table/page/words'],
  ['table/page/album', 'table/page/lists'],
  ['table/page'],
]

export const RANKS = [...BROWSER, ...NODE, ...TABLE]

const TABLE_PAGE = TABLE.flat().filter((room) => room.startsWith('table/page'))

/** Rooms that run in a browser. They import no `node:` module, and only types of rooms that run in Node. */
export const IN_BROWSER = new Set([...BROWSER.flat(), 'table', ...TABLE_PAGE])

/** The packages that browser code may import. `virtual:` modules are made from content and words. */
export const BROWSER_PACKAGES = new Set([
  '@atlaskit/pragmatic-drag-and-drop',
  '@tanstack/react-router',
  'd3-contour',
  'file-selector',
  'framer-motion',
  'minisearch',
  'react',
  'react-dom',
  'simplex-noise',
  'sonner',
  'zustand',
])

/** Pure rooms: no React, DOM, clock or random numbers. tsconfig.pure.json compiles them without the DOM types. */
export const PURE = [
  'physics',
  'relief',
  'theme',
  'images',
  'photography/rows',
  'search/terms',
  'darkroom/remote/adapters',
  'content/foldCase',
  'content/foldText',
  'content/licenses',
  'content/schema',
  'content/source/schema',
  'viewer/createAllowance',
  'viewer/gestures',
]
export const PURE_PACKAGES = new Set(['d3-contour', 'simplex-noise', 'unpic', 'valibot'])

/** Allowed exceptions, as the test prints them, each with its reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {}
