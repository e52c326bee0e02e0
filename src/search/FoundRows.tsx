import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { words as photoWords } from 'virtual:words/photo'
import { words } from 'virtual:words/search'
import type { FoundPhoto, SearchIndex } from '../content/searchIndex'
import { ITEM, PART } from '../document'
import { ratioOf } from '../images/ratioOf'
import { FontFallback } from '../page/FontFallback'
import { PhotoFrame } from '../photo/PhotoFrame'
import { layoutTiles, type TileLayout } from '../photography/rows/layoutTiles'
import { loadFound, photosAtHand } from './photos'
import { markFound } from './terms/markFound'

const MORE = 24
const NONE: ReadonlySet<string> = new Set()

/** Remembered by list, so that a page has its previous height when the visitor returns. */
const shownCounts = new WeakMap<readonly number[], number>()

type Props = {
  index: SearchIndex
  numbers: readonly number[]
  /** The number of photographs that have been fetched, at least. */
  first: number
  terms?: ReadonlySet<string>
  onOpen?: (number: number) => void
  listRef?: RefObject<HTMLUListElement | null>
}

/** Photographs of several albums in justified rows, linked to their pages. Loads more near the end. */
export function FoundRows({ index, numbers, first, terms = NONE, onOpen, listRef }: Props) {
  const [count, setCount] = useState(() => shownCounts.get(numbers) ?? first)
  const photos = useMemo(
    () => photosAtHand(index, numbers.slice(0, count)),
    [index, numbers, count],
  )
  const tileAt = useMemo(
    () => layoutBatches(photos, first, numbers.length),
    [photos, first, numbers],
  )
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shownCounts.set(numbers, count)
    if (count >= numbers.length || !end.current) return
    const place = end.current
    let stop = () => {}
    // After a failed request the place is still watched, so the next approach asks again.
    const add = async () => {
      await loadFound(index, numbers.slice(0, count + MORE))
      setCount(count + MORE)
    }
    void import('../page/watchNear').then(({ watchNear }) => {
      if (!place.isConnected) return
      stop = watchNear(place, (isNear) => isNear && void add().catch(() => {}))
    })
    return () => stop()
  }, [index, numbers, count])
  return (
    <>
      <ul ref={listRef} data-part={PART.tiles} className="flex flex-wrap gap-x-gap gap-y-tiles">
        {photos.map((photo, i) => (
          <FoundTile
            key={numbers[i]}
            photo={photo}
            album={index.albums[photo.album]!}
            layout={tileAt(i)}
            terms={terms}
            isFirst={i < 4}
            onOpen={() => onOpen?.(numbers[i]!)}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

/** Each batch has rows of its own, so that those on screen stay as they are when more are loaded. */
function layoutBatches(photos: readonly FoundPhoto[], first: number, all: number) {
  const tiles = photos.map((one) => ({ ratio: ratioOf(one), caption: one.alt }))
  const batchOf = (position: number) => Math.max(0, Math.ceil((position - first + 1) / MORE))
  const startOf = (batch: number) => (batch === 0 ? 0 : first + (batch - 1) * MORE)
  const batches = Array.from({ length: batchOf(tiles.length - 1) + 1 }, (_, batch) => {
    const end = startOf(batch + 1)
    return layoutTiles(tiles.slice(startOf(batch), end), end >= all)
  })
  return (position: number) => batches[batchOf(position)]!(position - startOf(batchOf(position)))
}

type TileProps = {
  photo: FoundPhoto
  album: SearchIndex['albums'][number]
  layout: TileLayout
  terms: ReadonlySet<string>
  isFirst: boolean
  onOpen: () => void
}

function FoundTile({ photo, album, layout, terms, isFirst, onOpen }: TileProps) {
  const to: string = `${album.path}/${photo.id}`
  const where = words.place(album.title, photo.place)
  return (
    <li
      data-item={ITEM.tile}
      className="justified-tile print:break-inside-avoid"
      style={layout.style}
    >
      <figure>
        <Link to={to} onClick={onOpen} className="peer block justified-picture">
          <PhotoFrame
            photo={photo}
            className="relative aspect-(--a)"
            alt={photo.alt}
            sizes={layout.sizes}
            ask={isFirst ? 'soon' : 'near'}
          />
          <span className="sr-only">
            {photo.alt ? ', ' : photoWords.place(photo.place, album.count)}
            {photo.alt ? where : `, ${album.title}`}
          </span>
        </Link>
        <figcaption
          aria-hidden="true"
          className="pt-2 text-ink-muted transition-color peer-hover:text-accent"
        >
          {photo.alt && <Caption text={photo.alt} terms={terms} />}
          <span className="mt-0.5 block text-note leading-note font-medium">
            <FontFallback text={where} />
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

function Caption({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return (
    <span className="block photo-caption">
      {markFound(text, terms).map((piece, i) =>
        piece.isFound ? (
          // oxlint-disable-next-line no-array-index-key -- pieces can repeat, but their order never changes
          <b key={i} className="found-word">
            <FontFallback text={piece.text} />
          </b>
        ) : (
          // oxlint-disable-next-line no-array-index-key -- as above
          <FontFallback key={i} text={piece.text} />
        ),
      )}
    </span>
  )
}
