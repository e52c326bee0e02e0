import { words as outside } from 'virtual:words/outside'
import { words } from 'virtual:words/viewer'
import { preloadToasts } from '../../page/toasts/showToast'
import { sharePhoto } from './sharePhoto'
import { ToolButton } from './ToolButton'
import { ToolIcon } from './ToolIcon'
import { useFullscreen } from './useFullscreen'

type Props = {
  /** The photograph's address from the root. The window's address may be older. */
  path: string
  download: { href: string; name: string } | undefined
  isEnlarged: boolean
  onZoom: () => void
  isPlaying: boolean
  canPlay: boolean
  onPlay: () => void
  areKeysShown: boolean
  onKeys: () => void
}

/** The tools. They require script and are not prerendered. */
export function ViewerTools({
  path,
  download,
  isEnlarged,
  onZoom,
  isPlaying,
  canPlay,
  onPlay,
  areKeysShown,
  onKeys,
}: Props) {
  const { isFull, toggle } = useFullscreen()
  const isOwn = download?.href.startsWith('/')
  return (
    <>
      <ToolButton
        name={words.keys}
        icon="keys"
        className="narrow:hidden no-hover:hidden"
        aria-expanded={areKeysShown}
        onClick={onKeys}
      />
      <ToolButton
        name={isEnlarged ? words.zoomOut : words.zoomIn}
        icon={isEnlarged ? 'smaller' : 'larger'}
        onClick={onZoom}
      />
      <ToolButton
        name={words.share}
        icon="share"
        onClick={() => void sharePhoto(path)}
        onPointerEnter={preloadToasts}
        onFocus={preloadToasts}
      />
      {download && (
        <a
          className="viewer-tool transition-color hover:text-accent sideways:order-3"
          aria-label={isOwn ? words.download : `${words.download} ${outside.newTab}`}
          href={download.href}
          // Browsers ignore `download` for other hosts and open the file.
          download={download.name}
          target={isOwn ? undefined : '_blank'}
          rel="noopener noreferrer"
        >
          <ToolIcon name="download" />
        </a>
      )}
      {document.fullscreenEnabled && (
        <ToolButton
          name={isFull ? words.leaveFullScreen : words.fullScreen}
          icon={isFull ? 'less' : 'full'}
          onClick={toggle}
        />
      )}
      <ToolButton
        name={isPlaying ? words.pause : words.play}
        icon={isPlaying ? 'pause' : 'play'}
        data-toggles-slideshow
        aria-disabled={!canPlay}
        onClick={canPlay ? onPlay : undefined}
      />
    </>
  )
}
