import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offencesIn, ownMembers } from './browserSupport.ts'

const SRC = join(import.meta.dirname, '../src')

/** What runs at build or for the owner, and never in a visitor's browser. */
const NODE = /^(darkroom|prerender|privacy|table)\/|^content\/source\/|^entry-server/
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.d|\.gen)\.tsx?$/.test(path) && !NODE.test(path))
  .map((path) => ({ path, code: readFileSync(join(SRC, path), 'utf8') }))
/** The schema runs at build alone, but its names are content's everywhere. */
const SCHEMA = join(SRC, 'content/source/schema')
const schema = readdirSync(SCHEMA).map((name) => readFileSync(join(SCHEMA, name), 'utf8'))
const own = ownMembers([...sources.map(({ code }) => code), ...schema])

/** Features used although a browser may lack them: the page works without them. */
const SPARED: Record<string, string> = {
  '.movementX': 'boot: a touch fires another event',
  '.movementY': 'as movementX',
  '.font': 'home/canvasRasterizer: only set, never read',
  'document.startViewTransition':
    'motion/pageTransitions: detects types of transitions, which are newer',
  '.startViewTransition': 'motion/pageTransitions: the router’s own',
  '.updateCallbackDone': 'motion/pageTransitions: of a transition that is there',
  '.skipTransition': 'motion/redirectPresses: of a transition that is there',
  ':active-view-transition-type()': 'motion/pageTransitions: what it detects',
  'window.navigation': 'motion/pageTransitions, viewer/usePhotoNavigation: feature-detected',
  '.hasUAVisualTransition': 'motion/pageTransitions: of the Navigation API',
  '.activation': 'viewer/usePhotoNavigation: of the Navigation API, feature-detected',
  '.currentEntry': 'viewer/usePhotoNavigation: of the Navigation API',
  '.navigationType': 'viewer/usePhotoNavigation: of the Navigation API',
  '.entry': 'viewer/usePhotoNavigation: of the Navigation API',
  '.canGoBack': 'viewer/usePhotoNavigation: of the Navigation API',
  '.userActivation': 'photography/renderMoreTiles: feature-detected',
  '.hasBeenActive': 'photography/renderMoreTiles: of user activation',
  requestIdleCallback: 'photography/renderMoreTiles, drawAhead: feature-detected',
  cancelIdleCallback: 'photography/drawAhead: feature-detected with it',
  'navigator.wakeLock': 'viewer/useSlideshow: feature-detected',
  'navigator.share': 'viewer/sharePhoto: feature-detected',
  '.touches':
    'motion/preventTouchScrolling: of a touch event, which a Safari without touch never fires',
}

/** `URL.parse: firefox (126)` → `URL.parse` */
const nameOf = (offence: string) => offence.replace(/: [^:]*$/, '')

test('scripts use no feature that the oldest supported browsers lack', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.flatMap(({ path, code }) =>
    offencesIn(code, own).flatMap((offence) =>
      nameOf(offence) in SPARED ? [] : `${path}: ${offence}`,
    ),
  )
  expect(found).toEqual([])
})

test('every spared feature is in use', () => {
  const used = new Set(sources.flatMap(({ code }) => offencesIn(code, own).map(nameOf)))
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
