import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { words } from 'virtual:words/search'
import type { LoadedSet } from '../content/loading/loadSearch'
import { albumsOf, FIRST_PHOTOS, type PhotoSet } from '../content/searchIndex'
import { EmptySheet } from '../page/EmptySheet'
import { IsolatedText } from '../page/FontFallback'
import { FoundRows } from './FoundRows'
import { keepFound } from './photos'
import { unpackNumbers } from './terms/postings'

/** The same list for the same set, because `FoundRows` remembers by list how many photographs it showed. */
const numbersOf = new WeakMap<PhotoSet, readonly number[]>()

/** The public photographs of a year or a keyword, and their albums. */
export function PhotoSetPage({ index, set }: LoadedSet) {
  const numbers = useMemo(() => {
    if (!set) return []
    const own = numbersOf.get(set) ?? unpackNumbers(set.numbers)
    numbersOf.set(set, own)
    keepFound(index, own, set.photos)
    return own
  }, [index, set])
  if (!set) return <EmptySheet />
  const albums = albumsOf(index, numbers)
  return (
    <>
      <p className="max-w-measure pb-4.5">
        <span className="font-semibold-small">{words.inAlbums(numbers.length, albums.length)}</span>
        {': '}
        {albums.map(({ path, title }, i) => (
          <span key={path}>
            {i > 0 && ', '}
            <Link to={path} className="underlined-link">
              <IsolatedText text={title} />
            </Link>
          </span>
        ))}
      </p>
      <FoundRows key={set.title} index={index} numbers={numbers} first={FIRST_PHOTOS} />
    </>
  )
}
