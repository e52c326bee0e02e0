/**
 * A host drops the files of the last build when the site is published anew. A page that was left
 * open then asks for what is gone; reloading it brings the new files.
 */

/** Session key of the path that was reloaded last. */
const KEY = 'reloaded'

// Until there is a router, what is awaited is the application of this page itself.
let isAwaited = () => true

/** Sets the test of whether the visitor waits for a page: no page is reloaded for a preload. */
export function setPageAwaited(test: () => boolean): void {
  isAwaited = test
}

/**
 * Reloads the page. False where that has been tried already, or where that cannot be noted.
 */
function reloadOnce(): boolean {
  const { pathname } = window.location
  try {
    if (sessionStorage.getItem(KEY) === pathname) return false
    sessionStorage.setItem(KEY, pathname)
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** The page at this address has all its files: should they go once more, it is reloaded again. */
export function notePageLoaded(): void {
  try {
    if (sessionStorage.getItem(KEY) === window.location.pathname) sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden: then nothing was noted either.
  }
}

/**
 * To be called when the host has answered, but not with the file that was asked for. Does not
 * settle where the page is being reloaded; else throws the error.
 */
export async function reloadOrThrow(error: unknown): Promise<never> {
  if (isAwaited() && reloadOnce()) await new Promise(() => {})
  throw error
}

/** Whether the host is there and well, whatever it says of the file. */
async function isAnswered(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/** Stands around every `import()` of the built site (see vite.config.ts). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // Safari does not say which file it was. The page itself stands for it.
    const [file] = /https?:\/\/\S+/.exec(String(error)) ?? [window.location.href]
    if (await isAnswered(file)) return reloadOrThrow(error)
    throw error
  }
}
