import { createFileRoute, redirect } from '@tanstack/react-router'
import type { AlbumKey } from '../content/ids.gen'
import { findList } from '../content/site'
import { AlbumPage } from '../photography/album/AlbumPage'
import { loadOwnPhoto, loadAlbum } from '../photography/album/loadAlbum'
import { albumHead } from '../page/head/pageHead'

export const Route = createFileRoute('/photography/$category/$album')({
  params: {
    // A visitor may ask for any album.
    parse: ({ category, album }) => {
      const list = findList(category)
      return list ? { category: list.path, album: album as AlbumKey } : false
    },
  },
  loader: async ({ params }) => {
    const loaded = await loadAlbum(params.album)
    const photo = loaded.album ? undefined : await loadOwnPhoto(params.category, params.album)
    if (photo)
      throw redirect({ to: '/photography/$category/$album/$photo', params: photo, replace: true })
    return loaded
  },
  staleTime: Infinity,
  head: albumHead,
  component: AlbumPage,
})
