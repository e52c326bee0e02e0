import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sha256 } from '../../sha256.ts'
import { ENCODING, type Recipe, settingsOf } from './recipe.ts'

/** The encoder's version, read without loading the encoder. */
function encoderVersion(): string {
  const entry = createRequire(import.meta.url).resolve('sharp')
  const file = join(dirname(entry), '../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

let version: string | undefined
/** A digest of the settings (four letters), then of the settings and the encoder's version (four letters). */
export function recipeDigest(recipe: Recipe): string {
  version ??= encoderVersion()
  const settings = JSON.stringify([ENCODING, ...settingsOf(recipe)])
  return sha256(settings).slice(0, 4) + sha256(settings + version).slice(0, 4)
}

/** Whether any version of the encoder made a file with these settings. `digest`: from the file's name. */
export const isMadeBy = (recipe: Recipe, digest: string): boolean =>
  digest.slice(0, 4) === recipeDigest(recipe).slice(0, 4)
