import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { photograph } from './photos'
import { fill, makeFolder, treeOf } from './site'

let folder: string
/** A small photograph, taken on this day of a month. */
export const photoOfDay = (day: number) =>
  photograph(120, 80, { taken: `2024:01:0${day} 10:00:00` }, day)

/** Three small photographs, taken a day apart, for `card` to use. */
export async function shoot(): Promise<string> {
  folder = makeFolder()
  for (let i = 0; i < 3; i++) fill(folder, { [`${i}.jpg`]: await photoOfDay(i + 1) })
  return folder
}

/** A folder with some of them. */
export const card = (...names: string[]) => {
  const other = makeFolder()
  fill(other, Object.fromEntries(names.map((n) => [n, readFileSync(join(folder, n))])))
  return other
}

/** Two at a time, for the two processors of the smallest machine. */
export const each = <T>(items: T[], work: (item: T) => Promise<void>) => pLimit(2).map(items, work)

/** Temporary files and locks that a run should have removed. */
export const leftovers = (root: string) =>
  Object.keys(treeOf(root, /^$/)).filter((name) => /\.darkroom$|\.darkroom[\\/]lock/.test(name))
