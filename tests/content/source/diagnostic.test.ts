import { expect, test } from 'vitest'
import {
  ContentError,
  countBySeverity,
  describeDiagnostic,
  type Diagnostic,
  formatDiagnostic,
  groupedLines,
  inWords,
  sortByPhoto,
} from '../../../src/content/source/diagnostic'

const found = (path: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'empty-alt',
  severity: 'warning',
  file: 'albums/lakes.json',
  path,
  message: 'is empty',
  remedy: 'Describe it',
  ...more,
})

test('a diagnostic is one line with file, place, message, code and remedy', () => {
  expect(formatDiagnostic(found('photos[3].alt'))).toBe(
    'albums/lakes.json › photos[3].alt: is empty (empty-alt). Describe it.',
  )
  expect(formatDiagnostic(found('', { message: 'is\n not JSON' }))).toBe(
    'albums/lakes.json: is not JSON (empty-alt). Describe it.',
  )
})

test.each([
  ['photos[3].alt', 'is empty', 'photograph 4', 'The description is empty.'],
  ['photos[0]', 'is like photos[9]', 'photograph 1', 'The photograph is like photograph 10.'],
  ['photos[0].width', 'must be a number', 'photograph 1', 'The width must be a number.'],
  ['photos[0].capture.iso', 'is 0', 'photograph 1', 'The capture.iso is 0.'],
  ['photos[0].toString', 'is no field', 'photograph 1', 'The toString is no field.'],
  ['rights.credit', 'is empty', 'Credit', 'is empty.'],
  ['rights.unknown', 'is no field', 'rights, unknown', 'is no field.'],
  ['albums[1].path', 'is empty', 'Address of album 2', 'is empty.'],
  ['[0].viewLink.url', 'is empty', 'Link address of entry 1', 'is empty.'],
  ['bio[0]', 'is empty', 'paragraph 1', 'is empty.'],
  ['', 'is not JSON', '', 'is not JSON.'],
])('a finding at %s is told in words', (path, message, place, text) => {
  expect(inWords({ path, message })).toEqual({ place, text })
})

test('a diagnostic in words names the field and its entry, or the file', () => {
  const more = { file: '/site/src/content/catalog.json' }
  expect(describeDiagnostic(found('albums[1].path', more))).toBe(
    'Address of album 2: is empty. Describe it.',
  )
  const named = (name: unknown) =>
    describeDiagnostic(found('albums[1].path', more), { albums: [{ name: 'Alps' }, { name }] })
  expect(named('Fjords')).toBe('Address of “Fjords”: is empty. Describe it.')
  expect(named(7), 'a faulty name').toBe('Address of album 2: is empty. Describe it.')
  const skill = describeDiagnostic(found('[0].icon'), [{ name: 'Rust' }])
  expect(skill, 'in a list without a name').toContain('of “Rust”: ')
  expect(describeDiagnostic(found('', more))).toBe('Albums and categories: is empty. Describe it.')
})

test('diagnostics are sorted by photo number, those without a photo last', () => {
  const paths = ['', 'photos[10].src', 'photos[9].alt', 'photos[9].src', 'cover']
  expect(sortByPhoto(paths.map((path) => found(path))).map(({ path }) => path)).toEqual([
    'photos[9].alt',
    'photos[9].src',
    'photos[10].src',
    '',
    'cover',
  ])
})

test('diagnostics are counted by severity', () => {
  expect(countBySeverity([found(''), found('', { severity: 'error' }), found('')])).toEqual({
    error: 1,
    warning: 2,
    info: 0,
  })
})

test('a content error lists its diagnostics', () => {
  const { message } = new ContentError([found('cover', { severity: 'error' })])
  expect(message).toBe(
    'The content needs mending:\nerror albums/lakes.json › cover: is empty (empty-alt). Describe it.',
  )
})

test('the same finding of several photos is printed once, with the photos of each album', () => {
  const empty = (file: string, index: number, picture?: string) =>
    found(`photos[${index}].alt`, { file, photo: `p${index}`, picture })
  const island = 'src/content/albums/island.json'
  const other = found('url', { file: 'site.json', code: 'odd' })
  const all = [other, empty(island, 6, 'IMG_4321.jpg'), empty(island, 7), empty('albums/a.json', 1)]
  expect(groupedLines(all)).toEqual([
    'warning site.json › url: is empty (odd). Describe it.',
    'warning 3 photos: each is empty (empty-alt). Describe it.',
    '  island: IMG_4321.jpg, photos[7].alt',
    '  a: photos[1].alt',
  ])
  expect(groupedLines([all[1]!])).toEqual([
    `warning IMG_4321.jpg in island (${island} › photos[6].alt): is empty (empty-alt). Describe it.`,
  ])
})
