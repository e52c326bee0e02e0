import { TABLE, TOKEN_HEADER, TOKEN_META } from '../../contract'

const metaIn = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name=${TOKEN_META}]`)
export const tokenNow = () => metaIn(document)?.content ?? ''

/** Whether the server has restarted since this page was loaded. Then Vite sends it no news any more. */
export let hasRestarted = false

/** Takes the token of a restarted server from its page. @returns whether it differs from the refused one */
export async function renewToken(refused: string): Promise<boolean> {
  const html = await (await fetch(window.location.href)).text()
  const meta = metaIn(new DOMParser().parseFromString(html, 'text/html'))
  if (!meta || meta.content === refused) return false
  metaIn(document)?.replaceWith(meta)
  return (hasRestarted = true)
}

let isLeaving = false
window.addEventListener('pagehide', () => (isLeaving = true))

export const pauseToRetry = () => new Promise((resolve) => setTimeout(resolve, 1_000))

/** Sends a request. @param path relative to `TABLE` @returns `undefined` if the server cannot be reached */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the answer's type
export async function ask<Answer>(path: string, body?: object, method = body ? 'POST' : 'GET') {
  const token = tokenNow()
  try {
    const response = await fetch(TABLE + path, {
      headers: { [TOKEN_HEADER]: token, 'content-type': 'application/json' },
      method,
      keepalive: isLeaving, // Otherwise browsers cancel it. A body of more than 64 KiB is refused.
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.status === 403 && (await renewToken(token))) return undefined
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
    if (response && response.status !== 202) return response.answer
    onWait(response?.status)
    await pauseToRetry()
  }
}
