import { expect, test } from 'vitest'
import { altFault } from '../../../../src/content/source/album/altFault'

const NAMES =
  'IMG_7 IMG_0042 DSC_0042.NEF _DSC1234 DSCF1234 PXL_20210101_123456789 P1010042 20180809_193000 ' +
  'DJI_0042 DSC_0042-Edit 100_1234 FB_IMG_1234567890123 _MG_1234-HDR IMG_20200101_120000 Alaska-14.jpg'
test.each([...NAMES.split(' '), 'IMG_1234 (1)', 'My lake.jpeg'])(
  'the alt text %s is a file name',
  (alt) => {
    expect(altFault(alt)).toBe('alt-is-filename')
  },
)

test.each(['', '  ', '\u200B', '\u00A0', '.', '—', '???'])('the alt text %j is empty', (alt) => {
  expect(altFault(alt)).toBe('empty-alt')
})

const TEXTS =
  'Bare trees/a/1984/2018-08-09/Samoa 2019/Route 66/Pano of the Alps/🌲/Picture 3/Image of a lake./' +
  'P.S. 2020/DSC, the club/Sam 1/山/IMG'
test.each(TEXTS.split('/'))('the alt text %s is accepted', (alt) => {
  expect(altFault(alt)).toBeUndefined()
})
