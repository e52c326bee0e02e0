import { parseArgs } from 'node:util'
import { didYouMean } from '../diagnostics/didYouMean.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { Option, OptionName } from './option.ts'

export type CommandSpec = {
  name: string
  /** Follows the name in the help, e.g. `<folder> --album <key>`. */
  usage: string
  help: string
  positionals: [least: number, most: number]
  options: Option[]
}

/** Options that were not given are `undefined`; flags are `false`. */
export type Args = ReturnType<typeof parseArguments>

type OptionToken = { name: string; value: string | undefined; inlineValue: boolean | undefined }

const refuse = (message: string): never => {
  throw new UsageError(message)
}

function check(
  { name, kind, value: shape = '<>' }: Option,
  value: string,
): string | number | number[] {
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
  const words = shape.split('|')
  if (!shape.startsWith('<') && !words.includes(value))
    refuse(`--${name}: must be ${words.join(' or ')}, not "${value}".`)
  return value
}

/** Returns the value of an option, or `true` for a flag. */
function valueOf(command: CommandSpec, { name, value, inlineValue }: OptionToken) {
  const option = command.options.find((o) => o.name === name)
  if (!option) {
    const names = command.options.map((o) => `--${o.name}`)
    return refuse(`--${name}: ${command.name} has no such option.${didYouMean(`--${name}`, names)}`)
  }
  if (option.kind === 'flag') return value === undefined || refuse(`--${name}: takes no value`)
  if (value === undefined || (!inlineValue && value.startsWith('--')))
    return refuse(`--${name}: needs a value, ${option.value ?? ''}`)
  return check(option, value)
}

/** Parses the arguments of a command. Throws a UsageError for anything unknown or given twice. */
export function parseArguments(command: CommandSpec, argv: string[]) {
  // Not strict: Node's messages take several lines and do not suggest the nearest option.
  const { tokens, positionals } = parseArgs({
    args: argv,
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      command.options.map(({ name, kind }) => [
        name,
        { type: kind === 'flag' ? 'boolean' : 'string' } as const,
      ]),
    ),
  })
  const found = new Map<string, ReturnType<typeof valueOf>>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const value = valueOf(command, token)
    const shape = command.options.find((option) => option.name === token.name)?.value
    if (value !== true && found.has(token.name))
      refuse(`--${token.name}: is given twice. Give it once, as --${token.name} ${shape}`)
    found.set(token.name, value)
  }
  const [least, most] = command.positionals
  if (positionals.length < least || positionals.length > most)
    refuse(
      `${command.name}: ${positionals.length < least ? 'an argument is missing' : `unexpected argument "${positionals[most]}"`}. Write it as: darkroom ${command.name} ${command.usage}`,
    )
  return {
    positionals,
    flag: (name: OptionName['flag']) => found.has(name),
    text: (name: OptionName['text']) => found.get(name) as string | undefined,
    count: (name: OptionName['count']) => found.get(name) as number | undefined,
    widths: (name: OptionName['widths']) => found.get(name) as number[] | undefined,
  }
}

export const NO_ARGUMENTS = parseArguments(
  { name: '', usage: '', help: '', positionals: [0, 0], options: [] },
  [],
)
