import { useEffect, useState } from 'react'
import { bringIn, filesOf } from './bringing'
import { number } from './words'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped anywhere; while they are over the page, a frame says so. */
export function DropZone() {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const end = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', take: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          take(event)
        },
        { signal: end.signal },
      )
    listen('dragover', ({ dataTransfer }) => setCount(dataTransfer!.items.length))
    // Out of the window, not from one element to the next.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setCount(undefined))
    listen('drop', (event) => {
      setCount(undefined)
      void filesOf(event).then(bringIn)
    })
    return () => end.abort()
  }, [])
  return (
    count !== undefined && (
      <div className="pointer-events-none fixed inset-0 z-2 border-3 border-accent">
        <p className="absolute inset-s-0 bottom-0 bg-paper px-4 py-3 font-semibold">
          {`Let go to bring ${count === 1 ? 'this' : `these ${number(count)}`} in.`}
        </p>
      </div>
    )
  )
}
