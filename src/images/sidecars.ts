import { foldCase } from '../content/foldCase.ts'

export const isNamedSidecar = (name: string): boolean => /\.xmp$/i.test(name)

/** Finds the XMP sidecar of each picture: `IMG.JPG.xmp` (darktable, digiKam), or `IMG.xmp` (Lightroom). */
export function pairSidecars(names: readonly string[]) {
  const sidecars = new Map(names.filter(isNamedSidecar).map((name) => [foldCase(name), name]))
  return new Map(
    names.flatMap((picture) => {
      if (isNamedSidecar(picture)) return []
      const found =
        sidecars.get(foldCase(`${picture}.xmp`)) ??
        sidecars.get(foldCase(`${picture.replace(/\.[^./\\]+$/, '')}.xmp`))
      return found === undefined ? [] : [[picture, found] as const]
    }),
  )
}
