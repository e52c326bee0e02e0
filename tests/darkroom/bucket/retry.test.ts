import { expect, test } from 'vitest'
import { retry } from '../../../src/darkroom/bucket/retry'

/** Fails as told, one failure a time, and then is done. */
function work(...failures: object[]) {
  const left = [...failures]
  const attempts = { count: 0 }
  const run = () => {
    attempts.count += 1
    const failure = left.shift()
    return failure
      ? Promise.reject(Object.assign(new Error('no'), failure))
      : Promise.resolve('done')
  }
  return { run, attempts }
}
const NO_PAUSES = [0, 0]

test.each([[{}], [{ statusCode: 503 }], [{ statusCode: 429 }]])(
  'another attempt follows %j',
  async (failure) => {
    const twice = work(failure, failure)
    expect(await retry(twice.run, NO_PAUSES)).toBe('done')
    const thrice = work(failure, failure, failure)
    await expect(retry(thrice.run, NO_PAUSES)).rejects.toThrow('no')
    expect(thrice.attempts.count).toBe(3)
  },
)
test('a refusal is final', async () => {
  const { run, attempts } = work({ statusCode: 403 })
  await expect(retry(run, NO_PAUSES)).rejects.toThrow('no')
  expect(attempts.count).toBe(1)
})
