import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEncoders } from '../../../src/darkroom/pictures/encoders'
import { sha256 } from '../../../src/sha256'
import { keepEncoders } from '../encoders'
import { picture } from '../photos'
import { makeFolder } from '../site'
import { USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'

async function photo(name: string) {
  const path = join(makeFolder(), name)
  writeFileSync(path, await picture(240, 160).jpeg().toBuffer())
  return { path, maxPixels: 1e6 }
}

/** Linux lists the child processes of this process here. */
const CHILDREN = `/proc/${process.pid}/task/${process.pid}/children`
const children = () => readFileSync(CHILDREN, 'utf8').trim().split(' ').filter(Boolean).map(Number)

test.runIf(existsSync(CHILDREN))(
  'a picture that crashes its decoder does not affect others',
  async () => {
    const encoders = openEncoders()
    const before = new Set(children())
    const kill = () => {
      const encoder = children().find((pid) => !before.has(pid))
      process.kill(encoder!, 'SIGKILL')
      return encoder
    }
    // A pipe without an end, so that the encoder cannot answer first.
    const path = join(makeFolder(), 'pipe')
    spawnSync('mkfifo', [path])
    const looking = encoders.inspect({ path, maxPixels: 1e6 })
    await expect.poll(() => children().length).toBeGreaterThan(before.size)
    kill()
    expect(await looking).toMatchObject({ refused: { code: 'crashed' } })
    expect(await encoders.inspect(await photo('b.jpg'))).toMatchObject({ picture: { width: 240 } })
    // An idle encoder that dies costs no picture.
    const idle = kill()
    await expect.poll(children).not.toContain(idle)
    expect(await encoders.inspect(await photo('c.jpg'))).toMatchObject({ picture: { width: 240 } })
    await encoders.close()
  },
)

test('a task after close fails as a crash', async () => {
  const encoders = openEncoders()
  const looking = encoders.inspect(await photo('a.jpg'))
  await encoders.close()
  for (const answer of [looking, encoders.inspect(await photo('b.jpg'))])
    expect(await answer).toMatchObject({ refused: { code: 'crashed' } })
})

test('a process that cannot be started fails as a crash', async () => {
  const encoders = openEncoders()
  const { execPath } = process
  process.execPath = '/nowhere/node'
  try {
    expect(await encoders.inspect(await photo('a.jpg'))).toMatchObject({
      refused: { code: 'crashed' },
    })
  } finally {
    process.execPath = execPath
  }
  await encoders.close()
})

test('a photo that changed since it was listed is refused', async () => {
  const encoders = keepEncoders()
  const options = { recipe: USUAL_RECIPE, rotate: 0, jpeg: false, encode: false } as const
  const task = { ...options, ...(await photo('a.jpg')) }
  const id = sha256(readFileSync(task.path)).slice(0, 12)
  expect(await encoders.render({ ...task, id })).toMatchObject({ details: { width: 240 } })
  writeFileSync(task.path, await picture(240, 160, 1).jpeg().toBuffer())
  expect(await encoders.render({ ...task, id })).toMatchObject({ refused: { code: 'changed' } })
})
