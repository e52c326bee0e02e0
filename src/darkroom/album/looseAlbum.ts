import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import * as v from 'valibot'
import { albumPath } from './albumFile.ts'
import { UsageError } from '../diagnostics/exit.ts'

const LoosePhoto = v.looseObject({
  id: v.optional(v.string()),
  src: v.string('must be a text (it may be empty)'),
  alt: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  template: v.optional(v.string()),
  widths: v.optional(v.array(v.number())),
  candidates: v.optional(v.array(v.object({ src: v.string(), width: v.number() }))),
})
const LooseAlbum = v.looseObject({ photos: v.array(LoosePhoto, 'must be a list of photos') })

export type LooseAlbum = v.InferOutput<typeof LooseAlbum>
export type LoosePhoto = v.InferOutput<typeof LoosePhoto>

/** Reads an album file of which only the addresses need to be there; `undefined` if there is none. */
export async function readLoose(root: string, file: string): Promise<LooseAlbum | undefined> {
  const path = albumPath(root, file)
  const faulty = (cause: string) =>
    new UsageError(`${relative(root, path)}: ${cause}. Mend it; nothing was changed.`)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw faulty(`cannot be read (${(cause as Error).message})`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw faulty(`is not JSON (${(cause as Error).message})`)
  }
  const result = v.safeParse(LooseAlbum, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw faulty(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
}
