import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { planRelief } from '../../../src/relief/planRelief'
import { rings } from '../../../src/relief/rings'
import { blockLetters } from '../../relief/blockLetters'

const { ringsInput } = planRelief('Ida', { width: 60, height: 40 }, blockLetters)
const DRAWN = rings(...ringsInput)

/** Workers that were started; each answers when the test says so. */
let workers: FakeWorker[]

class FakeWorker extends EventTarget {
  sent: unknown
  isTerminated = false
  constructor(readonly url: unknown) {
    super()
    workers.push(this)
  }
  postMessage(message: unknown) {
    this.sent = message
  }
  terminate() {
    this.isTerminated = true
  }
}

/** Loads a fresh module each time: it keeps its policy, which a page may create only once. */
async function draw(signal = new AbortController().signal) {
  const { drawRings } = await import('../../../src/home/relief/drawRings')
  return drawRings(ringsInput, signal)
}

const started = async () => {
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  return workers[0]!
}

beforeEach(() => {
  vi.resetModules()
  workers = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

describe('the rings are drawn', () => {
  test('by a worker, which is terminated after its answer', async () => {
    const drawn = draw()
    const worker = await started()
    expect(worker.sent).toEqual(ringsInput)
    worker.dispatchEvent(new MessageEvent('message', { data: ['M0 0'] }))
    expect(await drawn).toEqual(['M0 0'])
    expect(worker.isTerminated).toBe(true)
  })

  test('until they are aborted, which terminates the worker', async () => {
    const wanted = new AbortController()
    const drawn = draw(wanted.signal)
    const worker = await started()
    wanted.abort(new Error('left'))
    await expect(drawn).rejects.toThrow('left')
    expect(worker.isTerminated).toBe(true)
  })

  test('by a worker whose URL comes from one Trusted Types policy', async () => {
    const createPolicy = vi.fn((_, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    void draw()
    void draw()
    await vi.waitFor(() => expect(workers).toHaveLength(2))
    for (const { url } of workers) expect(url).toMatch(/^trusted .*ringsWorker/)
    expect(createPolicy).toHaveBeenCalledOnce()
    expect(createPolicy).toHaveBeenCalledWith('rings', expect.anything())
  })
})

describe('the page draws the rings itself', () => {
  test('where the browser has no worker', async () => {
    vi.stubGlobal('Worker', undefined)
    expect(await draw()).toEqual(DRAWN)
  })

  test('where the worker fails to load', async () => {
    const drawn = draw()
    const worker = await started()
    worker.dispatchEvent(new Event('error'))
    expect(await drawn).toEqual(DRAWN)
    expect(worker.isTerminated).toBe(true)
  })

  test('where the page headers forbid the policy', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('Policy "rings" disallowed')
      },
    })
    expect(await draw()).toEqual(DRAWN)
    expect(workers).toEqual([])
  })
})
