import { Link, type LinkProps } from '@tanstack/react-router'
import type { Photo } from '../content/schema'
import { PhotoFrame } from '../photo/PhotoFrame'

type Props = {
  /** The element's id, which the remembered position returns to. */
  id: string
  place: 'category' | 'album'
  name: string
  year?: number | undefined
  cover: Photo | undefined
  sizes: string
  first: boolean
  link: Pick<LinkProps, 'to' | 'params'>
  onChoose: () => void
}

/** A picture with its name in a label cut out of its lower left corner. The whole is one link. */
export function Plate({ id, place, name, year, cover, sizes, first, link, onChoose }: Props) {
  // A year that the name already ends in is said once.
  const said = year === undefined ? name : name.replace(new RegExp(`\\s+${year}$`), '')
  return (
    <li id={id} data-place={place} className="plate-item">
      <Link {...link} className="plate" data-choose={place} onClick={onChoose}>
        {cover && <PhotoFrame photo={cover} alt="" sizes={sizes} ask={first ? 'first' : 'near'} />}
        <span className="tag">
          <span className="cut">
            <span className="nature">{said}</span>
            {year !== undefined && (
              <>
                {' '}
                <time dateTime={String(year)}>{year}</time>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
