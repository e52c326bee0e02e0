import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type Place, readPlace, writePlace } from './storage'

type Store = Place & {
  menuOpen: boolean
  /** A category was chosen: the old place is cleared, then the category remembered. */
  enterCategory: (id: string) => void
  /** An album was chosen: the previous one is forgotten first. */
  enterAlbum: (id: string) => void
  forgetAlbum: () => void
  forgetPlace: () => void
  toggleMenu: () => void
  closeMenu: () => void
}

// Only a changed place is written: opening the menu here must not undo a choice made in another tab.
let written = ''
function writeIfChanged(place: Place) {
  const now = JSON.stringify([place.category, place.album])
  if (now === written) return
  written = now
  writePlace(place)
}

/** The whole state of the site. The place is mirrored to localStorage as two bare keys. */
export const useStore = create<Store>()(
  persist(
    (set) => ({
      category: null,
      album: null,
      menuOpen: false,
      enterCategory: (category) => set({ category, album: null }),
      enterAlbum: (album) => set({ album }),
      forgetAlbum: () => set({ album: null }),
      forgetPlace: () => set({ category: null, album: null }),
      toggleMenu: () => set(({ menuOpen }) => ({ menuOpen: !menuOpen })),
      closeMenu: () => set({ menuOpen: false }),
    }),
    {
      name: 'place',
      partialize: ({ category, album }): Place => ({ category, album }),
      storage: {
        getItem: () => {
          const { category, album } = readPlace()
          written = JSON.stringify([category, album])
          return { state: { category, album } }
        },
        setItem: (_name, { state }) => writeIfChanged(state),
        removeItem: () => writeIfChanged({ category: null, album: null }),
      },
      skipHydration: import.meta.env.SSR,
    },
  ),
)
