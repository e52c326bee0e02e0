import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createDisk } from '../../src/darkroom/files/disk'
import { createPublisher, type Run } from '../../src/publishing/createPublisher'
import { changeContent, makeSite } from '../darkroom/site'
import { A, ALBUM, C } from '../table/server/album'

const FILE = 'src/content/albums/alps2020.json'

/** A site whose owner publishes with this Node script. */
function site(script = ''): string {
  const root = makeSite({ [FILE]: ALBUM, 'publish.cjs': script })
  changeContent(root, 'site', (json) => ({ ...json, publish: 'node publish.cjs' }))
  return root
}

/** A publisher, the latest state of its run, and a run that succeeds. */
function open(root: string) {
  let run: Run | undefined
  const publisher = createPublisher(root, createDisk(root), '.', (now) => (run = now))
  const publish = async () => {
    await publisher.start()
    await expect.poll(() => run!.state).toBe('done')
  }
  return { publisher, told: () => run, publish }
}

test('changed captions, order and photos are listed until they are published', async () => {
  const root = site("console.log('sent'); console.error('warned')")
  const { publisher, told } = open(root)
  const before = await publisher.describe()
  expect(before).toMatchObject({ command: 'node publish.cjs', state: 'idle' })
  expect(before.changes!.find(({ title }) => title === 'Alps 2020')).toMatchObject({
    kind: 'new',
    added: [{ id: A }, { id: C }], // the second one is hidden
  })
  await publisher.start()
  expect(told()!.state).toBe('running')
  await expect.poll(told).toEqual({
    state: 'done',
    output: expect.stringMatching(/^\$ node publish.cjs\n(sent\nwarned|warned\nsent)\n$/) as string,
  })
  expect((await publisher.describe()).changes).toEqual([])

  const album = JSON.parse(ALBUM) as { photos: { id: string; alt: string }[] }
  const [a, , c] = album.photos
  const photos = [c, { ...a, alt: 'Another' }, { ...a, id: 'dddddddddddd' }]
  writeFileSync(join(root, FILE), JSON.stringify({ photos }))
  // A new server lists them too.
  expect((await open(root).publisher.describe()).changes).toMatchObject([
    {
      title: 'Alps 2020',
      kind: 'changed',
      added: [{ id: 'dddddddddddd' }],
      changed: [{ id: A }],
      removed: 1,
      isReordered: true,
    },
  ])
})

/** Replaces the settings by a pipe. Reading them waits for `end`. */
function holdSettings(root: string) {
  const settings = join(root, 'src/content/site.json')
  const text = readFileSync(settings, 'utf8')
  rmSync(settings)
  execFileSync('mkfifo', [settings])
  let pipe = -1
  // Fails until the pipe has a reader.
  const openPipe = () => (pipe = openSync(settings, constants.O_WRONLY | constants.O_NONBLOCK))
  return {
    /** Waits for a reader, and puts the settings back for later ones. */
    begin: async () => {
      await expect.poll(openPipe).toBeGreaterThan(0)
      rmSync(settings)
      writeFileSync(settings, text)
    },
    end: () => {
      writeFileSync(pipe, text)
      closeSync(pipe)
    },
  }
}

test.skipIf(process.platform === 'win32')(
  'the end of a run is noted between descriptions, so none has both changes and the time of their publishing',
  async () => {
    const root = site(
      "setInterval(() => require('node:fs').existsSync('go') && process.exit(), 10)",
    )
    const events: string[] = []
    const disk = createDisk(root)
    const write: typeof disk.write = (...written) => {
      events.push('noted')
      return disk.write(...written)
    }
    const publisher = createPublisher(root, { ...disk, write }, '.', ({ state }) =>
      events.push(state),
    )
    await publisher.start()
    const { begin, end } = holdSettings(root)
    const described = publisher.describe()
    await begin()
    writeFileSync(join(root, 'go'), '')
    // The run could end as soon as this one.
    await open(site()).publish()
    expect(events, 'while it is being described').toEqual(['running'])
    end()
    await described
    await expect.poll(() => events).toEqual(['running', 'noted', 'done'])
  },
)

test('publishing the same content again changes the time of the last publishing', async () => {
  const root = site()
  const { publisher, publish } = open(root)
  const lastTime = async () => Date.parse((await publisher.describe()).last!)
  await publish()
  const first = await lastTime()
  const before = new Date(first - 86_400_000)
  utimesSync(join(root, '.darkroom/table/.published.json'), before, before)
  await publish()
  expect(await lastTime()).toBeGreaterThanOrEqual(first)
})

test('the lock of an editor, a link to nothing, is no content', async () => {
  const root = site()
  symlinkSync('ada@host.1', join(root, 'src/content/.#site.json'))
  const { publisher, publish } = open(root)
  expect((await publisher.describe()).changes!.length).toBeGreaterThan(0)
  await publish()
})

test.skipIf(process.platform === 'win32')('a slow answer comes before later ones', async () => {
  const root = site()
  const { begin, end } = holdSettings(root)
  const { publisher } = open(root)
  const answered: string[] = []
  const first = publisher.describe().then(() => answered.push('first'))
  await begin()
  const second = publisher.describe().then(() => answered.push('second'))
  // The second answer could come as soon as these.
  for (const other of [open(root), open(root)]) await other.publisher.describe()
  end()
  await Promise.all([first, second])
  expect(answered).toEqual(['first', 'second'])
})

test('of a long output, the last lines are kept whole', async () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `Photograph ${i + 1}: has no description.`)
  const root = site(`for (const line of ${JSON.stringify(lines)}) console.log(line)`)
  const { told, publish } = open(root)
  await publish()
  const kept = told()!.output.split('\n').slice(0, -1)
  expect(kept.length).toBeGreaterThan(100)
  expect(kept).toEqual(lines.slice(-kept.length))
})

test('a failed command shows its output, and all changes stay unpublished', async () => {
  const root = site("process.stderr.write('no such host'); process.exitCode = 3")
  const { publisher, told } = open(root)
  await publisher.start()
  const output = '$ node publish.cjs\nno such host\nThe command ended with code 3.\n'
  await expect.poll(told).toEqual({ state: 'failed', output })
  expect((await publisher.describe()).changes).not.toEqual([])
})

test('a setting that is no command counts as none', async () => {
  const root = site()
  for (const publish of [['git push'], ' ']) {
    changeContent(root, 'site', (json) => ({ ...json, publish }))
    const { publisher } = open(root)
    await publisher.start()
    expect(await publisher.describe()).toMatchObject({ state: 'idle', command: undefined })
  }
})

test('two starts at once run the command once', async () => {
  const root = site("require('node:fs').appendFileSync('runs', 'run ')")
  const { publisher, told } = open(root)
  await Promise.all([publisher.start(), publisher.start()])
  await expect.poll(() => told()!.state).toBe('done')
  expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('run ')
})

test('a stopped run ends with all its child processes, and can be started again', async () => {
  const root = site(`
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  `)
  const { publisher, told } = open(root)
  await publisher.start()
  await expect.poll(() => told()!.output).toMatch(/\n\d+\n$/)
  publisher.stop()
  // The run ends only when no process holds its output any more.
  await expect.poll(() => told()!.state).toBe('stopped')
  writeFileSync(join(root, 'publish.cjs'), "console.log('now')")
  await publisher.start()
  await expect.poll(told).toEqual({ state: 'done', output: '$ node publish.cjs\nnow\n' })
  expect(Date.parse((await publisher.describe()).last!)).not.toBeNaN()
})

test('a run goes on when Vite restarts, and the new server shows and stops it', async () => {
  const root = site("console.log('on'); setInterval(() => {}, 1000)")
  const { publisher, told } = open(root)
  await publisher.start()
  await expect.poll(() => told()!.output).toBe('$ node publish.cjs\non\n')
  vi.resetModules()
  const again = await import('../../src/publishing/createPublisher')
  const heard: Run[] = []
  const later = again.createPublisher(root, createDisk(root), '.', (run) => heard.push(run))
  await later.start()
  expect(await later.describe()).toMatchObject({
    state: 'running',
    output: '$ node publish.cjs\non\n',
  })
  expect(heard, 'no second run').toEqual([])
  later.stop()
  await expect
    .poll(() => heard)
    .toMatchObject([{ state: 'stopped', output: '$ node publish.cjs\non\n' }])
})

test('findings are listed, and an error leaves the changes unknown', async () => {
  const root = site()
  writeFileSync(join(root, FILE), ALBUM.replace('"alt":"Photo a"', '"alt":""'))
  const { findings } = await open(root).publisher.describe()
  expect(findings).toContainEqual({
    code: 'empty-alt',
    isError: false,
    title: 'Alps 2020, photograph 1',
    text: expect.stringMatching(/^The description is empty/) as string,
    album: 'alps2020',
    photo: A,
  })
  writeFileSync(join(root, FILE), ALBUM.replace(`"cover": "${A}"`, '"cover": "none"'))
  const faulty = await open(root).publisher.describe()
  expect(faulty).toMatchObject({ command: 'node publish.cjs' })
  expect(faulty.changes, 'unknown changes').toBeUndefined()
  writeFileSync(join(root, 'src/content/site.json'), '{ "publish": ')
  expect((await open(root).publisher.describe()).findings[0]!.title).toMatch(/^site\.json/)
  expect(faulty.findings).toContainEqual(
    expect.objectContaining({ isError: true, title: expect.stringMatching(/, cover$/) as string }),
  )
})
