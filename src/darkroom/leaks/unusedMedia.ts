import { type Box, boxesIn } from '../boxesIn.ts'
import { type ItemPlace, itemPlaces } from '../itemPlaces.ts'

/**
 * What lies beside the coded pixels in a still picture's data: in `mdat`, and in the `idat` of its
 * `meta`, where no item points. Nothing where a track points there too, as in films.
 */
export function unusedMedia(bytes: Buffer): Buffer[] {
  const boxes = boxesIn(bytes)
  const meta = boxes.find(({ name }) => name === 'meta')
  if (!meta || boxes.some(({ name }) => name === 'moov' || name === 'moof')) return []
  const inner = boxesIn(meta.body.subarray(4))
  const iloc = inner.find(({ name }) => name === 'iloc')
  if (!iloc) return []
  try {
    const places = itemPlaces(iloc.body)
    const inFile = places.filter((place) => place.in === 'file')
    const inMeta = places.filter((place) => place.in === 'meta')
    return [
      ...boxes.filter(({ name }) => name === 'mdat').flatMap((box) => gapsIn(box, inFile)),
      ...inner
        .filter(({ name }) => name === 'idat')
        .flatMap((box) => gapsIn({ ...box, start: 0 }, inMeta)),
    ]
  } catch {
    // A list that ends too early: the picture cannot be drawn, which is told elsewhere.
    return []
  }
}

/** The parts of a box's body in which none of these lies. */
function gapsIn({ body, start }: Pick<Box, 'body' | 'start'>, used: ItemPlace[]): Buffer[] {
  const gaps: Buffer[] = []
  let at = start
  for (const { from, to } of used.toSorted((a, b) => a.from - b.from)) {
    if (from > at) gaps.push(body.subarray(at - start, from - start))
    at = Math.max(at, to)
  }
  if (at < start + body.length) gaps.push(body.subarray(at - start))
  return gaps
}
