import { TABLE, TOKEN_HEADER, TOKEN_META } from '../contract'

/** What tells the server that it is this page that asks. */
export const tokenHeader = (): Record<string, string> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${TOKEN_META}]`)
  return { [TOKEN_HEADER]: meta?.content ?? '' }
}

/** What passes: the darkroom is at work; another run of the server has another token, and reloads the page. */
export const LATER = new Set([403, 423])

/** ms until a server that did not answer is asked again. */
const RETRY = 1_000
export const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY))

/**
 * What the server says of an album, a document, a page or publishing, or to what is posted to it. Rejects where
 * it does not answer.
 * @param place below `TABLE`
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asks knows what is answered
export async function ask<Answer>(
  place: string,
  request?: object,
): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(TABLE + place, {
    headers: { ...tokenHeader(), 'content-type': 'application/json' },
    ...(request ? { method: 'POST', body: JSON.stringify(request) } : {}),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}
