import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Photo } from '../content/schema.ts'
import { candidates } from '../images/sources.ts'
import type { Inspected } from './inspectAlbum.ts'
import type { Issue } from './issue.ts'
import { LEAKS } from './leaks/leak.ts'
import { leaksOf } from './leaks.ts'
import { publicFolder } from './places.ts'
import { PUBLISHED } from './recipe.ts'

/** The issues of one published file's bytes. */
export function privacyIssues(bytes: Buffer, file: string, place = '', photo?: string): Issue[] {
  return leaksOf(bytes).map((leak) => ({
    id: `published-${leak}`,
    grade: 'finding',
    file,
    place,
    ...(photo ? { photo } : {}),
    cause: `publishes ${LEAKS[leak]}`,
    remedy: 'Import the photo again, or export it without',
  }))
}

/** Every file that the site may ask for, for one photo of ours. */
export function filesOf(photo: Photo): { src: string; width: number | undefined }[] {
  const { src, width } = photo
  if (width === undefined) return [{ src, width }]
  const avif = candidates(photo)
  const jpeg = photo.jpeg ? avif.map((c) => ({ ...c, src: c.src.replace(/\.avif$/, '.jpg') })) : []
  return [...avif, ...jpeg, ...(photo.mirror ? candidates(photo.mirror) : [])]
}

/**
 * Looks at the published files of an album's own photos: there, as wide as they say, telling nothing
 * private. `out`: where files that answer elsewhere were written.
 */
export async function inspectFiles(
  root: string,
  { file, photos }: Inspected,
  out: string | undefined,
): Promise<Issue[]> {
  const { default: sharp } = await import('sharp')
  const issues: Issue[] = []
  const seen = new Map<string, string>()
  for (const [i, photo] of photos.entries()) {
    const note = (id: string, field: string, cause: string, remedy: string) =>
      issues.push({
        id,
        grade: 'finding',
        file,
        place: `photos[${i}].${field}`,
        photo: photo.id,
        cause,
        remedy,
      })
    if (photo.placeholder)
      issues.push(
        ...privacyIssues(
          Buffer.from(photo.placeholder, 'base64'),
          file,
          `photos[${i}].placeholder`,
          photo.id,
        ),
      )
    for (const { src, width } of filesOf(photo)) {
      const path = pathOf(root, src, out)
      if (!path) continue
      const bytes = await readFile(path).catch(() => undefined)
      if (!bytes) {
        note(
          'missing-file',
          'src',
          `names ${src}, which is not there`,
          'Import the photo again, or remove the entry',
        )
        continue
      }
      const real = await sharp(bytes)
        .metadata()
        .catch(() => undefined)
      if (!real)
        note('not-an-image', 'src', `names ${src}, which is no picture`, 'Import the photo again')
      else if (width !== undefined && real.width !== width)
        note(
          'wrong-size',
          'src',
          `names ${src}, which is ${real.width} px wide`,
          'Import the photo again',
        )
      else if (src === photo.src && photo.height !== undefined && real.height !== photo.height)
        note(
          'wrong-size',
          'height',
          `says ${photo.height}, and the picture is ${real.height} px high`,
          'Import the photo again',
        )
      issues.push(...privacyIssues(bytes, relative(root, path), '', photo.id))
      if (src !== photo.src) continue
      const sum = createHash('sha256').update(bytes).digest('hex')
      const twin = seen.get(sum)
      if (twin && twin !== src)
        note('duplicate-bytes', 'src', `is the same picture as ${twin}`, 'Remove one of them')
      seen.set(sum, src)
    }
  }
  return issues
}

/** Where the file behind an address is, if it is on this machine. */
function pathOf(root: string, src: string, out: string | undefined): string | undefined {
  if (out && PUBLISHED.test(basename(src))) return join(out, basename(src))
  return src.startsWith('/') && !src.includes('..') ? join(publicFolder(root), src) : undefined
}
