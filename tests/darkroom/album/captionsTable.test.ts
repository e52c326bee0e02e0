import { expect, test } from 'vitest'
import { formatCaptions, parseCaptions } from '../../../src/darkroom/album/captionsTable'

const row = (caption: string) => ({
  photo: 'alps2020/0123456789ab',
  taken: '2024-05-06 07:08:09',
  picture: '/photos/0123456789ab-60.avif',
  caption,
})
const read = (text: string) => parseCaptions(Buffer.from(text))

test.each([
  'Fog',
  'Fog, and "rain"',
  '',
  '=1+1',
  '-3 °C',
  '@ home',
  'Über {name}',
  "'tis fog",
  'a;b',
  'f/8\u00A0mm, 1\u202F000',
  '\u3000霧の\u3000海\u3000',
])('the caption %j is unchanged after export and import', (caption) => {
  expect(read(formatCaptions([row(caption)]))).toEqual({
    rows: [{ photo: 'alps2020/0123456789ab', caption }],
    faults: [],
  })
})
test('a caption is never a formula for a spreadsheet', () => {
  expect(formatCaptions([row('=HYPERLINK("x")')])).toContain(`"'=HYPERLINK(""x"")"`)
})
test('tables with semicolons, tabs or moved columns are read', () => {
  const rows = [{ photo: 'a/b', caption: 'Über, ja' }]
  expect(read('Photo;Caption\r\na/b;Über, ja\r\n').rows).toEqual(rows)
  expect(read('caption\tphoto\nÜber, ja\ta/b\n').rows).toEqual(rows)
})
test.each([
  ['ar', 'Windows-1256', [0xd5, 0xe6, 0xd1, 0xc9], 'صورة'],
  ['el', 'Windows-1253', [0xf6, 0xf9, 0xf2], 'φως'],
  ['ru-RU', 'Windows-1251', [0xf1, 0xe2, 0xe5, 0xf2], 'свет'],
  ['de', 'Windows-1252', [0x80, 0x93, 0x84], '€“„'],
])(
  'a table for a site in %s that is not Unicode is read as %s',
  (lang, assumed, bytes, caption) => {
    const table = Buffer.concat([Buffer.from('photo,caption\na/b,'), Buffer.from(bytes)])
    expect(parseCaptions(table, lang)).toEqual({
      rows: [{ photo: 'a/b', caption }],
      faults: [],
      assumed,
    })
  },
)
test('a table in Excel’s Unicode text (UTF-16) is read', () => {
  const table = Buffer.from('\uFEFFphoto\tcaption\r\na/b\tصورة\r\n', 'utf16le')
  expect(parseCaptions(table)).toEqual({ rows: [{ photo: 'a/b', caption: 'صورة' }], faults: [] })
  expect(parseCaptions(table.swap16()).rows).toHaveLength(1)
})
test('a line break in a cell becomes a blank, and empty lines are ignored', () => {
  expect(read('photo,caption\n\na/b," two\n\t lines "\n,\n').rows).toEqual([
    { photo: 'a/b', caption: 'two lines' },
  ])
})
test('unreadable rows are reported with their line', () => {
  expect(read('photo,text\na/b,x\n').faults).toEqual([
    { line: 1, reason: 'there is no column caption' },
  ])
  expect(read('photo,caption\n,Fog\na/b\n').faults).toEqual([
    { line: 2, reason: 'names no photo' },
    { line: 3, reason: 'has no cell for the caption' },
  ])
  expect(read('').faults).toHaveLength(1)
})
test('a caption with a comma but without quotation marks is reported, not cut off', () => {
  expect(read('photo,caption\na/b,First\na/c,Second, two\n')).toEqual({
    rows: [{ photo: 'a/b', caption: 'First' }],
    faults: [{ line: 3, reason: expect.stringContaining('has more cells than') as string }],
  })
})
test.each(['"A "quoted tree', '"A tree', '"A"x'])('%s in a cell leaves no row to read', (cell) => {
  expect(read(`photo,caption\na/b,"two\nlines"\n\na/c,${cell}\na/d,"Fog"\na/e,"Rain"\n`)).toEqual({
    rows: [],
    faults: [{ line: 5, reason: expect.stringContaining('quotation marks') as string }],
  })
})
test('a photo with two rows gets none of their captions', () => {
  expect(read('photo,caption\na/b,Fog\na/c,Sea\na/b,Rain\n')).toEqual({
    rows: [{ photo: 'a/c', caption: 'Sea' }],
    faults: [{ line: 4, reason: 'names a/b, as line 2 does. Remove one of them' }],
  })
})
test('blank lines, and those inside a cell, count as lines', () => {
  const { faults } = read('\r\nphoto,caption\r\n\r\na/b,"two\r\n\r\nlines"\r\n,\r\n,Fog\r\n')
  expect(faults).toEqual([{ line: 8, reason: 'names no photo' }])
})
