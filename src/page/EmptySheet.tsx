import { PART } from '../document'

/** What stands in place of a list without entries (R4): a map sheet with neat line and graticule. */
export function EmptySheet() {
  return (
    <>
      <ul className="sr-only" />
      <div
        data-part={PART['empty-album']}
        className="min-h-[calc(100svh-var(--bar)-11.875rem)] border border-line-strong bg-[url(/src/page/graticule.svg)] bg-size-[120px_120px] bg-repeat-round"
      />
    </>
  )
}
