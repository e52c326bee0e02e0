import type { CommandSpec } from './parseArguments.ts'

const CODES = `Exit codes
  0    all good
  1    asked for something that cannot be: option, folder, content
  2    some photos failed; the rest are published
  3    check found something to mend
  4    another run holds the lock
  5    the disk is full or may not be written; nothing is half written
  130  stopped by Ctrl-C; the same command resumes`

const columns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

export function helpOverall(commands: readonly CommandSpec[]): string {
  return [
    'npm run darkroom -- <command>',
    columns(commands.map(({ name, usage, help }) => [`${name} ${usage}`.trim(), help])),
    CODES,
    'npm run darkroom -- <command> --help says more, and --version which version this is.',
  ].join('\n\n')
}

export function helpFor({ name, usage, help, options }: CommandSpec): string {
  const rows = options.map(({ name, value, help }): [string, string] => [
    `--${name}${value ? ` ${value}` : ''}`,
    help,
  ])
  return [`npm run darkroom -- ${name} ${usage}`.trim(), `  ${help}`, columns(rows), CODES].join(
    '\n\n',
  )
}
