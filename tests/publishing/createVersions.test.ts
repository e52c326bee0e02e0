import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test as base } from 'vitest'
import { createDisk } from '../../src/darkroom/files/disk'
import { createQueue } from '../../src/darkroom/files/oneAtATime'
import { createVersions } from '../../src/publishing/createVersions'
import { makeSite } from '../darkroom/site'
import { ALBUM } from '../table/server/album'

const test = base.skipIf(spawnSync('git', ['--version']).error)

const FILE = 'src/content/albums/alps2020.json'
const FAMILY = 'src/content/albums/family.json'

const open = (root: string) =>
  createVersions(root, createDisk(root), createQueue(root, createDisk(root)))

/** A site in a repository, with two versions of an album. Git ignores another album. */
function site() {
  const root = makeSite({ [FILE]: ALBUM, [FAMILY]: 'private', '.gitignore': `/${FAMILY}\n` })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const commit = (title: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', title)
  }
  git('init', '--quiet')
  commit('Bring in the Alps')
  write(FILE, ALBUM.replace('{', '{ "year": 2020,'))
  write('src/content/pages/prices.md', 'Prices')
  commit('Add prices')
  write('README.md', 'Words that are no content')
  commit('Describe the site')
  return {
    root,
    git,
    write,
    commit,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
  }
}

test('the versions are the commits that changed the content, newest first', async () => {
  const { root, write } = site()
  const versions = await open(root).list()
  expect(versions).toMatchObject([
    { title: 'Add prices', isNow: true },
    { title: 'Bring in the Alps', isNow: false },
  ])
  expect(Date.parse(versions![0]!.date)).toBeGreaterThan(0)
  write(FILE, ALBUM.replace('{', '{ "year": 2021,'))
  expect((await open(root).list())!.map(({ isNow }) => isNow)).toEqual([false, false])
})

test('going back restores the files of that version, and forward again', async () => {
  const { root, git, read } = site()
  const versions = open(root)
  const [later, first] = (await versions.list())!
  const now = read(FILE)
  await versions.goBack(first!.id)
  expect(read(FILE)).toBe(ALBUM)
  expect(existsSync(join(root, 'src/content/pages/prices.md'))).toBe(false)
  expect(read('README.md')).toBe('Words that are no content')
  expect(read(FAMILY)).toBe('private')
  // The owner's index and history are as before.
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('Describe the site\n')
  await versions.goBack(later!.id)
  expect(read(FILE)).toBe(now)
  expect(read('src/content/pages/prices.md')).toBe('Prices')
})

test('nothing is written if changes of no version would be lost', async () => {
  const { root, write, read } = site()
  const versions = open(root)
  const [, first] = (await versions.list())!
  write(FILE, 'not committed')
  await expect(versions.goBack(first!.id)).rejects.toThrow(/changes that are in no version/)
  expect(read(FILE)).toBe('not committed')
})

test('nothing is written over a file that git ignores now', async () => {
  const { root, write, commit, read, git } = site()
  git('rm', '--cached', '--quiet', FILE)
  write('.gitignore', `/${FILE}\n/${FAMILY}\n`)
  commit('Keep the Alps private')
  const versions = open(root)
  const [, before] = (await versions.list())!
  write(FILE, 'only here')
  await expect(versions.goBack(before!.id)).rejects.toThrow(/alps2020\.json: git ignores this file/)
  expect(read(FILE)).toBe('only here')
})

test('what is not a version is refused', async () => {
  const { root } = site()
  await expect(open(root).goBack('--output=x')).rejects.toThrow(/is not a version/)
})

test('outside a repository there are no versions', async () => {
  const root = makeSite({ [FILE]: ALBUM })
  expect(await open(root).list()).toBeUndefined()
})
