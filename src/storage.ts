/**
 * The two raw keys of the remembered position. Storage may be forbidden, full or hold garbage:
 * reading then gives null and writing does nothing, without a throw.
 */
export type Place = { category: string | null; album: string | null }

const KEYS = ['category', 'album'] as const

export function readPlace(): Place {
  try {
    return {
      category: localStorage.getItem('category') || null,
      album: localStorage.getItem('album') || null,
    }
  } catch {
    return { category: null, album: null }
  }
}

/** A null field means that its key is absent. */
export function writePlace(place: Place): void {
  for (const key of KEYS) {
    try {
      const value = place[key]
      // Removed first: where storage is full, a place that cannot be kept must not leave an old one.
      localStorage.removeItem(key)
      if (value !== null) localStorage.setItem(key, value)
    } catch {
      // Forbidden or full: the place is kept as long as this page.
    }
  }
}
