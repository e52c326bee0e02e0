import type { Rights, Site } from '../../content/schema.ts'
import { mergeRights } from '../../content/source/album/mergeRights.ts'

/**
 * How pictures are made: `recipe` in site.json, overridden by that of an album. `widths`: px, ascending; see
 * `rungsOf`. `quality`: 1 to 100, of what the viewer shows. `sharpen`: what follows making a picture smaller. `rights`: written
 * into the files.
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

/** What imports did before they recorded a recipe. */
export const FIRST_RECIPE: Recipe = { widths: [480, 960, 1600], quality: 46, sharpen: 'none' }

/** What no setting changes. */
export const ENCODING = {
  /** Effort 3: a quarter of the CPU of 4 for 3 % more bytes. */
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  /** Times `quality`, for the files of the grid: it shows them at density 2 and more. */
  gridQuality: 0.59,
  /** For browsers without AVIF. */
  jpeg: { quality: 80, mozjpeg: true },
  /** `m1` 0 leaves flat areas alone, so grain stays grain; `y2` and `y3` bound edges, so that none rings. */
  sharpening: { sigma: 0.8, m1: 0, m2: 1.5, x1: 1, y2: 8, y3: 8 },
  /** `side` in px; makes about 130 letters. */
  placeholder: { side: 16, quality: 20, effort: 6 },
} as const

export type RecipeSettings = { [K in keyof Omit<Recipe, 'rights'>]?: Recipe[K] | undefined }

/** The usual recipe with these settings, the first of which win. */
export function recipeOf(...settings: (RecipeSettings | undefined)[]): Recipe {
  const first = <K extends keyof RecipeSettings>(key: K): Recipe[K] =>
    settings.find((one) => one?.[key] !== undefined)?.[key] ?? USUAL_RECIPE[key]
  return { widths: first('widths'), quality: first('quality'), sharpen: first('sharpen') }
}

type Made = { recipe?: RecipeSettings | undefined; rights?: Rights | undefined }

/** How the pictures of an album are made. `asked`: by the command. */
export const recipeOfAlbum = (
  album: Made | undefined,
  site: Pick<Site, 'recipe' | 'rights'> | undefined,
  asked?: RecipeSettings,
): Recipe => withRights(recipeOf(asked, album?.recipe, site?.recipe), album?.rights, site?.rights)

/** The recipe of an album for a photograph that may have rights of its own. */
export const recipeOfPhoto = (recipe: Recipe, photo: Pick<Made, 'rights'> | undefined): Recipe =>
  photo?.rights ? withRights(recipe, photo.rights, recipe.rights) : recipe

function withRights(recipe: Recipe, ...all: (Rights | undefined)[]): Recipe {
  const rights = mergeRights(...all)
  return rights ? { ...recipe, rights } : recipe
}

/** All that tells one recipe from another. */
export const settingsOf = ({ widths, quality, sharpen, rights }: Recipe): unknown[] => [
  widths,
  quality,
  sharpen,
  ...(rights ? [rights] : []),
]

export const isSameRecipe = (a: Recipe, b: Recipe): boolean =>
  JSON.stringify(settingsOf(a)) === JSON.stringify(settingsOf(b))

/** Larger pictures may be decompression bombs; `--max-mp` overrides this. */
export const MAX_PIXELS = 150e6
