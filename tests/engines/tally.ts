import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ENGINES } from './engines.ts'

/** Reports at the end how many tests passed in each engine, and which engine is missing. */
export default class Tally implements Reporter {
  private readonly counts = new Map<string, { held: number; failed: number }>()

  onTestEnd(test: TestCase, { status }: TestResult) {
    const name = test.parent.project()?.name ?? ''
    const count = this.counts.get(name) ?? { held: 0, failed: 0 }
    this.counts.set(name, count)
    if (status === 'passed') count.held++
    else if (status !== 'skipped') count.failed++
  }

  onEnd({ status }: FullResult) {
    const said = [...this.counts].map(
      ([name, { held, failed }]) => `${name} ${held} held, ${failed} failed`,
    )
    for (const [name, { open, remedy }] of Object.entries(ENGINES)) {
      if (open) continue
      console.log(`\nNOT WALKED: ${name} is not installed (${remedy}).`)
      said.push(`${name} NOT WALKED`)
    }
    console.log(`\nEngines: ${said.join('; ')} (${status}).`)
  }
}
