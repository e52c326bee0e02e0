import { expect, type Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { appRuns } from './test.ts'

/** Waits for the motion script, which loads last. */
export async function motionRuns(page: Page) {
  await appRuns(page)
  const file = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/pageTransitions-[^/]+\.js$/.test(name)),
  )
  // An import resolves only once it has run.
  await page.evaluate(async (path) => void (await import(path!)), await file.jsonValue())
}

type Stopped = Window & { stopped?: Map<Animation, ViewTransition | null> }

/** Stops the clock of all animations; `at` then sets it. */
export async function stopClock(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.000_01 })
  return {
    /** Shows everything as it is so many ms after its beginning. */
    at: (ms: number) =>
      page.evaluate((time) => {
        // An animation past its end is no longer listed, but the browser still waits for it.
        const now = document.activeViewTransition
        const stopped = ((window as Stopped).stopped ??= new Map())
        for (const animation of document.getAnimations()) stopped.set(animation, now)
        for (const [animation, of] of stopped) {
          if (of !== now || animation.playState === 'idle') continue
          animation.pause()
          animation.currentTime = time
        }
      }, ms),
    /** Lets everything come to its end. */
    async run() {
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
      await page.evaluate(() => {
        const now = document.activeViewTransition
        const stopped = [...((window as Stopped).stopped ?? [])]
        const held = stopped.flatMap(([animation, of]) => (of === now ? animation : []))
        for (const animation of new Set([...held, ...document.getAnimations()])) {
          const { endTime } = animation.effect?.getComputedTiming() ?? {}
          // Another animation may have replaced it.
          if (animation.playState === 'idle') continue
          if (typeof endTime !== 'number' || endTime === Infinity) continue
          animation.currentTime = endTime - 1
          animation.play()
        }
        delete (window as Stopped).stopped
      })
      await atRest(page)
    },
  }
}

/** Waits until every finite animation has ended. */
export async function atRest(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        return moving.length + Number(document.activeViewTransition !== null)
      }),
    )
    .toBe(0)
}

/** The transition to the next page is on its way, and of this type. */
export const expectPassage = (page: Page, type: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const moves = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
          .some((part) => part.startsWith('::view-transition'))
        const types = moves ? [...(document.activeViewTransition?.types ?? [])] : []
        return types.filter((type) => type !== 'arrived')
      }),
    )
    .toEqual([type])

/** Where the letters of an element are seen, px from the window's corner, and how high its font is. */
export const lettersOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top } = range.getBoundingClientRect()
    return { left, top, size: parseFloat(getComputedStyle(element).fontSize) }
  })

/** Where those letters are seen while the element travels as `name`. */
export const travelling = (page: Page, selector: string, name: 'title' | 'photo') =>
  page.locator(selector).evaluate((element, as) => {
    const group = getComputedStyle(document.documentElement, `::view-transition-group(${as})`)
    const { a, e, f } = new DOMMatrix(group.transform)
    const box = element.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(element)
    const letters = as === 'title' ? range.getBoundingClientRect() : box
    const size = as === 'title' ? parseFloat(getComputedStyle(element).fontSize) : box.width
    return {
      left: e + a * (letters.left - box.left),
      top: f + a * (letters.top - box.top),
      size: a * size,
      isWhole: Number.isInteger(e) && Number.isInteger(f),
    }
  }, name)

type Spot = { left: number; top: number; size: number }

/** Expects two spots to be the same within half a pixel. */
export function expectSame(seen: Spot, wanted: Spot) {
  for (const measure of ['left', 'top', 'size'] as const)
    expect.soft(Math.abs(seen[measure] - wanted[measure]), measure).toBeLessThan(0.5)
}

/**
 * The same at the end of a movement, which some browsers (Chromium 147) round down to a whole
 * pixel.
 */
export function expectLanded({ isWhole, ...seen }: Spot & { isWhole: boolean }, wanted: Spot) {
  const before = (measure: 'left' | 'top') => {
    const apart = wanted[measure] - seen[measure]
    return isWhole && apart > 0 && apart < 1 ? apart : 0
  }
  const { left, top } = seen
  expectSame({ ...seen, left: left + before('left'), top: top + before('top') }, wanted)
}

/** The properties animated by the page transition, or by the menu and the bar if there is none. */
export const animated = (page: Page) =>
  page.evaluate((parts) => {
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const names = document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement, target }) =>
        document.activeViewTransition
          ? pseudoElement?.startsWith('::view-transition')
          : target?.closest(parts),
      )
      // With less motion every change is a transition of hardly any duration.
      .filter((effect) => Number(effect.getComputedTiming().endTime) > 1)
      .flatMap((effect) => effect.getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe).filter((name) => !own.has(name)))
    return [...new Set(names)].toSorted()
  }, [SELECT.bar, SELECT.burger, SELECT.menu, SELECT['menu-layers']].join())
