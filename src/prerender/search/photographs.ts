import { albumPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumPhoto } from '../../content/album.ts'
import type { FoundAlbum, FoundPhoto } from '../../content/searchIndex.ts'
import { withoutSoftHyphens } from '../../content/softHyphens.ts'
import type { Content } from '../../content/source/content.ts'
import { describeAlbums } from '../shown/dataFiles.ts'
import { keywordFilter } from './publicKeywords.ts'

/** A photograph of a public album. Its index in the list is its number. */
export type IndexedPhoto = {
  photo: AlbumPhoto
  found: FoundPhoto
  /** 0 if unknown. */
  year: number
  albumWords: string
  keywords: readonly string[]
}

function foundPhoto(photo: AlbumPhoto, album: number, place: number): FoundPhoto {
  const { capture: _c, placeholder: _p, canonical: _k, ...rest } = photo
  return { ...rest, album, place }
}

/** The photographs of public albums, each once, at its canonical address, the newest year first. */
export function photographsOf({ albums, site }: Pick<Content, 'albums' | 'site'>): {
  photographs: IndexedPhoto[]
  found: FoundAlbum[]
} {
  const described = describeAlbums(albums)
  const isPublic = keywordFilter(site)
  const searched = albums.filter(({ level }) => allows(level, 'search'))
  const photographs = searched.flatMap((source, album): IndexedPhoto[] => {
    const { photos } = described.get(source.key)!.data
    const keywordsOf = new Map(source.photos.map(({ id, keywords }) => [id, keywords]))
    const albumWords = [source.title, source.name, source.description ?? ''].join(' ')
    return photos.flatMap((photo, place) =>
      photo.canonical === undefined
        ? {
            photo,
            found: foundPhoto(photo, album, place),
            year: source.year ?? Number(photo.capture?.taken?.slice(0, 4) ?? 0),
            albumWords,
            keywords: (keywordsOf.get(photo.id) ?? []).filter(isPublic),
          }
        : [],
    )
  })
  return {
    photographs: photographs.toSorted((a, b) => b.year - a.year),
    found: searched.map((album) => ({
      title: withoutSoftHyphens(album.title),
      path: albumPath(album),
      count: described.get(album.key)!.data.album.count,
    })),
  }
}
