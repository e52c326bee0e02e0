/** Whether a text overflows its box. Letters that extend into the padding are visible. */
export const isOverflowing = (box: Element): boolean =>
  box.scrollHeight - box.clientHeight > Number.parseFloat(getComputedStyle(box).paddingBottom)
