import { reloadOrThrow } from '../../missingFile'
import { toHostPath } from '../../address/sitePath'

const fetched = new Map<string, Promise<unknown>>()

async function ask<T>(url: string): Promise<T> {
  const answer = await fetch(toHostPath(url))
  const failure = new Error(`${url}: ${answer.status}`)
  if (answer.status >= 500) throw failure
  // Some hosts answer with an HTML page if a file is missing.
  if (answer.ok && !answer.headers.get('content-type')?.includes('html')) return answer.json()
  fetched.delete(url)
  return reloadOrThrow(failure)
}

/** Fetches a data file of the site once per visit. A failed fetch is repeated next time. */
export function fetchOnce<T>(url: string): Promise<T> {
  const known = fetched.get(url) as Promise<T> | undefined
  if (known) return known
  const data = ask<T>(url)
  data.catch(() => fetched.delete(url))
  fetched.set(url, data)
  return data
}

export function forgetFetched(): void {
  fetched.clear()
}
