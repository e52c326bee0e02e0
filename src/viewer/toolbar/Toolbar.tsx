import type { MouseEvent, ReactNode, RefObject } from 'react'
import { words } from 'virtual:words/viewer'
import { PART } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { Icon } from '../../page/Icon'
import { isPlainClick } from '../../page/input/isPlainClick'

type Props = {
  albumTitle: string
  /** The address of the photograph's tile in its album. */
  albumHref: string
  onClose: () => void
  closeRef: RefObject<HTMLAnchorElement | null>
  index: number
  count: number
  alt: string
  isPlaying: boolean
  children: ReactNode
}

export function Toolbar({
  albumTitle,
  albumHref,
  onClose,
  closeRef,
  index,
  count,
  alt,
  isPlaying,
  children,
}: Props) {
  const close = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClose()
  }
  return (
    <div
      // On a phone in landscape the close button is beside the counter, and the tools wrap below.
      className="relative z-1 flex items-center px-margin area-top sideways:flex-wrap sideways:ps-2 sideways:pe-1.5 sideways:pt-1 sideways:after:order-2 sideways:after:w-full"
      data-part={PART['viewer-top']}
    >
      <a
        className="absolute z-1 -ms-1.5 flex min-h-12 items-center bg-paper px-1.5 text-label font-medium not-focus-visible:sr-only"
        data-part={PART['to-album']}
        href={albumHref}
        onClick={close}
      >
        <FontFallback text={words.backTo(albumTitle)} />
      </a>
      {/* Translation software replaces text nodes, so each text has its own element. */}
      <p
        // Clipped, so that the close button stays inside a narrow window.
        className="me-auto min-w-0 overflow-hidden text-label font-medium whitespace-nowrap narrow:leading-tight narrow:whitespace-normal sideways:ms-2.5 sideways:flex-1"
        role="status"
        aria-atomic="true"
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        <span>{words.position(index + 1)}</span>{' '}
        <span className="font-normal text-ink-muted">{words.of(count)}</span>
        {alt && <span className="sr-only">{`, ${alt}`}</span>}
      </p>
      {children}
      <a
        ref={closeRef}
        className="-me-3.5 viewer-tool transition-color hover:text-accent narrow:-me-2 sideways:order-1 sideways:me-0"
        aria-label={words.close}
        href={albumHref}
        onClick={close}
      >
        <Icon name="close" className="size-7" />
      </a>
    </div>
  )
}
