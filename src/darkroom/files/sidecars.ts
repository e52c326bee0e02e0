import { join, parse } from 'node:path'

export const isNamedSidecar = (name: string): boolean => /\.xmp$/i.test(name)

const plain = (name: string) => name.normalize('NFC').toLowerCase()

/** Finds the XMP sidecar of each picture: `IMG.JPG.xmp` (darktable, digiKam), or `IMG.xmp` (Lightroom). */
export function pairSidecars(pictures: readonly string[], names: readonly string[]) {
  const sidecars = new Map(names.map((name) => [plain(name), name]))
  return new Map(
    pictures.flatMap((picture) => {
      const { dir, name } = parse(picture)
      const found =
        sidecars.get(plain(`${picture}.xmp`)) ?? sidecars.get(plain(`${join(dir, name)}.xmp`))
      return found === undefined ? [] : [[picture, found] as const]
    }),
  )
}
