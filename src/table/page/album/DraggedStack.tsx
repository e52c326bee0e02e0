import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ratioOf } from '../../../images/ratioOf'
import { sources } from '../../../images/sources'
import type { AlbumState } from '../../contract'
import { placeIn } from './order'
import { idsNow, useTable } from '../tableStore'
import { words } from '../words/words'

const SHEET = 'absolute inset-0 border-3 border-paper bg-paper outline outline-line-strong'

const follow = (stack: HTMLElement | null) =>
  monitorForElements({
    onDrag({ location }) {
      const { clientX: x, clientY: y } = location.current.input
      // The label, at the bottom left of the stack, stays in the window.
      if (stack) stack.style.translate = `max(${x}px, 108px) min(${y}px, 100vh - 100% + 20px)`
    },
  })

/** Follows the pointer during a drag, with a label that says where the photographs would go. */
export function DraggedStack({ photos }: Pick<AlbumState, 'photos'>) {
  const lift = useTable((s) => (s.lift?.by === 'pointer' ? s.lift : undefined))
  const first = photos.find(({ id }) => lift?.ids.has(id))
  if (!lift || !first) return null
  const { src } = first.photo
  const count = lift.ids.size
  return (
    <div
      ref={follow}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-1 -mt-5 -ml-25 w-59 [translate:-100vw_0] [will-change:translate]"
      style={{ aspectRatio: ratioOf(first.photo) }}
    >
      {count > 2 && <span className={`${SHEET} translate-4`} />}
      {count > 1 && <span className={`${SHEET} translate-2`} />}
      <span className={SHEET}>
        {src !== '' && <img {...sources(first.photo)} sizes="236px" alt="" className="size-full" />}
        <span className="absolute bottom-0 left-0 bg-paper py-1.5 pe-3.5 text-note font-semibold whitespace-nowrap">
          {words.dragged(count, placeIn(idsNow(), lift.ids, lift.to.gap))}
        </span>
      </span>
    </div>
  )
}
