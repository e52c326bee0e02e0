import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { classFigures } from './classFigures.ts'

/** Prints how large the code is: `npm run figures`. */

type Node = { start: number; end: number }

const tracked = execFileSync('git', ['ls-files', 'src', 'tests'], { encoding: 'utf8' })
const files = tracked
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.gen\./.test(file))
const read = (file: string) => readFileSync(file, 'utf8')

/** Lines of a file, and how many of them hold nothing but a comment. */
function countLines(text: string): { lines: number; comments: number } {
  let isInside = false
  let comments = 0
  const lines = text.split('\n').slice(0, -1)
  for (const line of lines.map((one) => one.trim())) {
    const begins = /^(\{?\/\*|\/\/)/.test(line)
    if (isInside || begins) comments += 1
    if (isInside || line.replace(/^\{/, '').startsWith('/*')) isInside = !line.includes('*/')
  }
  return { lines: lines.length, comments }
}

/** The functions of a file, longest first. */
function functionsIn(file: string): { name: string; lines: number }[] {
  const code = read(file)
  const found: { name: string; lines: number }[] = []
  const add = ({ start, end }: Node) =>
    found.push({
      name: `${file}:${code.slice(0, start).split('\n').length}`,
      lines: code.slice(start, end).split('\n').length,
    })
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(file, code).program)
  return found
}

function summary(title: string, names: readonly string[]): void {
  const counts = names.map((file) => countLines(read(file)))
  const lines = counts.reduce((sum, one) => sum + one.lines, 0)
  const comments = counts.reduce((sum, one) => sum + one.comments, 0)
  const share = ((100 * comments) / lines).toFixed(1)
  console.log(`${title.padEnd(24)}${String(lines).padStart(7)} lines, ${share} % comments`)
}

const isTable = (file: string) => file.startsWith('src/table/')
const src = files.filter((file) => file.startsWith('src/'))
summary(
  'src but the light table',
  src.filter((file) => !isTable(file)),
)
summary('the light table', src.filter(isTable))
summary(
  'tests',
  files.filter((file) => file.startsWith('tests/')),
)

const code = src.filter((file) => !file.endsWith('.css'))
const longest = code.flatMap(functionsIn).toSorted((a, b) => b.lines - a.lines)
console.log('\nlongest functions')
for (const { name, lines } of longest.slice(0, 5))
  console.log(`${String(lines).padStart(7)} ${name}`)

const large = src
  .map((file) => ({ file, ...countLines(read(file)) }))
  .filter(({ lines }) => lines > 200)
  .toSorted((a, b) => b.lines - a.lines)
console.log('\nfiles above 200 lines')
for (const { file, lines } of large) console.log(`${String(lines).padStart(7)} ${file}`)

const components = code.map((file) => ({ file, code: read(file) }))
const { longest: longestClass, tokens, arbitrary } = classFigures(components)
const arbitraryShare = ((100 * arbitrary) / tokens).toFixed(1)
console.log(
  `\nlongest class             ${longestClass.text.length} characters, ${longestClass.file}`,
)
console.log(`values written out        ${arbitraryShare} % of ${tokens} classes`)
