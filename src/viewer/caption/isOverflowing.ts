/** Whether a box of text hides a part of it. Letters that reach into the padding are visible. */
export const isOverflowing = (box: Element): boolean =>
  box.scrollHeight - box.clientHeight > Number.parseFloat(getComputedStyle(box).paddingBottom)
