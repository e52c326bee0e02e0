import type { ReactElement } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type Place, readPlace, writePlace } from './place/storage'

type Store = Place & {
  menuOpen: boolean
  menuWanted: boolean | undefined // after a press of its button, until the menu follows
  toaster: ReactElement | null // fetched with the first toast, or a little before
  enterCategory: (id: string) => void // forgets the old place
  enterAlbum: (id: string) => void
  forgetAlbum: () => void
  forgetPlace: () => void
  wantMenu: (isOpen: boolean) => void
  showWantedMenu: () => void
  closeMenu: () => void
  setToaster: (toaster: ReactElement) => void
}

// Only a changed place is written: opening the menu must not overwrite another tab's choice.
let written = ''
function writeIfChanged(place: Place) {
  const now = JSON.stringify([place.category, place.album])
  if (now === written) return
  written = now
  writePlace(place)
}

/** The state that the pages share. The place is kept in localStorage. */
export const useStore = create<Store>()(
  persist(
    (set) => ({
      category: null,
      album: null,
      menuOpen: false,
      menuWanted: undefined,
      toaster: null,
      enterCategory: (category) => set({ category, album: null }),
      enterAlbum: (album) => set({ album }),
      forgetAlbum: () => set({ album: null }),
      forgetPlace: () => set({ category: null, album: null }),
      wantMenu: (isOpen) => set({ menuWanted: isOpen }),
      showWantedMenu: () =>
        set(({ menuWanted, menuOpen }) => ({
          menuOpen: menuWanted ?? menuOpen,
          menuWanted: undefined,
        })),
      closeMenu: () => set({ menuOpen: false, menuWanted: undefined }),
      setToaster: (toaster) => set({ toaster }),
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
