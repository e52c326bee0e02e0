/**
 * Why no site can be built in this folder, or undefined. Vite reads `#` in a path as the start of a
 * fragment, and the router's plugin ends a string at a `'`.
 */
export function whyUnusable(folder: string): string | undefined {
  const sign = /[#']/.exec(folder)?.[0]
  return sign
    ? `The path of this folder has a ${sign} in it, with which Vite cannot build: ${folder}\n` +
        'Rename the folder, or move the site to another one.'
    : undefined
}

/** Ends the command with the reason if no site can be built in the working directory. */
export function checkFolder(): void {
  const reason = whyUnusable(process.cwd())
  if (!reason) return
  console.error(reason)
  process.exit(1)
}
