import { join, parse } from 'node:path'
import { foldCase } from '../../content/foldCase.ts'

export const isNamedSidecar = (name: string): boolean => /\.xmp$/i.test(name)

/** Finds the XMP sidecar of each picture: `IMG.JPG.xmp` (darktable, digiKam), or `IMG.xmp` (Lightroom). */
export function pairSidecars(pictures: readonly string[], names: readonly string[]) {
  const sidecars = new Map(names.map((name) => [foldCase(name), name]))
  return new Map(
    pictures.flatMap((picture) => {
      const { dir, name } = parse(picture)
      const found =
        sidecars.get(foldCase(`${picture}.xmp`)) ?? sidecars.get(foldCase(`${join(dir, name)}.xmp`))
      return found === undefined ? [] : [[picture, found] as const]
    }),
  )
}
