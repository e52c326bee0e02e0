import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { sources } from '../../../images/sources'
import type { TablePhoto } from '../../contract'
import { act } from '../state/editing'
import { speak } from '../state/tableStore'

type Point = [x: number, y: number]
const within = (at: number) => Math.min(100, Math.max(0, Math.round(at)))

/** The distance that an arrow key moves the point: x and y, in %. */
const STEPS: Record<string, Point> = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }

/** The point of the cover that stays visible in a crop. A drag or arrow keys move it, ten times as far with Shift. */
export function FocalPoint({ one, tabIndex }: { one: TablePhoto; tabIndex: number }) {
  const { id, photo } = one
  const [moved, setMoved] = useState<Point>()
  const [side, setSide] = useState<'left' | 'right'>()
  const table = document.querySelector('[data-light-table]')
  const [x, y] = moved ?? photo.focus ?? [50, 50]
  const position = `${x} % from the left, ${y} % from the top`
  const move = (point: Element, left: number, top: number) => {
    setMoved([within(left), within(top)])
    setSide(point.getBoundingClientRect().left < window.innerWidth / 2 ? 'right' : 'left')
  }
  const follow = ({ clientX, clientY, buttons, currentTarget }: PointerEvent) => {
    if (!(buttons & 1)) return
    const { left, top, width, height } = currentTarget.parentElement!.getBoundingClientRect()
    move(currentTarget, ((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key.replace('Arrow', '')]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    move(event.currentTarget, x + by[0] * far, y + by[1] * far)
  }
  const write = () => {
    if (!moved) return
    if (String(moved) !== String(photo.focus)) act({ type: 'focus', photo: id, at: moved })
    speak(`Focal point ${position}`)
    setMoved(undefined)
  }
  // With keys, the crops stay until the point loses the focus.
  const leave = () => {
    write()
    setSide(undefined)
  }
  return (
    <>
      {side && createPortal(<Crops {...{ photo, side }} at={`${x}% ${y}%`} />, table!)}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`Focal point of the cover, ${position}. Arrow keys move it`}
        className="absolute z-1 -m-5.5 icon-button cursor-move touch-none"
        style={{ left: `${x}%`, top: `${y}%` }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={follow}
        onPointerUp={leave}
        onKeyDown={step}
        onKeyUp={write}
        onBlur={leave}
      >
        <svg viewBox="0 0 30 30" className="size-7.5 fill-none" aria-hidden="true">
          <path d={CROSS} stroke="white" strokeWidth="5" />
          <path d={CROSS} stroke="black" strokeWidth="2" />
        </svg>
      </button>
    </>
  )
}

const CROSS = 'M15 1v10M15 19v10M1 15h10M19 15h10'
const CROPS = [21 / 9, 3 / 2, 4 / 5] // the ratios at which lists show a cover

const Crops = ({ photo, at, side }: { photo: TablePhoto['photo']; at: string; side: string }) => (
  <div
    aria-hidden="true"
    className={`pointer-events-none fixed top-bar-row z-2 grid gap-3 bg-paper p-4 narrow:inset-x-0 narrow:top-auto narrow:bottom-0 narrow:grid-cols-3 ${side === 'right' ? 'right-0' : 'left-0'}`}
  >
    {CROPS.map((aspectRatio) => (
      <img
        key={aspectRatio}
        {...sources(photo)}
        sizes="184px"
        alt=""
        className="w-46 object-cover narrow:w-full"
        style={{ aspectRatio, objectPosition: at }}
      />
    ))}
  </div>
)
