import { tileId } from '../document'

declare global {
  interface DocumentEventMap {
    tilerequest: CustomEvent<string>
  }
}

/** The event by which the album is asked for a photograph's tile; its `detail` is the id. */
export const TILE_REQUEST = 'tilerequest'

/**
 * The tile of a photograph in its album. An album too large to be prerendered whole is asked for one that it
 * does not have yet, and has it at once; a photograph of another album has none.
 */
export function tileOf(id: string | undefined): HTMLElement | null {
  const find = () => document.getElementById(tileId(id ?? ''))
  if (!find()) document.dispatchEvent(new CustomEvent(TILE_REQUEST, { detail: id }))
  return find()
}
