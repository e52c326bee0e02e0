import { useEffect, useState } from 'react'
import { copy } from '../shell/copy'
import { readyToast, say } from '../shell/say'
import { ToolIcon } from './ToolIcon'

type Props = {
  /** The address of the photograph shown, from the root: the window's own may come later. */
  path: string
  isEnlarged: boolean
  onZoom: () => void
  isPlaying: boolean
  canPlay: boolean
  onPlay: () => void
  areKeysShown: boolean
  onKeys: () => void
}

/** Hands a photograph's address on: by the system's sheet where there is one, else copied. */
async function share(path: string) {
  const { title } = document
  const url = new URL(path, window.location.href).href
  try {
    if (navigator.share) return await navigator.share({ title, url })
  } catch (error) {
    // Closed without a choice; nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return
  }
  if (await copy(url)) await say('Link copied to the clipboard!')
  else await say('Could not be copied. Copy it from the address bar.', 'failed')
}

function useFullscreen() {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
  const toggle = () => {
    // The whole document, so that toasts are seen over it.
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => say('The browser does not allow the full screen here.', 'failed'))
  }
  return { isFull, toggle }
}

/** What the browser offers beside the photograph itself. Printed pages have none of it. */
export function Tools({
  path,
  isEnlarged,
  onZoom,
  isPlaying,
  canPlay,
  onPlay,
  areKeysShown,
  onKeys,
}: Props) {
  const { isFull, toggle } = useFullscreen()
  return (
    <>
      <button
        type="button"
        className="tool keys-tool"
        aria-label="Keys"
        aria-expanded={areKeysShown}
        onClick={onKeys}
      >
        <ToolIcon name="keys" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={isEnlarged ? 'Zoom out' : 'Zoom in'}
        onClick={onZoom}
      >
        <ToolIcon name={isEnlarged ? 'smaller' : 'larger'} />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Share"
        onClick={() => void share(path)}
        onPointerEnter={readyToast}
        onFocus={readyToast}
      >
        <ToolIcon name="share" />
      </button>
      {document.fullscreenEnabled && (
        <button
          type="button"
          className="tool"
          aria-label={isFull ? 'Leave full screen' : 'Full screen'}
          onClick={toggle}
        >
          <ToolIcon name={isFull ? 'less' : 'full'} />
        </button>
      )}
      <button
        type="button"
        className="tool"
        data-plays
        aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
        aria-disabled={!canPlay}
        onClick={canPlay ? onPlay : undefined}
      >
        <ToolIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  )
}
