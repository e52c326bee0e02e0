import { describe, expect, test } from 'vitest'
import { leaksOf } from '../../../../src/darkroom/formats/leaks/leaksOf'
import { photograph, picture } from '../../photos'
import { join, SECRET } from './bytes'

describe('an SVG', () => {
  const svg = (inside: string, names = '') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg"${names} viewBox="0 0 1 1">${inside}</svg>\n`,
    )
  const INK = ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  test.each([
    ['shapes', svg('<title>A</title><desc>B</desc><path d="M0 0h1"/>')],
    ['links', svg('<use xlink:href="#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
    ['a prolog', join('<?xml version="1.0"?>\n<!DOCTYPE svg>\n', svg('<g/>'))],
    ['an unused namespace', svg('<g/>', INK)],
    ['empty metadata', svg('<metadata/><metadata> </metadata>')],
  ])('with %s has no leak', (_, bytes) => {
    expect(leaksOf(bytes)).toEqual([])
  })
  test.each([
    ['a comment', svg('<!-- drawn by Ada -->'), 'comment'],
    ['metadata', svg('<metadata><a/></metadata>'), 'editor'],
    [
      "an editor's attribute",
      svg('<g inkscape:export-filename="/home/ada/a.png"/>', INK),
      'editor',
    ],
    ["an editor's element", svg('<inkscape:page/>', INK), 'editor'],
    ["an editor's instruction", join('<?adobe_ai x?>', svg('')), 'editor'],
    ['XMP', svg('<?xpacket begin=""?>'), 'xmp'],
    ['text after its end', join(svg(''), SECRET), 'trailer'],
    [
      'a comment, in UTF-16',
      Buffer.from(`\uFEFF${svg('<!-- Ada -->').toString()}`, 'utf16le'),
      'comment',
    ],
  ])('with %s has a leak', (_, bytes, leak) => {
    expect(leaksOf(bytes)).toEqual([leak])
  })
  test('with an embedded photograph has the leaks of the photograph', async () => {
    const inner = (await photograph(40, 30, { gps: true })).toString('base64')
    const bytes = svg(`<image href="data:image/jpeg;base64,${inner}"/>`)
    expect(leaksOf(bytes)).toEqual(expect.arrayContaining(['exif', 'gps']))
    const bare = (await picture(4, 3).png().toBuffer()).toString('base64')
    expect(leaksOf(svg(`<image href="data:image/png;base64,${bare}"/>`))).toEqual([])
  })
  test('in an HTML page is not inspected', () => {
    expect(leaksOf(join('<!doctype html><!-- a -->', svg('')))).toEqual([])
  })
})
