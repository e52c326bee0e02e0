import type { KeyboardEvent } from 'react'

/** Moves the focus in a list by two arrow keys, Home and End. The end leads to the start. */
export function moveFocus(
  event: KeyboardEvent,
  all: readonly HTMLElement[],
  [back = '', forward = '']: readonly string[],
): void {
  const from = all.findIndex((one) => one === document.activeElement)
  const to = { [forward]: from + 1, [back]: from - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  all.at(to % all.length)?.focus()
  event.preventDefault()
}
