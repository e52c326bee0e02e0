import { parseSync, Visitor } from 'vite'

type Span = { start: number; end: number }

/** The number of lines, and of lines with only a comment. */
export function countLines(text: string): { lines: number; comments: number } {
  let isInside = false
  let comments = 0
  const lines = text.split('\n').slice(0, -1)
  for (const line of lines.map((one) => one.trim())) {
    const isComment = isInside || /^(\{?\/\*|\/\/)/.test(line)
    if (isComment) comments += 1
    if (isInside || /^\{?\/\*/.test(line)) isInside = !line.includes('*/')
  }
  return { lines: lines.length, comments }
}

/** Sums `countLines` over several files. */
export function countAll(texts: readonly string[]): { lines: number; comments: number } {
  const counts = texts.map(countLines)
  return {
    lines: counts.reduce((sum, one) => sum + one.lines, 0),
    comments: counts.reduce((sum, one) => sum + one.comments, 0),
  }
}

/** The functions of a TypeScript file, each with its place (`file:line`) and number of lines. */
export function functionsIn(file: string, code: string): { place: string; lines: number }[] {
  const found: { place: string; lines: number }[] = []
  const add = ({ start, end }: Span) =>
    found.push({
      place: `${file}:${code.slice(0, start).split('\n').length}`,
      lines: code.slice(start, end).split('\n').length,
    })
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(file, code).program)
  return found
}
