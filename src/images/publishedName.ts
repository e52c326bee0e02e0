/** `{id}[-r{degrees}][-{recipe}]-{width}.avif` or `.jpg`. Older imports have no recipe. */
const NAME = /^(([0-9a-f]{12})(?:-r(90|180|270))?(?:-([0-9a-f]{8}))?)-(\d+)\.(?:avif|jpg)$/

/**
 * The parts of an imported file's name. `id`: digest of the original. `rotate`: degrees clockwise. `recipe`:
 * digest of the import settings. `width`: px. `stem`: the name without the width.
 */
type PublishedName = {
  stem: string
  id: string
  rotate: number
  recipe: string | undefined
  width: number
}

/** Parses the name or the address of an imported file. `undefined` for any other file. */
export function parsePublishedName(address: string): PublishedName | undefined {
  const [, stem, id, rotate = 0, recipe, width] =
    NAME.exec(address.slice(address.lastIndexOf('/') + 1)) ?? []
  if (stem === undefined || id === undefined) return undefined
  return { stem, id, rotate: Number(rotate), recipe, width: Number(width) }
}
