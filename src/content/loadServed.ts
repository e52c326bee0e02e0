import { fetchOnce } from './fetchOnce'
import type { Served } from './served'

/** A part of what pages are prerendered from; in a browser the data file at `url`, which says the same. */
export async function loadServed<T>(url: string, pick: (served: Served) => T): Promise<T> {
  return import.meta.env.SSR
    ? pick((await import('virtual:content/server')).served)
    : fetchOnce<T>(url)
}
