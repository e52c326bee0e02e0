import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Developed, Print, Wish } from './develop.ts'
import { madeFolder } from './places.ts'
import { RECIPE, stemOf } from './recipe.ts'
import type { World } from './world.ts'

/** What tells a file from every other: its size in bytes and its SHA-256 in hex. */
export type Fingerprint = [size: number, sha256: string]

/** What was made of a photo, by which recipe: the private record that lets a photo be left alone. */
export type Made = {
  recipe: string
  developed: Developed
  /** Each published file, by name. */
  files: Record<string, Fingerprint>
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** The encoder's version, without loading it. */
function encoderVersion(): string {
  const entry = createRequire(import.meta.url).resolve('sharp')
  const file = join(dirname(entry), '../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

let version: string | undefined
/** Everything that decides a photo's bytes, as a short name. */
export function recipeName({ ladder, jpeg, rotate }: Wish): string {
  version ??= encoderVersion()
  return sha256(JSON.stringify({ ...RECIPE, ladder, jpeg, rotate, version })).slice(0, 12)
}

const fileOf = (root: string, { id, rotate }: Wish) =>
  join(madeFolder(root), `${stemOf(id, rotate)}.json`)

/** What a published file was when it was made, by whatever recipe; `undefined` where nobody remembers. */
export async function fingerprintOf(root: string, name: string): Promise<Fingerprint | undefined> {
  const stem = name.replace(/-\d+\.\w+$/, '')
  try {
    const made = JSON.parse(await readFile(join(madeFolder(root), `${stem}.json`), 'utf8')) as Made
    return made.files[name]
  } catch {
    return undefined
  }
}

/** The record of a photo, if its files still stand in `folder` as they were made. */
export async function readMade(
  { root }: World,
  wish: Wish,
  folder: string,
): Promise<Made | undefined> {
  let made: Made
  try {
    made = JSON.parse(await readFile(fileOf(root, wish), 'utf8')) as Made
  } catch {
    return undefined
  }
  if (made.recipe !== recipeName(wish)) return undefined
  for (const [name, [size]] of Object.entries(made.files)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.size !== size) return undefined
  }
  return made
}

/**
 * Publishes a photo: its files, then the record of them, so that a run that ends in between makes it
 * anew. Tells how many bytes were new.
 */
export async function publish(
  { disk, root }: World,
  wish: Wish,
  folder: string,
  developed: Developed,
  prints: Print[],
): Promise<{ files: number; bytes: number }> {
  let files = 0
  let bytes = 0
  for (const print of prints)
    if (await disk.write(join(folder, print.name), print.bytes)) {
      files += 1
      bytes += print.bytes.length
    }
  const made: Made = {
    recipe: recipeName(wish),
    developed,
    files: Object.fromEntries(prints.map((p) => [p.name, [p.bytes.length, sha256(p.bytes)]])),
  }
  await disk.write(fileOf(root, wish), `${JSON.stringify(made)}\n`)
  return { files, bytes }
}
