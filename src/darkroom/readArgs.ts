import { EXIT, Halt } from './exit.ts'

/** `count`: a whole number above 0; `widths`: pixels, ascending; `text`: anything; `flag`: there or not. */
export type Option = {
  name: string
  kind: 'flag' | 'text' | 'count' | 'widths'
  /** What stands for the value in the help, e.g. `<folder>`. */
  value?: string
  help: string
}

export type Command = {
  name: string
  /** What stands after the name, e.g. `<folder> --album <key>`. */
  usage: string
  help: string
  /** How many words it takes: at least and at most. */
  words: [number, number]
  options: Option[]
}

/** What was asked for, checked: an option that was not given is `undefined` or `false`. */
export type Args = {
  words: string[]
  flag(name: string): boolean
  text(name: string): string | undefined
  count(name: string): number | undefined
  widths(name: string): number[] | undefined
}

/** How many letters must change to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length]!
}

/** The known word nearest to what was typed. */
export function nearest(typed: string, known: string[]): string | undefined {
  return known.toSorted((a, b) => distance(typed, a) - distance(typed, b))[0]
}

const refuse = (message: string): never => {
  throw new Halt(EXIT.usage, message)
}

function check({ name, kind }: Option, value: string): string | number | number[] {
  if (kind === 'count') {
    if (!/^[1-9]\d{0,8}$/.test(value))
      refuse(`--${name}: takes a whole number above 0, not "${value}"`)
    return Number(value)
  }
  if (kind === 'widths') {
    if (!/^[1-9]\d{1,4}(,[1-9]\d{1,4})*$/.test(value))
      refuse(`--${name}: takes widths in pixels such as 480,960,1600, not "${value}"`)
    return [...new Set(value.split(',').map(Number))].toSorted((a, b) => a - b)
  }
  if (value === '') refuse(`--${name}: is empty. Give it a value`)
  return value
}

/** Reads what stands after the command's name. Halts with exit 1 on anything the command does not know. */
export function readArgs(command: Command, argv: string[]): Args {
  const found = new Map<string, true | string | number | number[]>()
  const words: string[] = []
  const rest = [...argv]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') {
      words.push(...rest.splice(0))
      break
    }
    if (!arg.startsWith('-') || arg === '-') {
      words.push(arg)
      continue
    }
    const [name = '', ...values] = arg.replace(/^--?/, '').split('=')
    const option = command.options.find((o) => o.name === name)
    if (!option) {
      const near = nearest(
        name,
        command.options.map((o) => o.name),
      )
      return refuse(
        `--${name}: ${command.name} has no such option. ${near ? `Did you mean --${near}?` : 'It takes none.'}`,
      )
    }
    if (option.kind === 'flag') {
      if (values.length) refuse(`--${name}: takes no value`)
      found.set(name, true)
    } else {
      const value = values.length ? values.join('=') : rest.shift()
      if (value === undefined || (!values.length && value.startsWith('--')))
        return refuse(`--${name}: needs a value, ${option.value ?? ''}`)
      found.set(name, check(option, value))
    }
  }
  const [least, most] = command.words
  if (words.length < least || words.length > most)
    refuse(
      `${command.name}: ${words.length < least ? 'something is missing' : `cannot use "${words[most]}"`}. Write it as: darkroom ${command.name} ${command.usage}`,
    )
  return {
    words,
    flag: (name) => found.has(name),
    text: (name) => found.get(name) as string | undefined,
    count: (name) => found.get(name) as number | undefined,
    widths: (name) => found.get(name) as number[] | undefined,
  }
}
