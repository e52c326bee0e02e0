/** Publishing removes the files of the previous build. An open page reloads once to get the new ones. */

const KEY = 'reloaded' // its value is the path that was reloaded last

// The visitor waits for the first page, before the router exists.
let isAwaited = () => true

/** Sets how to find out whether the visitor waits for a page. Failed preloads do not reload it. */
export function setPageAwaited(test: () => boolean): void {
  isAwaited = test
}

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

/** Allows this page to reload again later. Call it when the page has loaded all its files. */
export function notePageLoaded(): void {
  try {
    if (sessionStorage.getItem(KEY) === window.location.pathname) sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden.
  }
}

/** Handles a missing file: reloads the page and never settles, or throws `error`. */
export async function reloadOrThrow(error: unknown): Promise<never> {
  if (isAwaited() && reloadOnce()) await new Promise(() => {})
  throw error
}

async function isAnswered(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/** Wraps every `import()` of the built site (vite.config.ts). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // Safari's error does not name the file, so the page is requested instead.
    const [file] = /https?:\/\/\S+/.exec(String(error)) ?? [window.location.href]
    if (await isAnswered(file)) return reloadOrThrow(error)
    throw error
  }
}
