import { TABLE, TOKEN_HEADER, TOKEN_META } from '../contract'

export const tokenHeader = (): Record<string, string> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${TOKEN_META}]`)
  return { [TOKEN_HEADER]: meta?.content ?? '' }
}

/** Temporary refusals. 202: an import is running. 403: the server has restarted with another token. */
const LATER = new Set([202, 403])

/** ms between attempts to reach the server. */
const RETRY = 1_000

/**
 * Fetches an album, a document, a page or the state of publishing, or posts to it.
 * @param path relative to `TABLE`
 * @returns `undefined` if the server cannot be reached
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the answer's type
export async function ask<Answer>(path: string, request?: object) {
  try {
    const response = await fetch(TABLE + path, {
      headers: { ...tokenHeader(), 'content-type': 'application/json' },
      ...(request ? { method: 'POST', body: JSON.stringify(request) } : {}),
    })
    return { status: response.status, answer: (await response.json()) as Answer }
  } catch {
    return undefined
  }
}

/** Asks until the server answers. @param onWait called before each pause; the status may be missing */
export async function askAgain<Answer>(
  path: string,
  request: object | undefined,
  onWait: (status?: number) => void,
): Promise<Answer> {
  for (;;) {
    const response = await ask<Answer>(path, request)
    if (response && !LATER.has(response.status)) return response.answer
    onWait(response?.status)
    await new Promise((resolve) => setTimeout(resolve, RETRY))
  }
}
