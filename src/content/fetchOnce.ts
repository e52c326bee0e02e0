const fetched = new Map<string, Promise<unknown>>()

/** A data file of the site, fetched once a visit. A fetch that failed is tried again next time. */
export function fetchOnce<T>(url: string): Promise<T> {
  const known = fetched.get(url) as Promise<T> | undefined
  if (known) return known
  const data = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.json() as Promise<T>
  })
  data.catch(() => fetched.delete(url))
  fetched.set(url, data)
  return data
}
