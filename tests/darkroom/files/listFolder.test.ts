import { expect, test } from 'vitest'
import { listFolder } from '../../../src/darkroom/files/listFolder'
import { picture } from '../photos'
import { folderOf } from '../site'

const JPEG = await picture(8, 8).jpeg().toBuffer()
const bytes = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1')

test.each([
  'DSC_1.THM',
  '._a.jpg',
  '@eaDir/a.jpg/SYNOPHOTO_THUMB_XL.jpg',
  '.Spotlight-V100/a.jpg',
  '.thumbnails/a.jpg',
  '__MACOSX/a.jpg',
  '#recycle/a.jpg',
  'Lightroom Previews.lrdata/a.jpg',
])('the file %s is ignored', async (name) => {
  const { sources, failures } = await listFolder(folderOf({ [name]: JPEG, 'b.jpg': JPEG }), true)
  expect(sources.map((source) => source.name)).toEqual(['b.jpg'])
  expect(failures).toEqual([])
})

test.each([
  ['a.jp2', '\0\0\0\fjP  \r\n\u0087\n', 'JPEG 2000'],
  ['a.psd', '8BPS', 'Photoshop'],
  ['misnamed.jpg', '8BPS', 'Photoshop'],
  ['no-ending', '8BPS', 'Photoshop'],
  ['a.jxl', '\u00FF\n', 'JPEG XL'],
  ['a.jxr', 'II\u00BC', 'JPEG XR'],
  ['a.bmp', 'BM', 'BMP'],
  ['a.exr', 'v/1\u0001', 'OpenEXR'],
  ['a.tga', 'x', 'Targa'],
  ['a.xcf', 'gimp xcf', 'GIMP'],
])('the file %s is refused with the name of its format', async (name, start, kind) => {
  const { sources, failures, others } = await listFolder(folderOf({ [name]: bytes(start) }), false)
  expect({ sources, others }).toEqual({ sources: [], others: 0 })
  expect(failures).toMatchObject([
    { name, refused: { code: 'unsupported', message: expect.stringContaining(`(${kind})`) } },
  ])
})

test.each(['a.HEIC', 'a.heif', 'a.HIF'])(
  'the empty file %s is reported as a picture',
  async (name) => {
    const { failures } = await listFolder(folderOf({ [name]: Buffer.alloc(0) }), false)
    expect(failures).toMatchObject([{ name, refused: { code: 'empty' } }])
  },
)

test('a working file with a JPEG of the same name is not a failure', async () => {
  const folder = folderOf({ 'a.psd': bytes('8BPS'), 'a.jpg': JPEG, 'b.psd': bytes('8BPS') })
  const { failures, others } = await listFolder(folder, false)
  expect(failures.map(({ name }) => name)).toEqual(['b.psd'])
  expect(others).toBe(1)
})
