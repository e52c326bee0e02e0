/** px. The middle of an element, its radius, and the distance to the farthest corner of the window. */
export function circleAround(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const { innerWidth, innerHeight } = window
  const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  return { x, y, radius: width / 2, farthest }
}
