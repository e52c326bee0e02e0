/** Publishing anew drops the last build's files. An open page reloads once to get the new ones. */

const KEY = 'reloaded' // of the path that was reloaded last

// The first page is awaited, before there is a router.
let isAwaited = () => true

/** Sets whether the visitor waits for a page: preloads do not reload. */
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

/** Allows this page to reload again later, because it has all its files now. */
export function notePageLoaded(): void {
  try {
    if (sessionStorage.getItem(KEY) === window.location.pathname) sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden.
  }
}

/** For answers without the requested file. Never settles during a reload; otherwise throws. */
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
    // Safari does not name the file. Ask for the page instead.
    const [file] = /https?:\/\/\S+/.exec(String(error)) ?? [window.location.href]
    if (await isAnswered(file)) return reloadOrThrow(error)
    throw error
  }
}
