/** Whether a box of text hides a part of it. What reaches into its padding is seen: letters beyond their line. */
export const isCut = (box: Element): boolean =>
  box.scrollHeight - box.clientHeight > Number.parseFloat(getComputedStyle(box).paddingBottom)
