import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import sharp from 'sharp'
import type { Photo } from '../../content/schema.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { addressStem } from '../../images/local.ts'
import { sha256 as hash } from '../../sha256.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import { errorCode } from '../files/errorCode.ts'
import { fingerprintOf } from '../pictures/importRecord.ts'
import { MAX_PIXELS } from '../pictures/recipe.ts'
import { isDrawn, sniff } from '../formats/sniff.ts'
import { damageOf, DAMAGES, isDecoded } from './damageOf.ts'
import { privacyIssues } from './privacyIssues.ts'
import type { VerifiedFiles } from './verifiedFiles.ts'

// No cache is needed, because each picture is read once.
sharp.cache(false)
sharp.concurrency(1)

/** `place`: the photo's place in the album file, such as `photos[2]`. */
type At = { file: string; place: string; photo: Photo }

export const findingIn = (
  { file, place, photo }: At,
  code: string,
  field: string,
  message: string,
  remedy: string,
): Diagnostic => ({
  code,
  severity: 'error',
  file,
  path: `${place}.${field}`,
  photo: photo.id,
  message,
  remedy,
})

const NO_HEADER = { autoOrient: { width: 0, height: 0 } }
const AGAIN = 'Import the photo again'

export async function inspectPlaceholder(at: At): Promise<Diagnostic[]> {
  const { file, place, photo } = at
  if (photo.placeholder === undefined) return []
  const bytes = Buffer.from(photo.placeholder, 'base64')
  const isWhole = sniff(bytes) && (await isDecoded(bytes, 'warning'))
  return [
    ...(isWhole ? [] : [findingIn(at, 'not-an-image', 'placeholder', 'is not a picture', AGAIN)]),
    ...privacyIssues(bytes, file, `${place}.placeholder`, photo.id),
  ]
}

/** Inspects one file of a photo. `path`: its path on this machine, if any. */
export async function inspectFile(
  root: string,
  at: At,
  { src, width }: { src: string; width: number | undefined },
  path: string | undefined,
  verified: VerifiedFiles,
): Promise<{ issues: Diagnostic[]; sha256?: string }> {
  if (!path) return { issues: [] }
  const { photo } = at
  const note = (code: string, message: string, remedy = AGAIN, field = 'src') =>
    findingIn(at, code, field, message, remedy)
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const code = errorCode(cause) ?? ''
    const issue = ['ENOENT', 'ENOTDIR'].includes(code)
      ? note('missing-file', `names ${src}, which is not there`, `${AGAIN}, or remove the entry`)
      : note('unreadable', `names ${src}, which cannot be read (${code})`, 'Mend its permissions')
    return { issues: [issue] }
  }
  const name = basename(path)
  const sha256 = hash(bytes)

  async function findFault(): Promise<Diagnostic | undefined> {
    const format = sniff(bytes)
    const made = await fingerprintOf(root, name)
    // No limit is needed, because only the header is read.
    const header = sharp(bytes, { limitInputPixels: false }).metadata()
    const { width: wide, height: high } = (await header.catch(() => NO_HEADER)).autoOrient
    const isGiant = wide * high > MAX_PIXELS
    const written = { bytes, sha256, format, made, isOurs: parsePublishedName(name) !== undefined }
    const damage = isGiant ? undefined : await damageOf(written, verified)
    if (format && !isDrawn(format))
      return note('unsupported-type', `names ${src}, which is ${format}: browsers do not draw it`)
    if (!wide && !format && damage !== 'changed')
      return note('not-an-image', `names ${src}, which is not a picture`)
    if (isGiant) {
      const message = `names ${src}, which has ${wide} × ${high} pixels`
      return note('too-large', message, 'Put a smaller version there')
    }
    if (damage)
      return {
        code: 'damaged-file',
        severity: 'error',
        file: relative(root, path!),
        path: '',
        photo: photo.id,
        message: `is damaged: it ${DAMAGES[damage]}`,
        remedy: remedyFor(photo, src, name),
      }
    if (width !== undefined && wide !== width)
      return note('wrong-size', `names ${src}, which is ${wide} px wide`)
    if (src === photo.src && photo.height !== undefined && high !== photo.height) {
      const message = `says ${photo.height}, and the picture is ${high} px high`
      return note('wrong-size', message, AGAIN, 'height')
    }
    return undefined
  }

  const fault = await findFault()
  const leaks = privacyIssues(bytes, relative(root, path), '', photo.id)
  return { issues: fault ? [fault, ...leaks] : leaks, sha256 }
}

/** How to write a damaged file again. Remove it first: commands keep files of the right size. */
function remedyFor(photo: Photo, src: string, name: string): string {
  if (!parsePublishedName(name)) return 'Put a whole copy in its place'
  if (addressStem(photo.src) === addressStem(src)) return 'Remove it, and import its folder again'
  const isMirror = photo.mirror && addressStem(photo.mirror.src) === addressStem(src)
  return `Remove it, and ${isMirror ? 'mirror the album again' : 'link the album again with --thumbs local'}`
}
