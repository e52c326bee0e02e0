import {
  type ActRequest,
  type Answer,
  type DocumentAnswer,
  DOCUMENTS,
  MARKUP,
  type MarkupAnswer,
  type PublishAnswer,
  PUBLISHING,
  type RequestedDocumentAct,
  TABLE,
  TOKEN_HEADER,
  TOKEN_META,
} from '../contract'

/** What tells the server that it is this page that asks. */
export const tokenHeader = (): Record<string, string> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${TOKEN_META}]`)
  return { [TOKEN_HEADER]: meta?.content ?? '' }
}

/** An answer, and the status that it came with. Rejects where the server does not answer. */
type Said<A> = Promise<{ status: number; answer: A }>

/** What the server says of an album, or to an act upon it. */
export const ask = (key: string, request?: ActRequest): Said<Answer> => send(key, request)

/** The same of a document. */
export const askDocument = (
  file: string,
  request?: ActRequest<RequestedDocumentAct>,
): Said<DocumentAnswer> => send(`${DOCUMENTS}/${encodeURIComponent(file)}`, request)

/** The markup of a built page, by its path. */
export const askMarkup = (path: string): Said<MarkupAnswer> =>
  send(`${MARKUP}/${encodeURIComponent(path)}`)

/** The same of publishing. */
export const askPublisher = (act?: 'start' | 'stop'): Said<PublishAnswer> =>
  send(PUBLISHING, act && { act })

async function send(key: string, request?: object): Said<never> {
  const response = await fetch(TABLE + key, {
    headers: { ...tokenHeader(), 'content-type': 'application/json' },
    ...(request ? { method: 'POST', body: JSON.stringify(request) } : {}),
  })
  return { status: response.status, answer: (await response.json()) as never }
}
