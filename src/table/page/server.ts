import { TABLE, TOKEN_HEADER, TOKEN_META } from '../contract'

export const tokenHeader = (): Record<string, string> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${TOKEN_META}]`)
  return { [TOKEN_HEADER]: meta?.content ?? '' }
}

/** Temporary refusals. 403: the server has restarted with another token. 423: an import is running. */
export const LATER = new Set([403, 423])

/** ms between attempts to reach the server. */
const RETRY = 1_000
export const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY))

/**
 * Fetches an album, a document, a page or the state of publishing, or posts to it. Rejects on network errors.
 * @param path relative to `TABLE`
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the answer's type
export async function ask<Answer>(
  path: string,
  request?: object,
): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(TABLE + path, {
    headers: { ...tokenHeader(), 'content-type': 'application/json' },
    ...(request ? { method: 'POST', body: JSON.stringify(request) } : {}),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}
