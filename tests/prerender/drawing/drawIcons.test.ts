import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons } from '../../../src/prerender/drawing/drawIcons'
import { fill, makeFolder } from '../../folder'

function publicWith(icon: string): string {
  const publicDir = makeFolder()
  fill(publicDir, { 'icon.svg': icon })
  return publicDir
}

/** A disc that fills a square of this size. */
const disc = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`

test('an icon is drawn alike from an SVG of any size', async () => {
  const icon = async (size: number) =>
    (await drawIcons(publicWith(disc(size))))['icons/icon-512.png']!
  const drawn = await icon(32)
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 512, height: 512 })
  for (const size of [1, 1024, 4096]) expect(Buffer.compare(await icon(size), drawn)).toBe(0)
})

test.each(['', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle'])(
  'an icon that cannot be drawn is reported with its file and a remedy: %j',
  async (icon) => {
    const publicDir = publicWith(icon)
    await expect(drawIcons(publicDir)).rejects.toThrow(
      `${join(publicDir, 'icon.svg')}: cannot be drawn (`,
    )
    await expect(drawIcons(publicDir)).rejects.toThrow(/Save it as a square SVG file/)
  },
)
