import { Link, type LinkProps } from '@tanstack/react-router'
import type { Photo } from '../../content/schema'
import { ATTRIBUTE, ITEM } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { PhotoFrame } from '../../photo/PhotoFrame'
import { withoutYear } from './withoutYear'

type FaceProps = {
  name: string
  year?: number | undefined
  photo: Photo | undefined
  sizes: string
  isFirst: boolean
}

type Props = FaceProps & {
  id: string
  className: string
  place: 'category' | 'album'
  link: Pick<LinkProps, 'to' | 'params'>
  onChoose: () => void
}

export function Cover({ id, className, place, link, onChoose, ...face }: Props) {
  return (
    <li
      id={id}
      data-item={ITEM.cover}
      {...{ [ATTRIBUTE.place]: place }}
      className={`relative scroll-mt-scroll-top print:break-inside-avoid ${className}`}
    >
      <Link
        {...link}
        data-item={ITEM['cover-link']}
        {...{ [ATTRIBUTE.choose]: place }}
        className="group absolute inset-0 block"
        onClick={onChoose}
      >
        <CoverFace {...face} />
      </Link>
    </li>
  )
}

/** The visible part of a cover, in a positioned box that is a `group`. */
export function CoverFace({ name, year, photo, sizes, isFirst }: FaceProps) {
  const label = year === undefined ? name : withoutYear(name, year)
  return (
    <>
      {photo && (
        <PhotoFrame
          photo={photo}
          className="absolute inset-0"
          alt=""
          sizes={sizes}
          ask={isFirst ? 'first' : 'next'}
        />
      )}
      {/* Clips the paper below the picture. */}
      <span
        data-item={ITEM['cover-label']}
        className="absolute inset-s-0 bottom-0 max-w-[calc(100%-1.5rem)] overflow-clip pt-2.5 text-name leading-name text-balance"
      >
        <span className="py-2.5 pe-4.5">
          {/* `relative` puts name and year above the paper of all lines. */}
          <bdi
            data-item={ITEM['cover-name']}
            className="relative me-[0.12em] cover-underline voice-nature hyphens-auto transition-underline"
          >
            <FontFallback text={label} />
          </bdi>
          {year !== undefined && (
            <>
              {' '}
              <time
                dateTime={String(year)}
                className="relative text-label font-medium whitespace-nowrap text-ink-muted"
              >
                {year}
              </time>
            </>
          )}
        </span>
      </span>
    </>
  )
}
