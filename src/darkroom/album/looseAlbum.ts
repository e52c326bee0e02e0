import * as v from 'valibot'
import { readAlbumAs } from './albumFile.ts'

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

/** Reads an album file that only needs addresses. Returns `undefined` if the file does not exist. */
export const readLoose = (root: string, file: string): Promise<LooseAlbum | undefined> =>
  readAlbumAs(root, file, LooseAlbum)
