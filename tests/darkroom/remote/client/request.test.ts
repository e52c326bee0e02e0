import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS, wallClock } from '../../../../src/darkroom/remote/client/limits'
import { movedTo, request } from '../../../../src/darkroom/remote/client/request'
import { listen } from '../../../listen'

const NOW = Date.UTC(2026, 0, 1)
let close = async () => {}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(async () => {
  vi.useRealTimers()
  await close()
})

/** Starts a host, and returns its origin. */
async function open(answer: RequestListener): Promise<string> {
  const host = await listen(answer)
  close = host.close
  return host.origin
}

const pauses: number[] = []
const ends = {
  limits: { ...LIMITS, bytes: 1000 },
  clock: { ...wallClock, sleep: async (ms: number) => void pauses.push(ms) },
}
const at = (url: string, question = {}) => {
  pauses.length = 0
  return request(url, question, ends)
}

describe('a body', () => {
  test('is read with its type and validators', async () => {
    const origin = await open((_, response) => {
      const headers = { 'content-type': 'Image/JPEG; q=1', etag: '"a"', 'last-modified': 'Monday' }
      response.writeHead(200, headers).end('abc')
    })
    expect(await at(`${origin}/a.jpg`)).toEqual({
      kind: 'body',
      bytes: Buffer.from('abc'),
      type: 'image/jpeg',
      isCut: false,
      redirects: [],
      etag: '"a"',
      lastModified: 'Monday',
    })
  })
  test('above the limit by its Content-Length is not read', async () => {
    const origin = await open((_, response) => {
      response.writeHead(200, { 'content-length': 5000 }).flushHeaders()
    })
    expect(await at(origin)).toMatchObject({ kind: 'failed', cause: 'too-large' })
  })
  test('above the limit without a Content-Length is aborted', async () => {
    let left: Promise<unknown> = Promise.resolve()
    const origin = await open((_, response) => {
      left = new Promise((gone) => response.on('close', gone))
      response.write(Buffer.alloc(2000))
    })
    expect(await at(origin)).toMatchObject({ kind: 'failed', cause: 'too-large' })
    await left
  })
  test('shorter than its Content-Length is marked as cut off', async () => {
    const origin = await open((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('abc', () => response.destroy())
    })
    expect(await at(origin)).toMatchObject({ kind: 'body', isCut: true })
  })
})

test('a conditional request sends ETag, date and Referer', async () => {
  let heard: unknown
  const origin = await open((request, response) => {
    const { referer, 'if-none-match': etag, 'if-modified-since': since } = request.headers
    heard = { referer, etag, since }
    response.writeHead(304).end()
  })
  const question = { referer: 'https://ada.example.com/', etag: '"a"', lastModified: 'Monday' }
  expect(await at(origin, question)).toEqual({ kind: 'not-modified', redirects: [] })
  expect(heard).toEqual({ referer: 'https://ada.example.com/', etag: '"a"', since: 'Monday' })
})

describe('a busy host', () => {
  const busy = (status: number, headers: Record<string, string>, times = Infinity) => {
    let asked = 0
    return open((_, response) => {
      if (asked++ < times) response.writeHead(status, headers).end()
      else response.writeHead(200).end('abc')
    })
  }
  test.each([502, 503, 504])('with %i is asked again after a growing pause', async (status) => {
    const origin = await busy(status, {}, 2)
    expect(await at(origin)).toMatchObject({ kind: 'body' })
    expect(pauses).toEqual([300, 600])
  })
  test.each([
    ['3', 3000],
    [new Date(NOW + 7000).toUTCString(), 7000],
    [new Date(NOW - 7000).toUTCString(), 0],
    ['soon', 300],
  ])('that sends Retry-After: %s is asked again after %i ms', async (header, pause) => {
    const origin = await busy(429, { 'retry-after': header }, 1)
    expect(await at(origin)).toMatchObject({ kind: 'body' })
    expect(pauses).toEqual([pause])
  })
  test.each([
    [429, 'an hour', '3600'],
    [404, 'a second', '1'],
  ])('with %i and Retry-After of %s is not asked again', async (status, _, header) => {
    const origin = await busy(status, { 'retry-after': header })
    expect(await at(origin)).toMatchObject({ kind: 'refused', status })
    expect(pauses).toEqual([])
  })
})

describe('Ctrl-C ends a request', () => {
  test('while a host does not answer', async () => {
    const stop = new AbortController()
    const origin = await open(() => stop.abort())
    expect(await request(origin, {}, { ...ends, stop: stop.signal })).toMatchObject({
      kind: 'failed',
    })
  })
  test('during a pause', async () => {
    const stop = new AbortController()
    const origin = await open((_, response) => {
      response.writeHead(503, { 'retry-after': '50' }).end()
      response.on('close', () => stop.abort())
    })
    const answer = await request(origin, {}, { ...ends, clock: wallClock, stop: stop.signal })
    expect(answer.kind).not.toBe('body')
  })
})

describe('redirects', () => {
  test('are followed up to five times', async () => {
    const origin = await open(({ url }, response) => {
      const n = Number(url!.slice(1))
      if (n === 5) response.writeHead(200).end('abc')
      else response.writeHead(302, { location: `/${n + 1}` }).end()
    })
    expect(await at(`${origin}/0`)).toMatchObject({ kind: 'body' })
    expect(await at(`${origin}/-1`)).toMatchObject({ kind: 'failed', cause: 'redirect-loop' })
  })
  test('in a circle are followed once', async () => {
    let asked = 0
    const origin = await open(({ url }, response) => {
      asked += 1
      response.writeHead(302, { location: url === '/a' ? '/b' : '/a' }).end()
    })
    expect(await at(`${origin}/a`)).toMatchObject({ kind: 'failed', cause: 'redirect-loop' })
    expect(asked).toBe(2)
  })
  test.each([
    ['http://a.invalid/', 'insecure-url'],
    ['https://192.168.1.1/', 'private-address'],
    ['https://[fd00::1]/', 'private-address'],
    ['http://10.0.0.1/', 'private-address'],
    ['https://[', 'unreachable'],
  ])('to %s are not followed', async (location, cause) => {
    const origin = await open((_, response) => response.writeHead(302, { location }).end())
    expect(await at(origin)).toMatchObject({ kind: 'failed', cause })
  })
  test('change the address of a picture only if they are permanent', () => {
    const hops = (...all: [number, string][]) => all.map(([status, to]) => ({ status, to }))
    expect(movedTo('a', hops())).toBe('a')
    expect(movedTo('a', hops([302, 'b']))).toBe('a')
    expect(movedTo('a', hops([301, 'b'], [308, 'c'], [302, 'd'], [301, 'e']))).toBe('c')
  })
})

test('a host that cannot be reached is a failed answer', async () => {
  const origin = await open(() => {})
  await close()
  expect(await at(origin)).toMatchObject({ kind: 'failed', cause: 'unreachable' })
})
