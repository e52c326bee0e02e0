import { words } from 'virtual:words/photo'
import type { Photo } from '../content/schema'
import { ITEM, PLACEHOLDER } from '../document'
import { inJpeg, sources } from '../images/sources'
import { LineIcon } from '../page/Icon'
import { useImageLoading } from './useImageLoading'

/** The assumed ratio of a photo of unknown size until it has loaded. */
const sizeOf = ({ width = 3, height = 2 }: Photo) => ({ width, height })

const FITS = {
  cover: 'object-cover',
  contain: 'object-contain',
  'scale-down': 'object-scale-down',
} as const

/** When the picture is requested: first, one frame later, at once with low priority, or near the window. */
const REQUESTS = {
  first: { loading: 'eager', fetchPriority: 'high', near: '' },
  next: { loading: 'lazy', near: 'drawn-near animate-ask-next data-drawn:animate-none' },
  soon: { loading: 'eager', fetchPriority: 'low', near: '' },
  near: { loading: 'lazy', near: 'drawn-near' },
} as const

const join = (...classNames: (string | false)[]) => classNames.filter(Boolean).join(' ')

type Props = {
  photo: Photo
  className: string
  sizes: string
  alt: string
  ask?: keyof typeof REQUESTS
  /** `scale-down`: the picture may be smaller than the frame, which is then invisible. */
  fit?: keyof typeof FITS
  /** The address of a smaller file of the same picture that has already loaded. */
  under?: string | undefined
}

/**
 * A picture in its reserved box: a placeholder until it has loaded, a plain tile if it fails. The picture
 * is visible before script runs, so a failing script hides nothing.
 */
export function PhotoFrame(props: Props) {
  const { photo, className, sizes, alt, ask = 'near', fit = 'cover', under } = props
  const { near, ...request } = REQUESTS[ask]
  const { state, mirror, img } = useImageLoading(photo.mirror, sizes)
  const isBroken = state === 'broken'
  const isLoading = state === 'loading'
  const isFrameSeen = fit !== 'scale-down'
  const from = mirror ?? photo
  const offer = sources(from, undefined, fit === 'cover')
  const focus = fit === 'cover' ? photo.focus : undefined
  const picture = (
    <img
      key={from.src}
      {...(photo.jpeg ? inJpeg(offer) : offer)}
      {...img}
      alt={alt}
      {...sizeOf(photo)}
      decoding="async"
      {...request}
      // `after:` covers a broken image without script.
      className={join(
        'absolute inset-0 size-full after:absolute after:inset-0 after:bg-paper after:shadow-frame',
        FITS[fit],
        isLoading && 'opacity-0',
        state === 'shown' && 'animate-appear',
      )}
      style={{ objectPosition: focus?.map((at) => `${at}%`).join(' ') }}
    />
  )
  return (
    <span
      data-item={ITEM.photo}
      data-state={state}
      className={join(
        'block overflow-hidden',
        isFrameSeen && (isBroken ? 'bg-paper' : 'bg-paper-muted'),
        isBroken && 'shadow-frame forced-colors:border',
        near,
        className,
      )}
    >
      {isBroken ? (
        <Unavailable alt={alt} />
      ) : (
        <>
          <Placeholder {...{ photo, under, isLoading, isFrameSeen }} />
          {photo.jpeg ? (
            <picture>
              <source type="image/avif" srcSet={offer.srcSet ?? offer.src} sizes={img.sizes} />
              {picture}
            </picture>
          ) : (
            picture
          )}
        </>
      )}
    </span>
  )
}

type Waiting = Pick<Props, 'photo' | 'under'> & { isLoading: boolean; isFrameSeen: boolean }

function Placeholder({ photo: { color, placeholder }, under, isLoading, isFrameSeen }: Waiting) {
  const background = under ?? (placeholder && `data:image/webp;base64,${placeholder}`)
  return (
    <>
      {/* A separate element, so that browsers do not decode placeholders outside the window. */}
      <span
        {...{ [PLACEHOLDER]: '' }}
        className={join(
          'absolute inset-0 bg-size-[100%_100%] bg-no-repeat in-data-preview:bg-(image:--preview)!',
          !isFrameSeen && !isLoading && 'invisible',
        )}
        style={{ backgroundColor: color, backgroundImage: background && `url("${background}")` }}
      />
      {isLoading && !under && (
        <span
          data-item={ITEM.contour}
          className="absolute inset-0 bg-white opacity-28 in-data-preview:hidden"
        />
      )}
    </>
  )
}

const UNAVAILABLE = 'M3 19 9.5 8l4 6.5L16 11l5 8M3 3l18 18'

function Unavailable({ alt }: { alt: string }) {
  return (
    <>
      <span data-item={ITEM.contour} className="absolute inset-0 bg-line-strong rtl:mirrored" />
      <span
        className="absolute inset-e-4 bottom-3 flex items-center gap-2 text-note font-medium text-ink-muted"
        role="img"
        aria-label={alt ? words.unavailableNamed(alt) : words.unavailable}
      >
        <LineIcon path={UNAVAILABLE} className="size-4.5" />
        {words.unavailable}
      </span>
    </>
  )
}
