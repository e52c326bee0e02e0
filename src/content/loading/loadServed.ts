import type { Served } from '../served'
import { fetchOnce } from './fetchOnce'

/** Picks a part of `served` while prerendering. A browser fetches the same data from `url`. */
export async function loadServed<T>(url: string, pick: (served: Served) => T): Promise<T> {
  return import.meta.env.SSR
    ? pick((await import('virtual:content/server')).served)
    : fetchOnce<T>(url)
}
