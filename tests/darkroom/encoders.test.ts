import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEncoders } from '../../src/darkroom/encoders'
import { picture } from './photos'
import { makeFolder } from './site'

async function photo(name: string) {
  const path = join(makeFolder(), name)
  const bytes = await picture(240, 160).jpeg().toBuffer()
  writeFileSync(path, bytes)
  return { path, size: bytes.length, pixels: 1e6, avifLimit: 1e8 }
}

/** Where Linux lists the processes that this one has started. */
const CHILDREN = `/proc/${process.pid}/task/${process.pid}/children`
const children = () => readFileSync(CHILDREN, 'utf8').trim().split(' ').map(Number)

test('a picture is looked at in another process', async () => {
  const encoders = openEncoders()
  expect(await encoders.look(await photo('a.jpg'))).toMatchObject({
    picture: { state: 'whole', width: 240, height: 160 },
  })
  expect(encoders.started()).toBe(1)
  await encoders.close()
})

test.runIf(existsSync(CHILDREN))(
  'one that brings the decoder down costs that picture, and no other',
  async () => {
    const encoders = openEncoders()
    const before = new Set(children())
    const kill = () => {
      const encoder = children().find((pid) => !before.has(pid))
      process.kill(encoder!, 'SIGKILL')
      return encoder
    }
    const looking = encoders.look(await photo('a.jpg'))
    // Before it has come up and answered.
    while (encoders.started() === 0) await new Promise(setImmediate)
    kill()
    expect(await looking).toMatchObject({ refused: { kind: 'crashed' } })
    expect(await encoders.look(await photo('b.jpg'))).toMatchObject({ picture: { width: 240 } })
    // One that dies while it has nothing to do costs none.
    const idle = kill()
    await expect.poll(children).not.toContain(idle)
    expect(await encoders.look(await photo('c.jpg'))).toMatchObject({ picture: { width: 240 } })
    await encoders.close()
  },
)

test('who has been let go starts nothing more', async () => {
  const encoders = openEncoders()
  const looking = encoders.look(await photo('a.jpg'))
  await encoders.close()
  expect(await looking).toMatchObject({ refused: { kind: 'crashed' } })
  expect(await encoders.look(await photo('b.jpg'))).toMatchObject({ refused: { kind: 'crashed' } })
  expect(encoders.started()).toBe(0)
})

test('where none can be started every photo is told so, and the command ends', async () => {
  const encoders = openEncoders()
  const { execPath } = process
  process.execPath = '/nowhere/node'
  try {
    expect(await encoders.look(await photo('a.jpg'))).toMatchObject({
      refused: { kind: 'crashed' },
    })
  } finally {
    process.execPath = execPath
  }
  await encoders.close()
})
