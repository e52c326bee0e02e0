import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offencesIn, ownMembers } from './browserSupport.ts'

const SRC = join(import.meta.dirname, '../src')

/** Files that run at build or for the owner, never in a visitor's browser. */
const NODE = /^(darkroom|prerender|privacy|table)\/|^content\/source\/|^entry-server/
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.d|\.gen)\.tsx?$/.test(path) && !NODE.test(path))
  .map((path) => ({ path, code: readFileSync(join(SRC, path), 'utf8') }))
/** The schema runs only at build, but browser code uses the names of its fields. */
const SCHEMA = join(SRC, 'content/source/schema')
const schema = readdirSync(SCHEMA).map((name) => readFileSync(join(SCHEMA, name), 'utf8'))
const own = ownMembers([...sources.map(({ code }) => code), ...schema])

/** Features in use that a supported browser may lack, each with the reason why the page works without it. */
const SPARED: Record<string, string> = {
  '.movementX': 'boot: touches fire another event',
  '.movementY': 'as movementX',
  '.font': 'home/relief/canvasRasterizer: only set, never read',
  'document.startViewTransition':
    'motion/pageTransitions: used only after transition types were detected, which are newer',
  '.startViewTransition': 'motion/pageTransitions: the router’s own',
  '.updateCallbackDone': 'motion/pageTransitions: a member of an existing transition',
  '.skipTransition': 'motion/redirectPresses: a member of an existing transition',
  ':active-view-transition-type()': 'motion/pageTransitions: only used to detect it',
  'window.navigation': 'boot, motion/pageTransitions, viewer/usePhotoNavigation: feature-detected',
  '.hasUAVisualTransition': 'motion/pageTransitions: of the Navigation API',
  '.activation': 'boot, viewer/usePhotoNavigation: of the Navigation API',
  '.currentEntry': 'viewer/usePhotoNavigation: of the Navigation API',
  '.navigationType': 'boot, viewer/usePhotoNavigation: of the Navigation API',
  '.entry': 'viewer/usePhotoNavigation: of the Navigation API',
  '.canGoBack': 'viewer/usePhotoNavigation: of the Navigation API',
  '.userActivation': 'photography/album/renderMoreTiles: feature-detected',
  '.hasBeenActive': 'photography/album/renderMoreTiles: of user activation',
  requestIdleCallback: 'photography/album/renderMoreTiles, drawTilesWhenIdle: feature-detected',
  cancelIdleCallback: 'photography/album/drawTilesWhenIdle: feature-detected with it',
  'navigator.wakeLock': 'viewer/toolbar/useSlideshow: feature-detected',
  'navigator.share': 'viewer/toolbar/sharePhoto: feature-detected',
  '.touches':
    'motion/preventTouchScrolling: a member of touch events, which Safari on desktop never fires',
}

/** `URL.parse: firefox (126)` → `URL.parse` */
const nameOf = (offence: string) => offence.replace(/: [^:]*$/, '')
const offences = sources.flatMap(({ path, code }) =>
  offencesIn(code, own).map((offence) => ({ path, offence, name: nameOf(offence) })),
)

test('scripts use no feature that the oldest supported browsers lack', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = offences.filter(({ name }) => !(name in SPARED))
  expect(found.map(({ path, offence }) => `${path}: ${offence}`)).toEqual([])
})

test('every listed feature is in use', () => {
  const used = new Set(offences.map(({ name }) => name))
  expect(Object.keys(SPARED).filter((name) => !used.has(name))).toEqual([])
})

describe('the check of browser features', () => {
  test.each([
    ['URL.parse(address)', 'URL.parse'],
    ['stop.checkVisibility()', '.checkVisibility'],
    ['const { checkVisibility } = stop', '.checkVisibility'],
    ['stops.filter((stop) => stop?.checkVisibility())', '.checkVisibility'],
    ['Promise.withResolvers<void>()', 'Promise.withResolvers'],
    ['Object.groupBy(photos, album)', 'Object.groupBy'],
    ['button.ariaExpanded = "true"', '.ariaExpanded'],
    ['root.querySelector("main:has(a)")', ':has()'],
    ['(seen as Set<string>).union(others)', '.union'],
    ['const idle = () => requestIdleCallback(grow)', 'requestIdleCallback'],
  ])('finds %s', (code, name) => {
    expect(offencesIn(code, own).map(nameOf)).toEqual([name])
  })
  test.each([
    'photos.toSorted().at(-1)',
    'new URL(address).pathname',
    'stop.getClientRects().length',
    'type Share = { checkVisibility: () => boolean }',
    'const requestIdleCallback = setTimeout; requestIdleCallback(grow)',
    'root.querySelector("main:not(a)")',
  ])('allows %s', (code) => {
    expect(offencesIn(code, own)).toEqual([])
  })
})
