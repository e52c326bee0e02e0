import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until every finite animation has ended. */
const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const ends = ({ effect, playState }: Animation) => {
      if (playState === 'finished') return false
      // Animations of undrawn elements never end.
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const drawn = target?.checkVisibility({ contentVisibilityAuto: true })
      return drawn && effect?.getComputedTiming().endTime !== Infinity
    }
    return !document.getAnimations().some(ends)
  })

/** An optional rule of axe: the second ink has 6.7:1; AA requires 4.5, AAA 7. */
const NOT_MEANT = ['color-contrast-enhanced']

/** The violations of every other rule of axe, as `rule: where, why`. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  await atRest(page)
  return page.evaluate(async (notMeant) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const asked = axe.getRules().filter(({ ruleId }) => !notMeant.includes(ruleId))
    const found = await axe.run(document, {
      runOnly: asked.map(({ ruleId }) => ruleId),
      resultTypes: ['violations'],
    })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}, ${failureSummary}`),
    )
  }, NOT_MEANT)
}
