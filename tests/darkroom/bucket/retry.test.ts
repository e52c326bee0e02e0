import { expect, test } from 'vitest'
import { retry } from '../../../src/darkroom/bucket/retry'

/** Fails with each of these failures in turn, then succeeds. */
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
  'the failure %j is retried twice',
  async (failure) => {
    const twice = work(failure, failure)
    expect(await retry(twice.run, NO_PAUSES)).toBe('done')
    const thrice = work(failure, failure, failure)
    await expect(retry(thrice.run, NO_PAUSES)).rejects.toThrow('no')
    expect(thrice.attempts.count).toBe(3)
  },
)
test('a refusal is not retried', async () => {
  const { run, attempts } = work({ statusCode: 403 })
  await expect(retry(run, NO_PAUSES)).rejects.toThrow('no')
  expect(attempts.count).toBe(1)
})
