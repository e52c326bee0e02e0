/** npm run test:slowest: the twenty slowest tests of the last runs, in seconds. */
import { existsSync, readFileSync } from 'node:fs'

type Timed = { seconds: number; name: string }
const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

type Vitest = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[]
}
const vitestOf = (file: string) => read(file) as Vitest | undefined
const units = ['unit', 'built'].flatMap((project) =>
  (vitestOf(`test-results/${project}.json`)?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ fullName, duration = 0 }): Timed => ({
      seconds: duration / 1000,
      name: `${file.name.replace(/^.*[\\/](?=tests[\\/])/, '')}: ${fullName}`,
    })),
  ),
)

type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}
function timesOf({ title, suites = [], specs }: Suite): Timed[] {
  const own = specs.flatMap(({ title: name, tests }) =>
    tests.map(({ projectName, results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      name: `${name} (${projectName})`,
    })),
  )
  return [...own, ...suites.flatMap(timesOf)].map(({ seconds, name }) => ({
    seconds,
    name: `${title}: ${name}`,
  }))
}
const report = read('test-results/site.json') as { suites: Suite[] } | undefined
const site = (report?.suites ?? []).flatMap(timesOf)

const slowest = [...units, ...site].toSorted((a, b) => b.seconds - a.seconds).slice(0, 20)
for (const { seconds, name } of slowest) console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`)
if (slowest.length === 0) console.log('No report: run `npm test` first.')
