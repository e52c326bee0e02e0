/** The tile that a key moves to. `undefined` beyond the ends. Measures the positions of the tiles. */
export function neighbour<T extends { getBoundingClientRect: () => Box }>(
  tiles: readonly T[],
  from: T,
  key: string,
  isRightToLeft: boolean,
): T | undefined {
  const at = tiles.indexOf(from)
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return tiles[at + (key === forward ? 1 : -1)]
  if (key === 'Home') return tiles[0]
  if (key === 'End') return tiles.at(-1)
  const isDown = key === 'ArrowDown'
  const { top, left, width } = from.getBoundingClientRect()
  const boxes = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
  const beyond = boxes.filter(({ box }) => (isDown ? box.top > top + 1 : box.top < top - 1))
  const tops = beyond.map(({ box }) => box.top)
  const row = isDown ? Math.min(...tops) : Math.max(...tops)
  const distance = (box: Box) => Math.abs(box.left + box.width / 2 - left - width / 2)
  return beyond
    .filter(({ box }) => Math.abs(box.top - row) < 1)
    .toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.tile
}

type Box = { top: number; left: number; width: number }
