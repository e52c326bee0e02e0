import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { classFigures } from './classFigures.ts'
import { countAll, countLines, functionsIn } from './codeFigures.ts'

/** npm run figures: prints the size of the code, without generated files. */

const files = execFileSync('git', ['ls-files', 'src', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.gen\./.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
const below = (folder: string) => files.filter(({ file }) => file.startsWith(folder))

const isTable = ({ file }: { file: string }) => file.startsWith('src/table/')
const src = below('src/')
const rows = [
  ['src but the light table', src.filter((one) => !isTable(one))],
  ['the light table', src.filter(isTable)],
  ['tests', below('tests/')],
] as const
for (const [title, some] of rows) {
  const { lines, comments } = countAll(some.map(({ code }) => code))
  const share = ((100 * comments) / lines).toFixed(1)
  console.log(`${title.padEnd(24)}${String(lines).padStart(7)} lines, ${share} % comments`)
}

/** Prints a list, longest entries first. */
function printLongest(title: string, list: readonly { place: string; lines: number }[]): void {
  console.log(`\n${title}: ${list.length || 'none'}`)
  for (const { place, lines } of list.toSorted((a, b) => b.lines - a.lines))
    console.log(`${String(lines).padStart(7)} ${place}`)
}
const sizes = src.map(({ file, code }) => ({ place: file, lines: countLines(code).lines }))
const scripts = src.filter(({ file }) => !file.endsWith('.css'))
printLongest(
  'functions above 100 lines',
  scripts.flatMap(({ file, code }) => functionsIn(file, code)).filter(({ lines }) => lines > 100),
)
printLongest(
  'commands above 60 lines',
  sizes.filter(({ place, lines }) => place.startsWith('src/darkroom/commands/') && lines > 60),
)
printLongest(
  'files above 200 lines',
  sizes.filter(({ lines }) => lines > 200),
)

const { longest, tokens, arbitrary } = classFigures(scripts)
const arbitraryShare = ((100 * arbitrary) / tokens).toFixed(1)
console.log(`\nlongest class             ${longest.text.length} characters, ${longest.file}`)
console.log(`values written out        ${arbitraryShare} % of ${tokens} classes`)
