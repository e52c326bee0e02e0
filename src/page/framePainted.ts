/** Resolves in the first task after the next frame; at once in a page that is not drawn. */
export async function framePainted(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
