import { expect, test } from 'vitest'
import { darkroom, makeSite, spawnDarkroom } from './site'

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

test.each([
  [['improt', 'x'], 'Did you mean import?'],
  [['import', 'nowhere', '--album', 'a2024'], 'nowhere: there is no such folder'],
  [['import', 'src', '--album', '../escape'], '"../escape" cannot be an album\'s address'],
  [
    ['import', 'src', '--album', 'a b'],
    'Use letters from a to z, digits, "-" and "_", such as iceland2026.',
  ],
  [
    ['import', 'src', '--album', 'index'],
    '"index" cannot be the address of an album: it is reserved by hosts for the page of a folder.',
  ],
  [
    ['import', 'src', '--album', 'landscape'],
    '"landscape" cannot be the address of an album: it is the address of another page.',
  ],
  [['check', 'alp2020'], 'alp2020: there is no such album. Did you mean alps2020?'],
])('%j is refused in one line, and exits 1', async (argv, message) => {
  const run = await darkroom(makeSite(), argv)
  expect(run.code).toBe(1)
  expect(run.err).toContain(message)
  expect(run.err.trim().split('\n')).toHaveLength(1)
})
