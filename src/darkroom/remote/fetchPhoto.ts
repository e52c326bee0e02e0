import { parseSrc } from '../../content/source/addresses/parseSrc.ts'
import { ID_LENGTH, type Rotation } from '../files/photoStem.ts'
import type { Recipe } from '../pictures/recipe.ts'
import type { PhotoDetails } from '../pictures/renderPhoto.ts'
import { publish, readImportRecord } from '../pictures/importRecord.ts'
import type { ReadPicture } from '../pictures/picture.ts'
import { checkPhoto } from './checks/checkPhoto.ts'
import { type Fault, finding, GPS } from './checks/fault.ts'
import { probePhotos } from './checks/probePhotos.ts'
import { pictureOf } from './client/probe.ts'
import type { Prober } from './client/prober.ts'
import type { Remote } from './withRemote.ts'

/** `id`: the id that an import would use. `path`: the file with the bytes. */
export type Fetched = { url: string; picture: ReadPicture; id: string; path: string }

/** Fetches and checks the picture at a `src`, if it is an outside address. */
export async function fetchPhoto(
  src: string,
  prober: Prober,
): Promise<{ fetched?: Fetched; faults: Fault[] }> {
  const lookup = await probePhotos([{ src }], prober)
  const { faults, coordinates } = checkPhoto({ src }, lookup)
  if (coordinates && !faults.includes(GPS)) faults.push(GPS)
  const read = parseSrc(src)
  if (read.kind !== 'address' || read.secure) return { faults }
  const { url } = read
  const picture = pictureOf(lookup(url))
  if (!picture) return { faults }
  const id = picture.sha256.slice(0, ID_LENGTH)
  return { fetched: { url, picture, id, path: prober.bodyPath(url) }, faults }
}

type FetchedOptions = {
  recipe: Recipe
  rotate: Rotation
  reuse: boolean
  publish: boolean
}

/** Decodes a fetched photo; publishes it if asked. `name`: the largest file; `isNew`: it was not reused. */
export async function renderFetched(
  { id, path }: Fetched,
  { recipe, rotate, reuse, publish: isPublished }: FetchedOptions,
  { context, render, maxPixels }: Remote,
): Promise<{ details: PhotoDetails; name: string; isNew: boolean } | { fault: Fault }> {
  const options = { id, recipe, rotate, jpeg: false, maxPixels, encode: isPublished }
  const record = reuse ? await readImportRecord(context, options) : undefined
  if (record) return { details: record.details, name: record.name, isNew: false }
  const answer = await render({ ...options, path })
  if ('refused' in answer) {
    const { code, message, remedy } = answer.refused
    return { fault: finding(code, message, remedy) }
  }
  if (isPublished) await publish(context, options, answer)
  return { details: answer.details, name: answer.name, isNew: true }
}
