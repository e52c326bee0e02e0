import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { albumFileName } from '../album/albumFile.ts'
import { type LoosePhoto, readLoose } from '../album/looseAlbum.ts'
import { cannotRead, UsageError } from '../diagnostics/exit.ts'

/** Whether the site publishes small variants of the outside original. */
const hasOwnVariants = ({ candidates = [] }: LoosePhoto): boolean =>
  candidates.some(({ src }) => src.startsWith('/photos/'))

/** Lists the photos of an album and the new addresses of a file. `addresses`: all addresses of the file. */
export async function listLinks(
  root: string,
  { key, file }: { key: string; file: string },
  list = '',
) {
  const lines = await readLines(root, list)
  const album = await readLoose(root, file)
  const path = albumFileName(root, file)
  if (!album && !lines.size)
    throw new UsageError(
      `${path}: there is no such album yet. Put its addresses into a file, one a line, and run: link ${key} <file>`,
    )
  const photos = album?.photos ?? []
  const present = new Set(photos.map(({ src }) => src.trim()))
  const links = [
    ...photos.map((photo, index) => ({
      src: photo.src,
      where: { file: path, index },
      place: `${path} › photos[${index}]`,
      hasThumbs: hasOwnVariants(photo),
    })),
    ...[...lines].flatMap(([src, line]) =>
      present.has(src)
        ? []
        : { src, where: { file: list, line }, place: `${list}:${line}`, hasThumbs: false },
    ),
  ]
  return { links, addresses: [...lines.keys()] }
}

/** Reads a file with one address per line; `#` starts a comment. Returns the first line of each, from 1. */
async function readLines(root: string, file: string): Promise<Map<string, number>> {
  const lines = new Map<string, number>()
  const text = file && (await readFile(resolve(root, file), 'utf8').catch(cannotRead(file)))
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const src = line.trim()
    if (src !== '' && !src.startsWith('#') && !lines.has(src)) lines.set(src, i + 1)
  }
  return lines
}
