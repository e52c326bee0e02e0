import { createFileRoute } from '@tanstack/react-router'
import type { AlbumKey } from '../content/ids.gen'
import { findList } from '../content/site'
import { AlbumPage } from '../photography/album/AlbumPage'
import { loadAlbum } from '../photography/album/loadAlbum'
import { albumHead } from '../page/head/pageHead'

export const Route = createFileRoute('/photography/$album')({
  params: {
    // The address may contain any album key.
    parse: ({ album }) => (findList(album) ? false : { album: album as AlbumKey }),
  },
  loader: ({ params }) => loadAlbum(params.album),
  staleTime: Infinity,
  head: albumHead,
  component: AlbumPage,
})
