import { useTable } from './tableStore'

/** The album's scale bar: a segment for each photograph, those that are selected higher. The words say the number. */
export function ScaleBar() {
  const photos = useTable((s) => s.album!.photos)
  const selected = useTable((s) => s.selected)
  return (
    <div aria-hidden="true" className="flex h-3.75 items-end">
      {photos.map(({ id }, i) => (
        <span
          key={id}
          className={`flex-1 border-y first:border-s last:border-e ${
            selected.has(id)
              ? '-mb-0.5 h-2.25 border-accent bg-accent forced-colors:bg-highlight'
              : `h-1.25 border-ink ${i % 2 ? '' : 'bg-ink forced-colors:bg-canvas-text'}`
          }`}
        />
      ))}
    </div>
  )
}
