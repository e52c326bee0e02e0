import { expect, test } from 'vitest'
import {
  forEachWithProgress,
  type ProgressOptions,
} from '../../../src/prerender/output/forEachWithProgress'

/** The output of a step over ten pages that take `ms` each, by the test's own clock. */
async function heardOf(ms: number, more: Partial<ProgressOptions> & { isTTY?: boolean } = {}) {
  let time = 0
  let heard = ''
  const done: number[] = []
  const { isTTY = false, ...watch } = more
  const stream = { write: (text: string) => (heard += text), isTTY, columns: 60 }
  const pages = Array.from({ length: 10 }, (_, i) => i)
  await forEachWithProgress(
    'pages',
    pages,
    { stream, env: {}, logLevel: 'info', now: () => time, ...watch },
    (page) => {
      done.push(page)
      time += ms
      return Promise.resolve()
    },
  )
  expect(done).toEqual(pages)
  return heard
}

test('a long step prints a progress line now and then', async () => {
  expect(await heardOf(2000)).toBe(
    'pages: 3 of 10, 0.5 a second, 0:14 left\n' +
      'pages: 6 of 10, 0.5 a second, 0:08 left\n' +
      'pages: 9 of 10, 0.5 a second, 0:02 left\n',
  )
})

test.each([{ CI: 'true' }, { TERM: 'dumb' }])(
  'a step with %j prints plain lines, also on a terminal',
  async (env) => {
    expect(await heardOf(2000, { isTTY: true, env })).toBe(await heardOf(2000))
  },
)

test('a step prints nothing below the log level info', async () => {
  expect(await heardOf(2000, { logLevel: 'error' })).toBe('')
})

test('a failing step on a terminal erases its line', async () => {
  let heard = ''
  const stream = { write: (text: string) => (heard += text), isTTY: true }
  let time = 0
  const watch = { stream, env: {}, logLevel: 'info', now: () => (time += 1000) }
  const fail = () => Promise.reject(new Error('no room'))
  await expect(forEachWithProgress('pages', [1, 2], watch, fail)).rejects.toThrow('no room')
  expect(heard.endsWith('\r\u001B[K')).toBe(true)
})
