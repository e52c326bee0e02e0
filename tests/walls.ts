/** What the files of a room may import, besides one another. What is not listed they may not. */
export type Wall = {
  rooms?: readonly string[]
  /** Rooms of which they may import types alone. */
  types?: readonly string[]
  /** Packages, and modules that the build makes of the content (`virtual:`). */
  packages?: readonly string[]
  packageTypes?: readonly string[]
  /** Modules of Node, without `node:`. */
  node?: readonly string[]
}

const ROUTER = '@tanstack/react-router'

/**
 * The rooms of src, from the lowest to the highest. A room is a folder or a file; a file belongs to the
 * nearest one named here. A folder below a room is part of it until it is named itself.
 */
export const WALLS: Record<string, Wall> = {
  env: {},

  // Pure: no page, no clock, no file.
  physics: {},
  relief: { types: ['physics'], packages: ['d3-contour', 'simplex-noise'] },
  stripTrailingSlash: {},
  pageAddress: {},
  /** Where the site stands on its host. */
  sitePath: {},
  /** Which letters the fonts have. */
  fonts: {},
  /** The design's tokens. */
  theme: {},
  /** Names of parts of the document, by which rooms find them. */
  document: {},

  /** The words of the interface, which the build gives to rooms by `virtual:words/`. */
  words: {},

  // The state of a visit.
  storage: {},
  store: { rooms: ['storage'], packages: ['zustand'] },
  missingFile: {},
  moveLinks: { rooms: ['document'] },

  // The content, as a browser gets it. The schema's validator stays behind: types alone leave it.
  'content/source/schema': { packages: ['valibot'] },
  'content/schema': { types: ['content/source/schema'] },
  content: {
    rooms: ['missingFile', 'sitePath'],
    types: ['content/schema'],
    packages: ['virtual:content/server', 'virtual:content/site'],
  },
  images: { types: ['content/schema'] },

  // What pages take.
  'page/input': {},
  page: {
    rooms: ['document', 'fonts'],
    packages: ['virtual:words/outside'],
    packageTypes: [ROUTER, 'react'],
  },
  'page/head': {
    rooms: ['content'],
    types: ['content/schema'],
    packages: ['virtual:words/machines', 'virtual:words/pages'],
  },
  'page/toasts': {
    rooms: ['page'],
    packages: ['react', 'sonner', 'virtual:words/toasts', 'zustand'],
  },
  place: { rooms: ['document'], types: ['storage'] },
  photo: {
    rooms: ['document', 'images', 'page'],
    types: ['content/schema'],
    packages: ['react', 'virtual:words/photo'],
  },
  motion: {
    rooms: ['document', 'page', 'sitePath', 'stripTrailingSlash', 'theme'],
    packages: ['framer-motion'],
    packageTypes: [ROUTER],
  },
  shell: {
    rooms: [
      'content',
      'document',
      'motion',
      'page',
      'page/head',
      'page/toasts',
      'sitePath',
      'store',
    ],
    packages: [
      ROUTER,
      'framer-motion',
      'react',
      'virtual:words/frame',
      'virtual:words/offTheMap',
      'virtual:words/pages',
      'virtual:words/plainPage',
      'virtual:words/unreachable',
    ],
  },

  // Pages. None imports another.
  home: {
    rooms: ['content', 'document', 'fonts', 'page', 'physics', 'relief', 'theme'],
    packages: [
      ROUTER,
      'react',
      'virtual:content/home',
      'virtual:words/home',
      'virtual:words/pages',
    ],
  },
  about: {
    rooms: ['document', 'images', 'page', 'page/toasts', 'theme'],
    packages: ['react', 'virtual:content/about', 'virtual:words/about'],
  },
  projects: {
    rooms: ['content', 'page'],
    types: ['content/schema'],
    packages: ['virtual:content/projects', 'virtual:words/projects'],
  },
  plainPage: {
    rooms: ['images', 'page', 'sitePath', 'theme'],
    types: ['content'],
    packages: [ROUTER, 'react', 'virtual:words/outside', 'virtual:words/plainPage'],
  },
  photography: {
    rooms: [
      'content',
      'document',
      'page',
      'page/input',
      'photo',
      'place',
      'sitePath',
      'store',
      'theme',
    ],
    types: ['content/schema'],
    packages: [
      ROUTER,
      'react',
      'react-dom',
      'virtual:words/album',
      'virtual:words/lists',
      'virtual:words/photo',
    ],
  },
  'viewer/gestures': { rooms: ['document', 'theme'], packages: ['react-dom'] },
  viewer: {
    rooms: [
      'content',
      'document',
      'images',
      'page',
      'page/head',
      'page/input',
      'page/toasts',
      'photo',
      'place',
      'sitePath',
      'theme',
      'viewer/gestures',
    ],
    types: ['content/schema'],
    packages: [
      ROUTER,
      'react',
      'virtual:words/capture',
      'virtual:words/keys',
      'virtual:words/machines',
      'virtual:words/photo',
      'virtual:words/viewer',
    ],
  },

  // Addresses to pages, and the application.
  routes: {
    rooms: [
      'about',
      'content',
      'home',
      'page/head',
      'photography',
      'plainPage',
      'projects',
      'shell',
      'stripTrailingSlash',
      'viewer',
    ],
    types: ['relief'],
    packages: [ROUTER],
  },
  'routeTree.gen': { rooms: ['routes'] },
  router: { rooms: ['page', 'routeTree.gen', 'shell'], types: ['relief'], packages: [ROUTER] },
  'entry-client': {
    rooms: [
      'content',
      'document',
      'missingFile',
      'motion',
      'moveLinks',
      'page',
      'place',
      'router',
      'sitePath',
      'store',
      'stripTrailingSlash',
    ],
    packages: [ROUTER, 'react', 'react-dom'],
  },
  boot: {
    rooms: [
      'content',
      'document',
      'entry-client',
      'page/input',
      'pageAddress',
      'place',
      'sitePath',
      'storage',
      'stripTrailingSlash',
    ],
  },

  // At build, and for the owner's command: never in a browser.
  progress: {},
  sha256: { node: ['crypto', 'fs', 'stream/promises'] },
  'content/source/hasCoordinates': {},
  'content/source/diagnostic': {},
  /** The types of the content, read and checked. */
  'content/source/content': {
    types: ['content', 'content/source/diagnostic', 'content/source/schema'],
  },
  'content/source/json': {
    types: ['content/source/diagnostic'],
    packages: ['valibot'],
    node: ['buffer', 'fs/promises', 'path'],
  },
  'content/source/addresses': {
    types: ['content/source/diagnostic', 'content/source/schema'],
    node: ['fs', 'path'],
  },
  'content/source/catalog': {
    rooms: ['content', 'document'],
    types: ['content/source/content', 'content/source/diagnostic', 'content/source/schema'],
  },
  'content/source/album': {
    rooms: [
      'content',
      'content/source/addresses',
      'content/source/catalog',
      'content/source/hasCoordinates',
      'content/source/json',
      'content/source/schema',
      'sha256',
    ],
    types: ['content/source/content', 'content/source/diagnostic'],
    node: ['fs/promises', 'path'],
  },
  'content/source/pages': {
    rooms: [
      'content',
      'content/source/addresses',
      'content/source/album',
      'content/source/json',
      'document',
    ],
    types: ['content/source/content', 'content/source/diagnostic', 'content/source/schema'],
    packages: ['markdown-it', 'sharp'],
    node: ['fs', 'fs/promises', 'path'],
  },
  'content/source/site': {
    rooms: ['content/source/addresses'],
    types: ['content/source/diagnostic', 'content/source/schema'],
    node: ['fs', 'fs/promises', 'module', 'path'],
  },
  'content/source': {
    rooms: [
      'content',
      'content/source/addresses',
      'content/source/album',
      'content/source/catalog',
      'content/source/diagnostic',
      'content/source/json',
      'content/source/pages',
      'content/source/schema',
      'content/source/site',
      'sha256',
    ],
    types: ['content/source/content'],
    packageTypes: ['valibot'],
    node: ['fs', 'fs/promises', 'path'],
  },
  'entry-server': {
    rooms: ['content', 'page', 'router', 'sitePath'],
    types: ['relief'],
    packages: [ROUTER, 'react', 'react-dom', 'virtual:content/server', 'virtual:content/site'],
  },
  'prerender/buildCache': {
    rooms: ['sha256'],
    node: ['fs/promises', 'path', 'v8', 'zlib'],
  },
  'prerender/hosts': {
    rooms: [
      'content',
      'content/source',
      'content/source/addresses',
      'content/source/album',
      'images',
      'prerender/buildCache',
      'sha256',
    ],
    types: ['content/source/content'],
    packages: ['p-limit'],
    packageTypes: ['vite'],
    node: ['fs', 'fs/promises', 'http', 'path', 'util', 'zlib'],
  },
  prerender: {
    rooms: [
      'content',
      'content/source',
      'content/source/addresses',
      'content/source/catalog',
      'content/source/diagnostic',
      'content/source/site',
      'document',
      'fonts',
      'images',
      'prerender/buildCache',
      'prerender/hosts',
      'progress',
      'relief',
      'sha256',
      'theme',
    ],
    types: ['content/schema', 'content/source/album', 'content/source/content', 'entry-server'],
    packages: ['fontkit', 'sharp'],
    packageTypes: ['vite'],
    node: ['fs', 'fs/promises', 'module', 'path', 'url'],
  },

  // The owner's command.
  'darkroom/diagnostics': { rooms: ['content/source/diagnostic'] },
  'darkroom/formats': { node: ['path'] },
  'darkroom/formats/parts': { rooms: ['darkroom/formats'] },
  'darkroom/formats/metadata': {
    rooms: ['content/source/hasCoordinates'],
    types: ['content/schema'],
    packages: ['exifreader'],
    node: ['buffer'],
  },
  'darkroom/formats/leaks': {
    rooms: ['darkroom/formats', 'darkroom/formats/metadata', 'darkroom/formats/parts'],
  },
  'darkroom/files': {
    rooms: ['darkroom/diagnostics', 'darkroom/formats', 'sha256'],
    packages: ['p-limit'],
    node: ['fs', 'fs/promises', 'os', 'path', 'timers/promises'],
  },
  /** Changes to the owner's files that keep each byte that they are not about. */
  'darkroom/edits': {
    rooms: ['darkroom/diagnostics', 'darkroom/files', 'sha256'],
    packages: ['diff', 'jsonc-parser'],
    node: ['fs/promises', 'path'],
  },
  /** What came with the code, told from what somebody has made of it. */
  'darkroom/sample': { rooms: ['darkroom/files', 'sha256'], node: ['fs/promises', 'path'] },
  'darkroom/args': { rooms: ['darkroom/diagnostics'], node: ['util'] },
  'darkroom/report': {
    rooms: ['progress'],
    types: ['darkroom/diagnostics'],
    node: ['readline'],
  },
  'darkroom/pictures/colour': {
    rooms: ['darkroom/diagnostics', 'darkroom/formats/metadata', 'darkroom/formats/parts'],
    types: ['darkroom/formats'],
  },
  'darkroom/pictures': {
    rooms: [
      'darkroom/diagnostics',
      'darkroom/files',
      'darkroom/formats',
      'darkroom/formats/metadata',
      'darkroom/formats/parts',
      'darkroom/pictures/colour',
      'images',
      'sha256',
    ],
    types: ['content/schema', 'content/source/diagnostic'],
    packages: ['p-limit', 'sharp'],
    node: ['child_process', 'fs', 'fs/promises', 'module', 'os', 'path', 'url', 'zlib'],
  },
  'darkroom/commandContext': { types: ['darkroom/files', 'darkroom/pictures', 'darkroom/report'] },
  'darkroom/album': {
    rooms: [
      'content',
      'content/source',
      'content/source/album',
      'content/source/catalog',
      'content/source/diagnostic',
      'content/source/json',
      'content/source/schema',
      'content/source/site',
      'darkroom/diagnostics',
      'darkroom/edits',
      'darkroom/files',
    ],
    types: ['content/schema', 'words'],
    packages: ['@sindresorhus/slugify', 'papaparse', 'valibot'],
    node: ['crypto', 'fs/promises', 'os', 'path', 'url'],
  },
  /** From a folder of pictures to an album: list, match, plan, render, merge. */
  'darkroom/importing': {
    rooms: [
      'content/source',
      'darkroom/album',
      'darkroom/diagnostics',
      'darkroom/files',
      'darkroom/formats/metadata',
      'darkroom/pictures',
      'darkroom/report',
    ],
    types: ['content/schema', 'darkroom/commandContext'],
    packages: ['p-limit'],
    node: ['fs/promises', 'path'],
  },
  // What takes a library to understand of outside hosts stays here.
  'darkroom/remote/adapters': { rooms: ['images'], packages: ['unpic'] },
  'darkroom/remote/client': {
    rooms: ['content/source/addresses', 'darkroom/formats', 'darkroom/pictures', 'sha256'],
    types: ['darkroom/files'],
    packages: ['p-limit'],
    node: ['fs/promises', 'net', 'path', 'timers/promises'],
  },
  'darkroom/remote/checks': {
    rooms: [
      'content/source/addresses',
      'content/source/diagnostic',
      'darkroom/formats',
      'darkroom/pictures',
      'darkroom/remote/adapters',
      'darkroom/remote/client',
    ],
    types: ['content/schema', 'images'],
  },
  'darkroom/remote': {
    rooms: [
      'content/source/addresses',
      'darkroom/album',
      'darkroom/files',
      'darkroom/formats',
      'darkroom/pictures',
      'darkroom/remote/checks',
      'darkroom/remote/client',
      'images',
      'sha256',
    ],
    types: ['content/schema', 'content/source/content', 'darkroom/commandContext'],
    packages: ['p-limit'],
    node: ['fs', 'fs/promises', 'os', 'path'],
  },
  'darkroom/bucket': {
    rooms: ['content/source', 'darkroom/diagnostics', 'darkroom/files', 'images', 'sha256'],
    types: ['content/source/content'],
    packages: ['@bradenmacdonald/s3-lite-client'],
    node: ['crypto', 'timers/promises'],
  },
  'darkroom/published': {
    rooms: [
      'content/source',
      'content/source/addresses',
      'content/source/site',
      'darkroom/files',
      'darkroom/formats',
      'darkroom/formats/leaks',
      'darkroom/formats/parts',
      'darkroom/pictures',
      'images',
      'sha256',
    ],
    types: [
      'content/schema',
      'content/source/album',
      'content/source/content',
      'content/source/diagnostic',
    ],
    packages: ['sharp'],
    node: ['fs', 'fs/promises', 'path'],
  },
  // What a built site tells that it must not.
  privacy: {
    rooms: [
      'content',
      'content/source',
      'content/source/addresses',
      'content/source/album',
      'content/source/diagnostic',
      'content/source/hasCoordinates',
      'content/source/json',
      'content/source/site',
      'darkroom/published',
      'images',
      'prerender',
    ],
    types: ['content/schema', 'content/source/content'],
    node: ['fs', 'fs/promises', 'path', 'zlib'],
  },
  'darkroom/commands': {
    rooms: [
      'content/source/addresses',
      'content/source/album',
      'content/source/catalog',
      'content/source/diagnostic',
      'content/source/json',
      'content/source/schema',
      'content/source/site',
      'darkroom/album',
      'darkroom/bucket',
      'darkroom/diagnostics',
      'darkroom/edits',
      'darkroom/files',
      'darkroom/importing',
      'darkroom/remote',
      'darkroom/remote/checks',
      'darkroom/pictures',
      'darkroom/published',
      'darkroom/remote',
      'darkroom/remote/checks',
      'darkroom/report',
      'darkroom/sample',
      'images',
      'sha256',
    ],
    types: ['content/schema', 'darkroom/args', 'darkroom/commandContext'],
    packages: ['p-limit', 'sharp'],
    node: ['fs/promises', 'os', 'path'],
  },
  'darkroom/commandTable': {
    rooms: ['darkroom/args', 'darkroom/commands'],
    types: ['darkroom/commandContext', 'darkroom/diagnostics'],
  },
  'darkroom/cli': {
    rooms: [
      'darkroom/args',
      'darkroom/commandTable',
      'darkroom/diagnostics',
      'darkroom/files',
      'darkroom/pictures',
      'darkroom/report',
    ],
    types: ['darkroom/commandContext'],
    node: ['fs', 'path'],
  },
  'darkroom/main': { rooms: ['darkroom/cli'] },
  /** Files that come one by one. */
  'darkroom/inbox': {
    rooms: [
      'darkroom/album',
      'darkroom/diagnostics',
      'darkroom/files',
      'darkroom/importing',
      'darkroom/pictures',
    ],
    types: ['darkroom/commandContext', 'darkroom/report'],
    node: ['crypto', 'fs', 'fs/promises', 'path', 'stream', 'stream/promises', 'timers/promises'],
  },

  /** What has changed since the last publishing, and the owner's command, as it runs. */
  publishing: {
    rooms: ['content/source', 'content/source/diagnostic', 'darkroom/files', 'prerender'],
    types: ['content/schema', 'content/source/content'],
    node: ['child_process', 'fs/promises', 'path'],
  },

  // The light table: while the site is written, never in a build.
  'table/acts': { packages: ['valibot'] },
  'table/contract': {
    types: ['content/schema', 'darkroom/album', 'darkroom/inbox', 'publishing', 'table/acts'],
  },
  'table/server': {
    rooms: [
      'content/source/album',
      'content/source/diagnostic',
      'content/source/json',
      'content/source/pages',
      'darkroom/album',
      'darkroom/diagnostics',
      'darkroom/edits',
      'darkroom/files',
      'darkroom/inbox',
      'darkroom/pictures',
      'prerender',
      'publishing',
      'table/acts',
      'table/contract',
    ],
    types: ['content/source/content'],
    packages: ['valibot'],
    packageTypes: ['vite'],
    node: ['crypto', 'fs', 'http', 'path', 'stream/consumers'],
  },
  'table/page': {
    rooms: [
      // The drawings of skills, to choose from.
      'about',
      'content',
      'document',
      'images',
      'page',
      'photo',
      'photography',
      'place',
      // The terrain of files on their way.
      'relief',
      'sitePath',
      'stripTrailingSlash',
      'table/contract',
      'viewer',
    ],
    types: ['darkroom/album', 'darkroom/inbox', 'publishing'],
    packages: [
      '@atlaskit/pragmatic-drag-and-drop',
      'file-selector',
      'react',
      'react-dom',
      'zustand',
    ],
  },
}
