import { expect, test } from 'vitest'
import { hevcTiles } from '../../../src/darkroom/formats/parts/hevcTiles'
import { box, gridData, type HeifItem, heifOf, ispe } from '../heif'

/** A configuration with two parameter sets, `VPS` and `PPS`, and lengths of 4 bytes before each unit. */
const hvcC = box(
  'hvcC',
  Buffer.concat([
    Buffer.alloc(21),
    Buffer.from([3, 2]),
    ...['VPS', 'PPS'].flatMap((set) => [Buffer.from([32, 0, 1, 0, 3]), Buffer.from(set)]),
  ]),
)
const unit = (text: string, length = text.length) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return Buffer.concat([size, Buffer.from(text)])
}
const tile = (...units: Buffer[]): HeifItem => ({
  type: 'hvc1',
  data: Buffer.concat(units),
  properties: [hvcC, ispe(512, 512)],
})
const textsOf = (bytes: Buffer) =>
  hevcTiles(bytes).map((units) => units?.map((one) => one.toString()))

test('the units of a picture follow its parameter sets', () => {
  const alone = heifOf([tile(unit('Hidden')), tile(unit('SEI'), unit('Slice'))], { primary: 1 })
  expect(textsOf(alone)).toEqual([['VPS', 'PPS', 'SEI', 'Slice']])
})

test('the tiles of a grid come in its order', () => {
  const grid: HeifItem = {
    type: 'grid',
    data: gridData(2, 1, 1024, 512),
    properties: [ispe(1024, 512)],
    refers: ['dimg', 2, 1],
  }
  expect(textsOf(heifOf([grid, tile(unit('Right')), tile(unit('Left'))]))).toEqual([
    ['VPS', 'PPS', 'Left'],
    ['VPS', 'PPS', 'Right'],
  ])
})

test.each([
  ['no code', []],
  ['a unit without length', [unit('Slice'), unit('', 0)]],
  ['a unit beyond the end', [unit('Slice', 6)]],
  ['a length without unit', [unit('Slice'), Buffer.from([0, 0])]],
])('the code of a tile with %s is damaged', (_, units) => {
  expect(textsOf(heifOf([tile(...units)]))).toEqual([undefined])
})

test('the code of a cut file is damaged, and a header that cannot be read has no tiles', () => {
  const bytes = heifOf([tile(unit('Slice'))])
  expect(textsOf(bytes.subarray(0, -2))).toEqual([undefined])
  expect(textsOf(bytes.subarray(0, 60))).toEqual([])
  expect(textsOf(Buffer.from('no picture'))).toEqual([])
})
