/** Resolves in the first task after the next frame, or at once in a hidden page. */
export async function framePainted(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
