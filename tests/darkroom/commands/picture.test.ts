import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photograph } from '../photos'
import { darkroom, fill, makeSite, published, treeOf } from '../site'

const PROJECTS = '[\n  { "name": "Tater Tap", "descriptions": ["A game."] }\n]\n'
const site = async () => {
  const root = makeSite({
    'src/content/projects.json': PROJECTS,
    'src/content/albums/alps2020.json': '{ "photos": [] }\n',
  })
  fill(root, { 'me.jpg': await photograph(500, 750, { taken: '2024:05:06 07:08:09' }) })
  return root
}
const json = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, 'src/content', name), 'utf8')) as unknown

test('a portrait is published like a photo of an album and written into site.json', async () => {
  const root = await site()
  const before = treeOf(root)
  const dry = await darkroom(root, ['picture', 'portrait', 'me.jpg', '--dry-run'])
  expect(dry.out).toMatch(
    /^Your portrait would be \/photos\/[0-9a-f]{12}-[0-9a-f]{8}-\d+\.avif, \d+ × \d+/,
  )
  expect(treeOf(root)).toEqual(before)

  const run = await darkroom(root, ['picture', 'portrait', 'me.jpg'])
  expect(run.code, run.err).toBe(0)
  expect(run.err).toContain('src/content/site.json: portrait has no alt text yet. Add --alt "…".')
  const { portrait } = json(root, 'site.json') as { portrait: { src: string; width: number } }
  expect(portrait).toMatchObject({
    alt: '',
    width: 500,
    height: 750,
    widths: [480],
  })
  expect(published(root)).toContain(portrait.src.replace('/photos/', ''))
  // The picture is neither unused nor a leak.
  expect((await darkroom(root, ['clean'])).out).toContain('Nothing')
  expect((await darkroom(root, ['check'])).err).not.toMatch(/published-|missing/)

  await darkroom(root, ['picture', 'portrait', 'me.jpg', '--alt', '{name}, from behind'])
  await darkroom(root, ['picture', 'portrait', 'me.jpg'])
  expect(json(root, 'site.json'), 'the alt text stays').toMatchObject({
    portrait: { alt: '{name}, from behind' },
  })
})

test('a project gets its picture by name', async () => {
  const root = await site()
  const run = await darkroom(root, ['picture', 'project', 'tater tap', 'me.jpg', '--alt', 'It'])
  expect(run.code, run.err).toBe(0)
  expect(json(root, 'projects.json')).toMatchObject([
    { name: 'Tater Tap', descriptions: ['A game.'], img: { alt: 'It', height: 750 } },
  ])
})
