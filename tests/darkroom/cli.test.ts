import { describe, expect, test } from 'vitest'
import { darkroom, makeSite, spawnDarkroom, treeOf } from './site'

test('--version prints the version', async () => {
  expect(await darkroom(makeSite(), ['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^darkroom \d+\.\d+\.\d+\n$/),
  })
})

test('--help lists commands and exit codes and exits 0; no command exits 1', async () => {
  const root = makeSite()
  const [help, bare, forImport] = await Promise.all([
    spawnDarkroom(root, ['--help']),
    darkroom(root, []),
    darkroom(root, ['import', '--help']),
  ])
  expect(help.code).toBe(0)
  expect(bare.code).toBe(1)
  for (const code of [0, 1, 2, 3, 4, 5, 130])
    expect(help.out).toMatch(new RegExp(`^  ${code} `, 'm'))
  for (const name of ['import', 'check', 'clean', 'doctor']) expect(help.out).toContain(`  ${name}`)
  expect(forImport.out).toContain('--widths <px,px,…>')
})

describe('what cannot be is refused in one line, with exit 1, and nothing changes', () => {
  const root = makeSite({
    'src/content/projects.json': '[{ "name": "Tater Tap", "descriptions": ["A game."] }]',
    'src/content/albums/alps2020.json': JSON.stringify({
      photos: [{ id: '0123456789ab', src: '/elsewhere/0123456789ab-480.avif', alt: 'Fog' }],
      imported: [{ bytes: '0123456789ab', file: 'IMG_4321.jpg' }],
    }),
    'public/photos/a.jpg': 'a picture',
  })
  const intoAlps = (...more: string[]) => ['import', 'src', '--album', 'alps', ...more]

  test.each([
    [['improt', 'x'], 'improt: no such command. Did you mean import?'],
    [['import', 'nowhere', '--album', 'a2024'], 'nowhere: there is no such folder'],
    [
      ['import', 'src/content/albums', '--album', 'a2024'],
      'src/content/albums: holds no pictures. Check the path.',
    ],
    [['import', 'src'], 'or --albums for one of each sub-folder'],
    [intoAlps('--albums'), 'Give one of the two'],
    [
      ['import', 'src', '--album', '../escape'],
      '"../escape" cannot be an album\'s address. Use letters from a to z, digits, "-" and "_", such as iceland2026.',
    ],
    [
      ['import', 'src', '--album', 'index'],
      '"index" cannot be the address of an album: it is reserved by hosts for the page of a folder.',
    ],
    [
      ['import', 'src', '--album', 'landscape'],
      '"landscape" cannot be the address of an album: it is the address of another page.',
    ],
    [
      ['import', 'public/photos', '--album', 'alps'],
      'public/photos: holds public/photos, where an import writes.',
    ],
    [
      ['import', 'public', '--album', 'alps', '--recursive'],
      'public: holds public/photos, where an import writes.',
    ],
    [
      intoAlps(),
      'src/content/albums/alps2020.json: has pictures at /elsewhere/, and an import writes to /photos/.',
    ],
    [intoAlps('--category', 'landscapes'), '--category: must be one of landscape, misc'],
    [intoAlps('--quality', '101'), '--quality: must be 1 to 100, not 101.'],
    [intoAlps('--only', 'best'), '--only: cannot read "best"'],
    [
      intoAlps('--shift', 'Canon'),
      '--shift: cannot read "Canon". Write the camera and by how much',
    ],
    [intoAlps('--shift', 'Canon=1h'), '--shift: cannot read "Canon=1h".'],
    [['import', 'src', '--albums', '--shift', 'Canon=+1h'], '--shift: is for one album'],
    [['check', 'alp2020'], 'alp2020: there is no such album. Did you mean alps2020?'],
    [['captions', 'import', 'nowhere.csv'], 'nowhere.csv: cannot be read'],
    [['captions', 'send', 'a.csv'], 'captions: needs export or import'],
    [['captions', 'export', 'a.csv', 'alp'], 'alp: there is no such album. Did you mean alps2020?'],
    [['picture', 'portrait', 'you.jpg'], 'you.jpg: cannot be read'],
    [['picture', 'cover', 'me.jpg'], 'picture: needs portrait or project.'],
    [['picture', 'project', 'Tater', 'me.jpg'], 'Did you mean Tater Tap?'],
    [
      ['picture', 'portrait', 'src/content/site.json'],
      'site.json: is not a picture. Choose another file.',
    ],
    [
      ['hide', 'alps2020', 'IMG_4321', 'IMG_4329'],
      'IMG_4329: is not a photo of alps2020, neither by its file nor by its id. Did you mean img_4321?',
    ],
    [['rename', 'alp', 'x'], 'alp: there is no such album. Did you mean alps2020?'],
    [
      ['rename', 'alps2020', 'Alps2020'],
      'is the address of that album already (the case of letters does not count)',
    ],
    [['rename', 'alps2020', 'a b'], '"a b" cannot be an album\'s address'],
    [['rename', 'alps2020', 'landscape'], 'has the address landscape, which is the address of'],
  ])('%j', async (argv, message) => {
    const before = treeOf(root)
    const run = await darkroom(root, argv)
    expect([run.code, run.err]).toEqual([1, expect.stringContaining(message)])
    expect(run.err.trim().split('\n')).toHaveLength(1)
    expect(treeOf(root)).toEqual(before)
  })
})
