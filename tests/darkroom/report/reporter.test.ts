import { describe, expect, test } from 'vitest'
import { createReporter } from '../../../src/darkroom/report/reporter'
import { clock } from '../../../src/progress'

/** A reporter whose output is kept, with a clock that the test sets. */
function listen({
  tty = false,
  json = false,
  env = {},
}: { tty?: boolean; json?: boolean; env?: Record<string, string> } = {}) {
  const heard = { out: '', err: '' }
  let time = 0
  const reporter = createReporter({
    stdout: { write: (text) => (heard.out += text) },
    stderr: { write: (text) => (heard.err += text), isTTY: tty, columns: 40 },
    env,
    json,
    now: () => time,
  })
  return { reporter, heard, turn: (ms: number) => (time += ms) }
}
const REFUSED = { code: 'empty', message: 'is empty', remedy: 'Copy it again' } as const

describe('a reporter on a terminal', () => {
  test('shows progress in one redrawn line with count, rate and time left, and removes it at the end', () => {
    const { reporter, heard, turn } = listen({ tty: true })
    reporter.progress(0, 10)
    turn(2000)
    reporter.progress(4, 10)
    expect(heard.err).toContain('\r\u001B[K4 of 10, 2.0 a second, 0:03 left')
    turn(2000)
    reporter.progress(10, 10)
    expect(heard.err.endsWith('\r\u001B[K')).toBe(true)
    expect(heard.err).not.toContain('\n')
  })
  test('prints a message on its own line, in colour', () => {
    const { reporter, heard, turn } = listen({ tty: true })
    reporter.progress(0, 2)
    turn(1000)
    reporter.progress(1, 2)
    reporter.failed('a.jpg', REFUSED)
    expect(
      heard.err.endsWith('\r\u001B[K\u001B[31ma.jpg:\u001B[39m is empty. Copy it again.\n'),
    ).toBe(true)
  })
  test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('prints no colour with %j', (env) => {
    const { reporter, heard } = listen({ tty: true, env })
    reporter.failed('a.jpg', REFUSED)
    expect(heard.err).toBe('a.jpg: is empty. Copy it again.\n')
  })
})

describe('a reporter without a terminal', () => {
  test('measures each piece of work anew', () => {
    const { reporter, heard, turn } = listen()
    reporter.progress(0, 2)
    turn(600_000)
    reporter.progress(2, 2)
    reporter.progress(0, 20)
    turn(5000)
    reporter.progress(5, 20)
    expect(heard.err.trim().split('\n').at(-1)).toBe('5 of 20, 1.0 a second, 0:15 left')
  })
  test('prints messages but no progress in continuous integration', () => {
    for (const tty of [true, false]) {
      const { reporter, heard, turn } = listen({ tty, env: { CI: 'true', NO_COLOR: '1' } })
      reporter.progress(0, 2)
      turn(9000)
      reporter.progress(1, 2)
      reporter.failed('a.jpg', REFUSED)
      expect(heard.err).toBe('a.jpg: is empty. Copy it again.\n')
    }
  })
})

test('a reporter with --json prints one event a line on standard output, and nothing else', () => {
  const { reporter, heard, turn } = listen({ json: true, tty: true })
  reporter.progress(0, 2)
  turn(9000)
  reporter.progress(1, 2)
  reporter.line('hello')
  reporter.failed('a.jpg', REFUSED)
  reporter.summary('done', { photos: 2 })
  expect(heard.err).toBe('')
  expect(
    heard.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { event: 'failed', file: 'a.jpg', kind: 'empty', cause: 'is empty', remedy: 'Copy it again' },
    { event: 'summary', photos: 2 },
  ])
})

test('durations are written in minutes and seconds', () => {
  expect([0, 9.6, 75, 3600].map(clock)).toEqual(['0:00', '0:10', '1:15', '60:00'])
})

test('a name with a line break or a terminal command is printed as one harmless line', () => {
  const { reporter, heard } = listen({ tty: true, env: { NO_COLOR: '1' } })
  reporter.failed('bad\nname\u001B[2J.jpg', REFUSED)
  expect(heard.err).toBe('bad name\uFFFD[2J.jpg: is empty. Copy it again.\n')
})
