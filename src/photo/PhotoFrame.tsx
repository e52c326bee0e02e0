import { type CSSProperties, useCallback, useRef, useState } from 'react'
import type { Photo } from '../content/schema'
import { inJpeg, sources } from '../images/sources'
import { whenSeen } from './whenSeen'

/** Assumed until a photo without known pixels has loaded. */
const ASSUMED = { width: 3, height: 2 }

type Props = {
  photo: Photo
  /** How wide the picture is drawn, in CSS. */
  sizes: string
  alt: string
  /** When it is asked for: before anything else, at once but after the rest, or when it comes near. */
  ask?: 'first' | 'soon' | 'near'
  /** The address of a smaller file of the same picture that is here already. */
  under?: string | undefined
}

/**
 * One picture in its reserved box: a bed of its own colours until it has come, a calm tile when it
 * does not. Before any script the picture just appears; nothing is ever hidden by a script that fails.
 */
export function PhotoFrame({ photo, sizes, alt, ask = 'near', under }: Props) {
  const [state, setState] = useState<'printed' | 'loading' | 'shown' | 'broken'>('printed')
  const { mirror } = photo
  const [isMirrored, setMirrored] = useState(false)
  // A host that fails has a copy of ours in its place, where there is one.
  const fail = useCallback(
    () => (mirror && !isMirrored ? setMirrored(true) : setState('broken')),
    [mirror, isMirrored],
  )
  // A larger file that does not come must not take away the smaller one that is there.
  const good = useRef<string>(undefined)
  const [held, setHeld] = useState<string>()
  const drawn = held ?? sizes
  const attend = useCallback(
    (img: HTMLImageElement | null) => {
      if (!img) return
      // What happened to the picture before this script came can only be read off it.
      if (img.complete) {
        if (img.naturalWidth === 0) fail()
        else good.current = img.sizes
        return
      }
      // One that comes before it is seen has kept nobody waiting: it is just there.
      if (ask !== 'near') setState('loading')
      else
        return whenSeen(img.closest('.frame')!, () => {
          if (!img.complete) setState('loading')
        })
    },
    [fail, ask],
  )
  // Decoded before it is shown, or a large one would stop what moves.
  const show = async (img: HTMLImageElement) => {
    good.current = img.sizes
    if (state !== 'loading') return
    await img.decode().catch(() => {})
    setState((now) => (now === 'loading' ? 'shown' : now))
  }
  const { width = ASSUMED.width, height = ASSUMED.height, color, placeholder } = photo
  const bed: CSSProperties = {
    ...(color ? { backgroundColor: color } : {}),
    ...(under || placeholder
      ? { backgroundImage: `url("${under ?? `data:image/webp;base64,${placeholder}`}")` }
      : {}),
  }
  const from = (isMirrored && mirror) || photo
  const offer = sources(from)
  const picture = (
    <img
      key={from.src}
      ref={attend}
      {...(photo.jpeg ? inJpeg(offer) : offer)}
      sizes={drawn}
      alt={alt}
      width={width}
      height={height}
      loading={ask === 'near' ? 'lazy' : 'eager'}
      decoding="async"
      {...(ask === 'near' ? {} : { fetchPriority: ask === 'first' ? 'high' : 'low' })}
      onLoad={({ currentTarget }) => void show(currentTarget)}
      onError={() => (good.current && good.current !== drawn ? setHeld(good.current) : fail())}
    />
  )
  return (
    <span className="frame" data-state={state}>
      {state !== 'broken' && <span className="bed" style={bed} />}
      {state === 'loading' && !under && <span className="contour" />}
      {state === 'broken' ? (
        <Unavailable alt={alt} />
      ) : photo.jpeg ? (
        <picture>
          <source type="image/avif" srcSet={offer.srcSet ?? offer.src} sizes={drawn} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </span>
  )
}

function Unavailable({ alt }: { alt: string }) {
  return (
    <>
      <span className="contour" />
      <span
        className="note"
        role="img"
        aria-label={alt ? `${alt} (image unavailable)` : 'Image unavailable'}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M3 19 9.5 8l4 6.5L16 11l5 8M3 3l18 18" />
        </svg>
        Image unavailable
      </span>
    </>
  )
}
