import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsePublishedName } from '../../../src/images/publishedName'
import { type Recipe, USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'
import { recipeDigest } from '../../../src/darkroom/pictures/recipeDigest'
import { photograph, picture } from '../photos'
import {
  changeContent,
  darkroom,
  eventsOf,
  fill,
  folderOf,
  importFolder,
  makeSite,
  photosOf,
  published,
  readAlbum,
} from '../site'

let files: Record<string, Buffer>
beforeAll(async () => {
  const jpeg = (seed: number) => photograph(500, 375, { description: `Lake ${seed}` }, seed)
  files = { 'a.jpg': await jpeg(1), 'b.jpg': await jpeg(2) }
})

const digestsOf = (root: string) =>
  new Set(photosOf(root).map(({ src }) => parsePublishedName(src)!.recipe))
const digestOf = (recipe: Partial<Recipe>) => recipeDigest({ ...USUAL_RECIPE, ...recipe })

describe('the recipe of an album', () => {
  test('stays as it was asked for, also for later photos', async () => {
    const root = makeSite()
    const folder = folderOf({ 'a.jpg': files['a.jpg']! })
    await importFolder(root, folder, '--quality', '60', '--widths', '200,400')
    expect(readAlbum(root, 'alps2020')).toMatchObject({
      recipe: { quality: 60, widths: [200, 400] },
    })
    fill(folder, { 'b.jpg': files['b.jpg']! })
    expect((await importFolder(root, folder)).code).toBe(0)
    expect(photosOf(root)).toHaveLength(2)
    expect(digestsOf(root)).toEqual(new Set([digestOf({ quality: 60, widths: [200, 400] })]))
    expect(photosOf(root)[1]).toMatchObject({ width: 400, height: 300, widths: [200] })
  })
  test('uses that of the site for what the album does not set', async () => {
    const root = makeSite()
    changeContent(root, 'site', (site) => ({ ...site, recipe: { quality: 60, sharpen: 'none' } }))
    await importFolder(root, folderOf(files), '--quality', '70')
    expect(digestsOf(root)).toEqual(new Set([digestOf({ quality: 70, sharpen: 'none' })]))
  })
})

describe('photos of another recipe', () => {
  test('stay as they are until --renew, which prints the costs first', async () => {
    const root = makeSite()
    const folder = folderOf(files)
    await importFolder(root, folder)
    const before = photosOf(root)
    const beforeFiles = published(root)
    changeContent(root, 'site', (site) => ({ ...site, recipe: { quality: 60 } }))

    const kept = await importFolder(root, folder)
    expect(kept.err).toContain(
      'alps2020.json: 2 photos were made at quality 78 up to 2,560 px. Add --renew to make them anew at quality 60 up to 2,560 px.',
    )
    expect(photosOf(root)).toEqual(before)

    const renewed = await importFolder(root, folder, '--renew', '--json')
    expect(renewed.code).toBe(0)
    const events = eventsOf(renewed)
    const names = events.map(({ event }) => event)
    expect(names.indexOf('renewal')).toBeLessThan(names.indexOf('published'))
    expect(events.find(({ event }) => event === 'renewal')).toMatchObject({
      photos: 2,
      seconds: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
    })
    expect(digestsOf(root)).toEqual(new Set([digestOf({ quality: 60 })]))
    // Page addresses, words and order stay the same.
    expect(photosOf(root).map(({ id, alt }) => ({ id, alt }))).toEqual(
      before.map(({ id, alt }) => ({ id, alt })),
    )
    expect(published(root)).toEqual(expect.arrayContaining(beforeFiles))

    const cleaned = await darkroom(root, ['clean', '--yes'])
    expect(cleaned.out).toContain(`${beforeFiles.length} files`)
    expect(published(root)).toHaveLength(beforeFiles.length)
    expect((await darkroom(root, ['check'])).err).toBe('')
    expect((await importFolder(root, folder)).out).toContain('2 unchanged')
  })

  test('are reported by check, with the command to renew them', async () => {
    const root = makeSite()
    const folder = folderOf(files)
    await importFolder(root, folder)
    expect((await darkroom(root, ['check'])).err).not.toContain('older-recipe')
    changeContent(root, 'site', (site) => ({ ...site, recipe: { quality: 60 } }))
    const run = await darkroom(root, ['check'])
    expect(run.code).toBe(0)
    expect(run.err).toContain(
      `2 photos were made by another recipe (older-recipe). npm run darkroom -- import "${folder}" --album alps2020 --renew makes them anew at quality 60 up to 2,560 px.`,
    )
  })

  test('are reported by check also in an older library, whose names contain no recipe', async () => {
    const src = '/photos/0123456789ab-600.avif'
    const photo = { id: '0123456789ab', src, alt: 'A lake', width: 600, height: 400 }
    const root = makeSite({
      'src/content/albums/alps2020.json': JSON.stringify({ photos: [photo] }),
      [`public${src}`]: await picture(600, 400).avif().toBuffer(),
      'public/photos/0123456789ab-480.avif': await picture(480, 320).avif().toBuffer(),
    })
    const run = await darkroom(root, ['check'])
    expect(run.code, run.err).toBe(0)
    expect(run.err).toContain('1 photo was made at quality 46 up to 1,600 px, not sharpened')
    expect(run.err).toContain('Importing the folder of the originals again with --renew')
    expect(readdirSync(join(root, 'public/photos'))).toHaveLength(2)
    changeContent(root, 'site', (site) => ({
      ...site,
      recipe: { quality: 46, widths: [480, 960, 1600], sharpen: 'none' },
    }))
    expect((await darkroom(root, ['check'])).err).not.toContain('older-recipe')
  })
})
