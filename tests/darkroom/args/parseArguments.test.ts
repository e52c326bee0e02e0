import { describe, expect, test } from 'vitest'
import { count, flag, textOption, widths } from '../../../src/darkroom/args/option'
import { type CommandSpec, parseArguments } from '../../../src/darkroom/args/parseArguments'
import { EXIT, CommandError } from '../../../src/darkroom/diagnostics/exit'

const command: CommandSpec = {
  name: 'develop',
  usage: '<film>',
  help: '',
  positionals: [1, 1],
  options: [
    count('jobs', ''),
    widths('widths', ''),
    textOption('album', '<key>', ''),
    textOption('use', 'host|mirror', ''),
    flag('dry-run', ''),
  ],
}

const refusal = (argv: string[]) => {
  try {
    parseArguments(command, argv)
  } catch (cause) {
    expect(cause).toBeInstanceOf(CommandError)
    expect((cause as CommandError).code).toBe(EXIT.usage)
    return (cause as CommandError).message
  }
  return undefined
}

test('arguments and options are read in any order, with a blank or an equals sign between', () => {
  const args = parseArguments(command, [
    '--jobs',
    '3',
    'film one',
    '--widths=960,480,480',
    '--use=mirror',
    '--dry-run',
    '--dry-run',
  ])
  expect(args.positionals).toEqual(['film one'])
  expect(args.count('jobs')).toBe(3)
  expect(args.widths('widths')).toEqual([480, 960])
  expect(args.flag('dry-run')).toBe(true)
  expect(args.text('use')).toBe('mirror')
  expect(args.text('album')).toBeUndefined()
})

test('words after -- are arguments, and a value may contain an equals sign', () => {
  expect(parseArguments(command, ['--', '--odd folder']).positionals).toEqual(['--odd folder'])
  expect(parseArguments(command, ['film', '--album=a=b']).text('album')).toBe('a=b')
})

describe('wrong arguments are refused in one line', () => {
  test.each([
    [['film', '--widhts', '1'], '--widhts: develop has no such option. Did you mean --widths?'],
    [['film', '--dryrun'], '--dryrun: develop has no such option. Did you mean --dry-run?'],
    [['film', '--jobs', '0'], '--jobs: takes a whole number above 0, not "0"'],
    [['film', '--jobs', 'two'], '--jobs: takes a whole number above 0, not "two"'],
    [
      ['film', '--widths', '480;960'],
      '--widths: takes widths in pixels such as 480,960,1600, not "480;960"',
    ],
    [['film', '--album'], '--album: needs a value, <key>'],
    [['film', '--album', '--dry-run'], '--album: needs a value, <key>'],
    [
      ['film', '--album', 'a', '--album=b'],
      '--album: is given twice. Give it once, as --album <key>',
    ],
    [['film', '--use', 'dark'], '--use: must be host or mirror, not "dark".'],
    [['film', '--dry-run=yes'], '--dry-run: takes no value'],
    [[], 'develop: an argument is missing. Write it as: darkroom develop <film>'],
    [['a', 'b'], 'develop: unexpected argument "b". Write it as: darkroom develop <film>'],
  ])('%j', (argv, message) => {
    expect(refusal(argv)).toBe(message)
  })
})
