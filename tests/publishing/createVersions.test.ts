import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, vi } from 'vitest'
import { createDisk } from '../../src/darkroom/files/disk'
import { createQueue } from '../../src/darkroom/files/oneAtATime'
import { createVersions } from '../../src/publishing/createVersions'
import { changeContent, fill, makeSite, textOf, treeOf } from '../darkroom/site'
import { ALBUM } from '../table/server/album'

// Git ignores the settings of this machine.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')

const test = base.skipIf(spawnSync('git', ['--version']).error)

const FILE = 'src/content/albums/alps2020.json'
const FAMILY = 'src/content/albums/family.json'

const open = (root: string) =>
  createVersions(root, createDisk(root), '.', createQueue(root, createDisk(root)))

/** The content folder also holds code, and a file that the server writes whenever the content changes. */
const CODE = 'src/content/loading/load.ts'
const IDS = 'src/content/ids.gen.ts'
const PAGE = 'src/content/pages/prices.md'
const PRICES = '---\ntitle: Prices\n---\n\nNone.\n'

/** A site in a repository, with two versions of an album. Git ignores another album. */
function site() {
  const root = makeSite({
    [FILE]: ALBUM,
    [FAMILY]: 'private',
    [CODE]: 'old code',
    [IDS]: 'old ids',
    '.gitignore': `/${FAMILY}\n`,
  })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  const write = (path: string, text: string) => fill(root, { [path]: text })
  const commit = (title: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', title)
  }
  git('init', '--quiet')
  commit('Bring in the Alps')
  write(FILE, ALBUM.replace('Photo a', 'A glacier'))
  write(PAGE, PRICES)
  write(IDS, 'new ids')
  commit('Add prices')
  write('README.md', 'Words that are no content')
  write(CODE, 'new code')
  commit('Describe and update the site')
  return { root, git, write, commit, read: (path: string) => textOf(root, path) }
}

test('the versions are the commits that changed the content, newest first', async () => {
  const { root, write } = site()
  const versions = await open(root).list()
  expect(versions).toMatchObject([
    { title: 'Add prices', isNow: true },
    { title: 'Bring in the Alps', isNow: false },
  ])
  expect(Date.parse(versions![0]!.date)).toBeGreaterThan(0)
  write(FILE, ALBUM.replace('Photo a', 'A valley'))
  expect((await open(root).list())!.map(({ isNow }) => isNow)).toEqual([false, false])
})

test('a list of the versions leaves the repository as it is, also behind a link', async () => {
  const { root, write } = site()
  write(FILE, ALBUM.replace('Photo a', 'A draft'))
  const before = treeOf(root)
  const listed = await open(root).list()
  expect(listed!.map(({ isNow }) => isNow)).toEqual([false, false])
  expect(treeOf(root)).toEqual(before)
  const linked = makeSite()
  rmSync(join(linked, 'src/content'), { recursive: true })
  symlinkSync(join(root, 'src/content'), join(linked, 'src/content'))
  expect(await open(linked).list()).toEqual(listed)
})

test('versions are listed although git shows signatures', async () => {
  const { root, git } = site()
  git('config', 'log.showSignature', 'true')
  expect(await open(root).list()).toHaveLength(2)
})

test('going back restores the files of that version, and forward again', async () => {
  const { root, git, write, read } = site()
  const versions = open(root)
  const [later, first] = (await versions.list())!
  const now = read(FILE)
  await versions.goBack(first!.id)
  expect(read(FILE)).toBe(ALBUM)
  expect(existsSync(join(root, PAGE))).toBe(false)
  expect(read('README.md')).toBe('Words that are no content')
  expect([read(CODE), read(IDS)]).toEqual(['new code', 'new ids'])
  write(IDS, 'ids of the first version')
  expect(read(FAMILY)).toBe('private')
  // The owner's index and history are as before.
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('Describe and update the site\n')
  await versions.goBack(later!.id)
  expect(read(FILE)).toBe(now)
  expect(read(PAGE)).toBe(PRICES)
  expect(await versions.list()).toMatchObject([{ isNow: true }, { isNow: false }])
})

test('a file of a version that git ignores by now is part of that version', async () => {
  const { root, git, write, commit, read } = site()
  git('rm', '--quiet', PAGE)
  write('.gitignore', `/${PAGE}\n/${FAMILY}\n`)
  commit('Keep prices private')
  const versions = open(root)
  const [last, before, first] = (await versions.list())!
  for (const { id, title } of [before!, first!, last!, before!, last!]) {
    await versions.goBack(id)
    expect((await versions.list())!.find((one) => one.id === id)).toMatchObject({ isNow: true })
    // Files that git ignores are never removed.
    expect(read(PAGE), title).toBe(PRICES)
  }
})

test('a file that git ignores but has in its history has versions', async () => {
  const { root, git, write, read } = site()
  write(FAMILY, ALBUM)
  git('add', '--force', FAMILY)
  git('commit', '--quiet', '--message', 'Add the family')
  const versions = open(root)
  const [last, before] = (await versions.list())!
  expect(last).toMatchObject({ title: 'Add the family', isNow: true })
  await versions.goBack(before!.id)
  expect(existsSync(join(root, FAMILY))).toBe(false)
  await versions.goBack(last!.id)
  expect(read(FAMILY)).toBe(ALBUM)
})

test('nothing is written if no site could be built from the version', async () => {
  const { root, write, commit } = site()
  const settings = (picture: string) => {
    write(`public/${picture}`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')
    changeContent(root, 'site', (json) => ({
      ...json,
      portrait: { ...json.portrait, src: `/${picture}` },
    }))
  }
  settings('young.svg')
  commit('Show a portrait')
  settings('old.svg')
  rmSync(join(root, 'public/young.svg'))
  commit('Show another portrait')
  const versions = open(root)
  const [, young] = (await versions.list())!
  const before = treeOf(root, /^\.(git|darkroom)/)
  await expect(versions.goBack(young!.id)).rejects.toThrow(
    /^Nothing changed, because no site could be built from this version\. You and your site, portrait, src: names \/young\.svg, .+\.$/,
  )
  expect(treeOf(root, /^\.(git|darkroom)/)).toEqual(before)
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
