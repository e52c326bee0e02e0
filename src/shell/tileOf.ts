declare global {
  interface DocumentEventMap {
    tilewanted: CustomEvent<string>
  }
}

/** The event by which the album is asked for a photograph's tile; its `detail` is the id. */
export const WANTED = 'tilewanted'

/**
 * The tile of a photograph in its album. An album too large to be printed whole is asked for one that it
 * does not have yet, and has it at once; a photograph of another album has none.
 */
export function tileOf(id: string | undefined): HTMLElement | null {
  const find = () => document.getElementById(`photo-${id}`)
  if (!find()) document.dispatchEvent(new CustomEvent(WANTED, { detail: id }))
  return find()
}
