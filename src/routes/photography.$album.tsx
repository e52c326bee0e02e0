import { createFileRoute } from '@tanstack/react-router'
import { AlbumPage } from '../photography/AlbumPage'
import { loadAlbum } from '../photography/loadAlbum'
import { albumHead } from '../shell/pageHead'

export const Route = createFileRoute('/photography/$album')({
  loader: loadAlbum,
  staleTime: Infinity,
  head: albumHead,
  component: AlbumPage,
})
