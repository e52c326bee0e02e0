import type { ReactNode } from 'react'
import { LineIcon } from '../../../page/Icon'
import { CoverFace } from '../../../photography/lists/Cover'
import { coverClassName, coverSizes } from '../../../photography/lists/coverSizes'
import { useTable } from '../tableStore'
import { ICONS } from '../tools/Tool'
import { photographs, words } from '../words/words'
import type { Listed } from './catalogLists'

type Props = { entry: Listed; isChosen: boolean; children: ReactNode }

/** A cover as the site shows it, with its place, visibility and settings button below. */
export function ListedCover({ entry, isChosen, children }: Props) {
  const { id, name, year, cover, level, count, boxes, open } = entry
  return (
    <li aria-label={name} className={`relative ${coverClassName(boxes)}`}>
      <button
        type="button"
        className={`group absolute inset-0 text-start ${cover ? '' : 'border border-line-strong'} ${isChosen ? 'shadow-selected forced-colors:outline-4' : ''}`}
        onClick={open}
      >
        <span className="sr-only">Open </span>
        <CoverFace {...{ name, year }} photo={cover} sizes={coverSizes(boxes, cover)} isFirst />
      </button>
      <div className="@container absolute inset-x-0 top-full flex min-h-11 items-center gap-x-2.5 text-note font-medium whitespace-nowrap">
        {children}
        <span className="font-semibold">{words.levels[level].split(':')[0]}</span>
        {count !== undefined && (
          <span className="text-ink-muted @max-[22rem]:hidden">{photographs(count)}</span>
        )}
        <button
          type="button"
          data-settings={id}
          aria-label={`Settings of ${name}`}
          aria-expanded={isChosen}
          className="ms-auto icon-button transition-color hover:text-accent"
          onClick={() => useTable.setState({ settings: id })}
        >
          <LineIcon path={ICONS.settings} />
        </button>
      </div>
    </li>
  )
}
