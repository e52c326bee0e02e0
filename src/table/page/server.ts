import { type ActRequest, type Answer, TABLE, TOKEN_HEADER, TOKEN_META } from '../contract'

/** What tells the server that it is this page that asks. */
export const tokenHeader = (): Record<string, string> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${TOKEN_META}]`)
  return { [TOKEN_HEADER]: meta?.content ?? '' }
}

/** What the server says of an album, or to an act upon it. Rejects where it does not answer. */
export async function ask(
  key: string,
  request?: ActRequest,
): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(TABLE + key, {
    headers: { ...tokenHeader(), 'content-type': 'application/json' },
    ...(request ? { method: 'POST', body: JSON.stringify(request) } : {}),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}
