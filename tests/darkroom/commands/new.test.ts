import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/content/source/readContent'
import { languages } from '../../../src/content/source/site/languages'
import { type Disk, createDisk } from '../../../src/darkroom/files/disk'
import { listSample } from '../../../tools/listSample'
import { darkroom, fill, makeSite, textOf, treeOf } from '../site'
import { steppedDisk } from '../steppedDisk'

const ALBUM = 'src/content/albums/alps2020.json'
const PHOTO = 'public/photos/0123456789ab-480.avif'
const LIST = 'src/content/sample.sha256'

/** A site as shipped: with an album, its picture, a resume, and the list of sample files. */
async function shipped(): Promise<string> {
  const photo = { id: '0123456789ab', src: '/photos/0123456789ab-480.avif', alt: 'Fog' }
  const root = makeSite({
    [ALBUM]: JSON.stringify({ photos: [photo] }),
    [PHOTO]: 'fog',
    'src/content/resume.json': readFileSync('tests/fixtures/content/resume.json'),
    'public/projects/game.svg': '<svg/>\r\n',
  })
  fill(root, { [LIST]: await listSample(root) })
  // Git may have changed the line ends since.
  fill(root, { 'public/projects/game.svg': '<svg/>\n' })
  return root
}
const NEW = ['new', '--yes', '--name', 'Zoë Ångström', '--email', 'zoe@angstrom.example']
const YES = [...NEW, '--categories', 'Hills, Süd-Tirol']
const filesOf = (root: string) => Object.keys(treeOf(root, /^\.darkroom/)).toSorted()

const CLEAN = [
  'public/apple-touch-icon.png',
  'public/icon.svg',
  'src/content/catalog.json',
  'src/content/projects.json',
  'src/content/site.json',
]

describe('new', () => {
  test('makes an empty site of the owner', async () => {
    const root = await shipped()
    const run = await darkroom(root, [...YES, '--url', 'https://zoe.example/', '--lang', 'de'])
    expect(run.code, run.err).toBe(0)
    expect(filesOf(root)).toEqual(CLEAN)
    const { site, projects, resume, categories, albums, diagnostics } = await readContent(
      join(root, 'src/content'),
      { root: '.', publicDir: join(root, 'public') },
    )
    expect(diagnostics).toEqual([])
    expect(site).toEqual({
      $schema: '../../docs/schema/site.schema.json',
      name: 'Zoë Ångström',
      email: 'zoe@angstrom.example',
      host: 'GitHub',
      lang: 'de',
      url: 'https://zoe.example',
      description: 'Projekte und Fotografien von Zoë Ångström.',
      bio: [],
      skills: [],
    })
    expect([projects, resume, albums]).toEqual([[], undefined, []])
    expect(categories).toMatchObject([
      { id: 'hills', name: 'Hills', shows: 'nothing' },
      { id: 'sued-tirol', name: 'Süd-Tirol', shows: 'nothing' },
    ])
    expect(run.out).toBe(
      'The site is yours, Zoë Ångström: 3 files written, 5 files of the sample removed.\n',
    )
    expect(run.err).toContain('import <folder> --album <key> --category hills')

    const check = await darkroom(root, ['check'])
    expect([check.code, check.out]).toEqual([
      0,
      '0 albums, 0 photos: no findings, 0 warnings, 0 notes\n',
    ])
  })

  test('names what the build will refuse in the pages of the owner', async () => {
    const root = await shipped()
    const text = '---\ntitle: Prices\n---\n\n[Land](/photography/landscape)\n'
    fill(root, { 'src/content/pages/prices.md': text })
    const run = await darkroom(root, YES)
    expect(run.code, run.err).toBe(0)
    expect(run.err).toMatch(
      /^Mend this before you build the site\. .*prices\.md › line 5: links to \/photography\/landscape/m,
    )
  })

  test('without --url writes a placeholder address, which new and check report', async () => {
    const root = await shipped()
    expect((await darkroom(root, YES)).err).toContain('url is https://example.com until you write')
    const check = await darkroom(root, ['check'])
    expect(check.code).toBe(3)
    expect(check.err).toContain('url: is an address for examples, https://example.com')
  })

  test('asks for missing values, repeats invalid ones, and asks for confirmation', async () => {
    const root = await shipped()
    const before = treeOf(root)
    const answers = [
      'me at home',
      'zoe@angstrom.example',
      '',
      'xx',
      'de',
      '日本',
      'Hills',
      'perhaps',
      // The answer is in the chosen language.
      'nein',
    ]
    const no = await darkroom(root, ['new', '--name', 'Zoë'], { answers })
    expect([no.code, no.out, no.left]).toEqual([0, 'Nothing was changed.\n', []])
    expect(no.err).toBe(
      [
        'That must be an e-mail address.\n',
        `That must be one of ${languages().join(', ')}.\n`,
        'That "日本" has no letters for an address. Write an address before it, such as mountains=日本.\n',
        'Write y or n.\n',
      ].join(''),
    )
    expect(no.asked.at(-1)).toBe('5 files of the sample will be removed. Go on? (y/n) ')
    expect(treeOf(root)).toEqual(before)

    const yes = await darkroom(root, ['new', '--name', 'Zoë'], {
      answers: ['zoe@angstrom.example', '', '', 'mountains=山', 'yes'],
    })
    expect(yes.code, yes.err).toBe(0)
    expect(JSON.parse(textOf(root, 'src/content/catalog.json'))).toEqual({
      $schema: '../../docs/schema/catalog.schema.json',
      categories: [{ id: 'mountains', name: '山' }],
      albums: [],
    })
    expect(JSON.parse(textOf(root, 'src/content/site.json'))).toMatchObject({
      name: 'Zoë',
      lang: 'en',
      url: 'https://example.com',
      description: 'Projects and photographs by {name}.',
    })
  })

  test.each([
    [['new'], 'new: --name, --email, --categories: missing, and there is no terminal to ask on.'],
    [NEW, 'new: --categories: missing. Write it as: darkroom new --yes'],
    [[...NEW, '--categories', ' , '], '--categories: must name at least one'],
    [[...NEW, '--categories', 'Sea, sea'], '--categories: "sea" repeats the id sea.'],
    [
      [...NEW, '--categories', 'Menu'],
      '"Menu" is menu, which every page uses for one of its parts.',
    ],
    [
      [...NEW, '--categories', 'Index'],
      'has the address index, which is reserved by hosts for the page of a folder',
    ],
    [YES.with(3, '{me}'), '--name: must not hold braces'],
    [[...YES, '--url', 'me.example'], '--url: must be an address such as https://example.com'],
    [[...YES, '--lang', 'xx'], `--lang: must be one of ${languages().join(', ')}.`],
  ])('refuses %j, and nothing changes', async (args, message) => {
    const root = await shipped()
    const before = treeOf(root)
    const run = await darkroom(root, args)
    expect(run.code).toBe(1)
    expect(run.err).toContain(message)
    expect(treeOf(root)).toEqual(before)
  })

  test('--dry-run writes nothing and says what would happen', async () => {
    const root = await shipped()
    const before = treeOf(root, /^$/)
    const run = await darkroom(root, [...YES, '--dry-run'])
    expect([run.code, run.out]).toEqual([
      0,
      'Would be: 3 files written, 5 files of the sample removed; nothing written (dry run).\n',
    ])
    expect(treeOf(root, /^$/)).toEqual(before)
  })
})

describe('files that the owner has changed', () => {
  test('stop the command, which names them', async () => {
    const root = await shipped()
    fill(root, {
      [ALBUM]: '{ "photos": [] }',
      'src/content/albums/mine.json': '{ "photos": [] }',
      [PHOTO]: 'turned',
    })
    const before = treeOf(root)
    const run = await darkroom(root, YES)
    expect(run.code).toBe(1)
    for (const file of [ALBUM, 'src/content/albums/mine.json', PHOTO])
      expect(run.err).toContain(`${file}: differs from the sample\n`)
    expect(run.err).toContain('new: 3 files are yours, or changed by you. Nothing was changed.')
    expect(treeOf(root)).toEqual(before)
    // The command asks nothing if it must refuse.
    expect((await darkroom(root, ['new'], { answers: [] })).asked).toEqual([])
  })

  test('are copied first with --replace-changed, and other files of the owner stay', async () => {
    const root = await shipped()
    fill(root, {
      'src/content/site.json': '{ "name": "Half done" }',
      'src/content/albums/mine.json': '{ "photos": [] }',
      'public/cv.pdf': 'mine',
      'public/photos/ffffffffffff-480.avif': 'mine',
      'replaced/notes': 'older',
    })
    const run = await darkroom(root, [...YES, '--replace-changed'])
    expect(run.code, run.err).toBe(0)
    expect(textOf(root, 'replaced-2/src/content/site.json')).toBe('{ "name": "Half done" }')
    expect(filesOf(root)).toEqual(
      [
        ...CLEAN,
        'public/cv.pdf',
        'public/photos/ffffffffffff-480.avif',
        'replaced-2/src/content/albums/mine.json',
        'replaced-2/src/content/site.json',
        'replaced/notes',
      ].toSorted(),
    )
    expect(run.err).toContain('src/content/site.json: a copy is kept in replaced-2/')
  })

  test('do not include files of an earlier new, until the owner edits them', async () => {
    const root = await shipped()
    await darkroom(root, YES)
    const again = await darkroom(root, [...NEW, '--categories', 'Sea'])
    expect(again.code, again.err).toBe(0)
    expect(textOf(root, 'src/content/catalog.json')).toContain('"sea"')
    fill(root, { 'src/content/projects.json': '[{ "name": "Kite", "descriptions": [] }]' })
    const refused = await darkroom(root, YES)
    expect(refused.err).toContain('src/content/projects.json: differs from the sample')
  })
})

/** A disk that fails before its n-th step. */
function dying(root: string, n: number): Disk {
  let steps = 0
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    steps += 1
    if (steps >= n) throw new Error('killed')
    return act()
  }
  return steppedDisk(root, step)
}

describe('an interrupted run of new', () => {
  test('leaves a site that can be built, and the same command completes it', async () => {
    const calm = await shipped()
    await darkroom(calm, YES)
    const wanted = treeOf(calm)
    let isOver = false
    let count = 0
    for (let n = 2; !isOver; n++) {
      const root = await shipped()
      const first = await darkroom(root, YES, { disk: dying(root, n) })
      isOver = first.code === 0
      if (isOver) break
      count += 1
      await readContent(join(root, 'src/content'))
      // Remove the lock: here it belongs to this living process.
      await createDisk(root).remove(join(root, '.darkroom/lock'))
      const again = await darkroom(root, YES)
      expect(again.code, `interrupted at ${n}: ${again.err}`).toBe(0)
      expect(treeOf(root), `interrupted at ${n}`).toEqual(wanted)
    }
    expect(count).toBeGreaterThan(8)
  })

  test('is completed by the same command after Ctrl-C', async () => {
    const root = await shipped()
    const stopped = await darkroom(root, YES, { stop: AbortSignal.abort() })
    expect([stopped.code, stopped.out]).toEqual([
      130,
      'Stopped: 5 files of the sample left. The same command goes on.\n',
    ])
    expect(existsSync(join(root, ALBUM))).toBe(true)
    expect((await darkroom(root, YES)).code).toBe(0)
    expect(filesOf(root)).toEqual(CLEAN)
  })
})
