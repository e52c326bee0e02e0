import { describe, expect, test } from 'vitest'
import { type Command, readArgs } from '../../../src/darkroom/args/readArgs'
import { nearest } from '../../../src/darkroom/diagnostics/nearest'
import { EXIT, CommandError } from '../../../src/darkroom/diagnostics/exit'
import { darkroom, makeSite, spawnDarkroom } from '../site'

const command: Command = {
  name: 'develop',
  usage: '<film>',
  help: '',
  positionals: [1, 1],
  options: [
    { name: 'jobs', kind: 'count', value: '<n>', help: '' },
    { name: 'widths', kind: 'widths', value: '<px,px>', help: '' },
    { name: 'album', kind: 'text', value: '<key>', help: '' },
    { name: 'dry-run', kind: 'flag', help: '' },
  ],
}

const refusal = (argv: string[]) => {
  try {
    readArgs(command, argv)
  } catch (cause) {
    expect(cause).toBeInstanceOf(CommandError)
    expect((cause as CommandError).code).toBe(EXIT.usage)
    return (cause as CommandError).message
  }
  return undefined
}

test('reads arguments and options in any order, with a blank or a sign between', () => {
  const args = readArgs(command, ['--jobs', '3', 'film one', '--widths=960,480,480', '--dry-run'])
  expect(args.positionals).toEqual(['film one'])
  expect(args.count('jobs')).toBe(3)
  expect(args.widths('widths')).toEqual([480, 960])
  expect(args.flag('dry-run')).toBe(true)
  expect(args.text('album')).toBeUndefined()
})

test('takes what stands behind -- for arguments, and a single dash inside a value', () => {
  expect(readArgs(command, ['--', '--odd folder']).positionals).toEqual(['--odd folder'])
  expect(readArgs(command, ['film', '--album=a=b']).text('album')).toBe('a=b')
})

describe('refuses, in one line', () => {
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
    [['film', '--dry-run=yes'], '--dry-run: takes no value'],
    [[], 'develop: something is missing. Write it as: darkroom develop <film>'],
    [['a', 'b'], 'develop: cannot use "b". Write it as: darkroom develop <film>'],
  ])('%j', (argv, message) => {
    expect(refusal(argv)).toBe(message)
  })
})

test('the nearest word is the one with the fewest letters changed', () => {
  expect(nearest('imprt', ['import', 'check', 'clean'])).toBe('import')
  expect(nearest('x', [])).toBeUndefined()
})

describe('the command itself', () => {
  test('says its commands and exit codes, and exits 0 when asked for help, 1 without a command', async () => {
    const root = makeSite()
    const [help, bare, forImport] = await Promise.all([
      spawnDarkroom(root, ['--help']),
      darkroom(root, []),
      darkroom(root, ['import', '--help']),
    ])
    expect(help.code).toBe(0)
    expect(bare.code).toBe(1)
    for (const code of [0, 1, 2, 3, 4, 5, 130])
      expect(help.out).toMatch(new RegExp(`^  ${code} `, 'm'))
    for (const name of ['import', 'check', 'clean', 'doctor'])
      expect(help.out).toContain(`  ${name}`)
    expect(forImport.out).toContain('--widths <px,px,…>')
  })
  test('refuses what it does not know with the nearest that it does', async () => {
    const root = makeSite()
    const [word, option] = await Promise.all([
      darkroom(root, ['improt', 'x']),
      darkroom(root, ['import', 'x', '--albun', 'y']),
    ])
    expect([word.code, word.err]).toEqual([1, expect.stringContaining('Did you mean import?')])
    expect([option.code, option.err]).toEqual([
      1,
      '--albun: import has no such option. Did you mean --album?\n',
    ])
  })
  test.each([
    [['import', 'nowhere', '--album', 'a2024'], 'nowhere: there is no such folder'],
    [
      ['import', 'src', '--album', '../escape'],
      '"../escape" cannot be an album’s address'.replace('’', "'"),
    ],
    [['import', 'src', '--album', 'landscape'], 'cannot be the address of an album'],
    [
      ['import', 'src', '--album', 'a2024', '--category', 'cars'],
      '--category: is one of landscape, misc',
    ],
    [
      ['import', 'src', '--album', 'a2024', '--base-url', 'ftp://x'],
      '--base-url: must start with https://',
    ],
    [['import', 'src'], 'which album? Add --album'],
    [['check', 'alp2020'], 'alp2020: there is no such album. Did you mean alps2020?'],
  ])('%j exits 1', async (argv, message) => {
    const run = await darkroom(makeSite(), argv)
    expect(run.code).toBe(1)
    expect(run.err).toContain(message)
    expect(run.err.trim().split('\n')).toHaveLength(1)
  })
})
