import { tileId } from '../document'

declare global {
  interface DocumentEventMap {
    tilerequest: CustomEvent<string>
  }
}

export const TILE_REQUEST = 'tilerequest'

/** A photograph's tile. A large album is prerendered in part, and renders a missing tile on request. */
export function tileOf(id: string | undefined): HTMLElement | null {
  const find = () => document.getElementById(tileId(id ?? ''))
  if (!find()) document.dispatchEvent(new CustomEvent(TILE_REQUEST, { detail: id }))
  return find()
}
