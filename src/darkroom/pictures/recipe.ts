import type { Rights, Site } from '../../content/schema.ts'
import { mergeRights } from '../../content/source/album/mergeRights.ts'

/**
 * How pictures are rendered: `recipe` in site.json, overridden by the album's. `widths`: px, ascending; see
 * `rungsOf`. `quality`: 1 to 100, for the viewer's files. `sharpen`: applied after downscaling. `rights`:
 * written into the files.
 */
export type Recipe = {
  widths: readonly number[]
  quality: number
  sharpen: 'none' | 'screen'
  rights?: Rights | undefined
}

/** Chosen by measurement; see docs/decisions/039. */
export const USUAL_RECIPE: Recipe = {
  widths: [480, 720, 960, 1600, 2560],
  quality: 78,
  sharpen: 'screen',
}

/** The recipe of imports before recipes were recorded. */
export const FIRST_RECIPE: Recipe = { widths: [480, 960, 1600], quality: 46, sharpen: 'none' }

export const ENCODING = {
  /** Effort 3 takes a quarter of the CPU time of effort 4 and 3 % more bytes. */
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  /** Factor of `quality` for the grid's files, which are shown at density 2 or more. */
  gridQuality: 0.59,
  /** For browsers without AVIF support. */
  jpeg: { quality: 80, mozjpeg: true },
  /** `m1` 0 does not sharpen flat areas and their grain. `y2` and `y3` limit halos at edges. */
  sharpening: { sigma: 0.8, m1: 0, m2: 1.5, x1: 1, y2: 8, y3: 8 },
  /** `side` in px. The result has about 130 characters. */
  placeholder: { side: 16, quality: 20, effort: 6 },
} as const

export type RecipeSettings = { [K in keyof Omit<Recipe, 'rights'>]?: Recipe[K] | undefined }

/** Merges settings over the usual recipe. Earlier arguments win. */
export function recipeOf(...settings: (RecipeSettings | undefined)[]): Recipe {
  const first = <K extends keyof RecipeSettings>(key: K): Recipe[K] =>
    settings.find((one) => one?.[key] !== undefined)?.[key] ?? USUAL_RECIPE[key]
  return { widths: first('widths'), quality: first('quality'), sharpen: first('sharpen') }
}

type Made = { recipe?: RecipeSettings | undefined; rights?: Rights | undefined }

/** The recipe of an album. `asked`: the settings on the command line. */
export const recipeOfAlbum = (
  album: Made | undefined,
  site: Pick<Site, 'recipe' | 'rights'> | undefined,
  asked?: RecipeSettings,
): Recipe => withRights(recipeOf(asked, album?.recipe, site?.recipe), album?.rights, site?.rights)

/** An album's recipe with the photograph's own rights, if any. */
export const recipeOfPhoto = (recipe: Recipe, photo: Pick<Made, 'rights'> | undefined): Recipe =>
  photo?.rights ? withRights(recipe, photo.rights, recipe.rights) : recipe

function withRights(recipe: Recipe, ...all: (Rights | undefined)[]): Recipe {
  const rights = mergeRights(...all)
  return rights ? { ...recipe, rights } : recipe
}

/** All properties in which recipes differ. */
export const settingsOf = ({ widths, quality, sharpen, rights }: Recipe): unknown[] => [
  widths,
  quality,
  sharpen,
  ...(rights ? [rights] : []),
]

export const isSameRecipe = (a: Recipe, b: Recipe): boolean =>
  JSON.stringify(settingsOf(a)) === JSON.stringify(settingsOf(b))

/** The default limit of `--max-mp`. Larger pictures may be decompression bombs. */
export const MAX_PIXELS = 150e6
