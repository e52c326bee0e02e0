/** If storage is forbidden or full, reads give null and writes do nothing. */
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

export function writePlace(place: Place): void {
  for (const key of KEYS) {
    try {
      const value = place[key]
      // Removed first, so that the old place is gone even if storage is full.
      localStorage.removeItem(key)
      if (value !== null) localStorage.setItem(key, value)
    } catch {
      // Storage is forbidden or full.
    }
  }
}
