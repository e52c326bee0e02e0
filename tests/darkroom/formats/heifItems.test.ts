import { expect, test } from 'vitest'
import { primaryProperties } from '../../../src/darkroom/formats/parts/heifItems'
import { box } from '../heif'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** A file of three properties: items 1 and 2 have the first and the others. */
const fileOf = (pitm: string, ipma: string) =>
  box(
    'meta',
    hex('00000000'),
    box('pitm', hex(pitm)),
    box('iprp', box('ipco', box('one '), box('two '), box('more')), box('ipma', hex(ipma))),
  )
const namesIn = (file: Buffer) => primaryProperties(file).map(({ name }) => name)

test.each([
  ['short ids', '00000000 0002', '00000000 00000002 0001 01 01 0002 02 82 03'],
  [
    'long ids and numbers',
    '01000000 00000002',
    '01000001 00000002 00000001 01 0001 00000002 02 8002 0003',
  ],
])('the primary item has its own properties, with %s', (_name, pitm, ipma) => {
  expect(namesIn(fileOf(pitm, ipma))).toEqual(['two ', 'more'])
})

test('a damaged file has no properties and does not throw', () => {
  const whole = fileOf('00000000 0002', '00000000 00000002 0001 01 01 0002 02 82 03')
  for (let length = 0; length < whole.length; length++)
    expect(() => primaryProperties(whole.subarray(0, length))).not.toThrow()
  expect(namesIn(fileOf('00000000 0009', '00000000 00000001 0001 01 01'))).toEqual([])
  expect(namesIn(fileOf('00000000 0002', '00000000 ffffffff 0001 01 01'))).toEqual([])
  expect(namesIn(Buffer.from('no boxes'))).toEqual([])
})
