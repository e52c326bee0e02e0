import { Link } from '@tanstack/react-router'
import { words } from 'virtual:words/search'
import { yearPath } from '../content/addresses'
import { type SearchIndex, yearsOf } from '../content/searchIndex'
import { PART } from '../document'
import type { FoundAnswer } from './useAnswer'

/** The most years of a complete scale. A longer one leaves out years without photographs. */
const SCALE = 18

const CELL = 'flex min-h-11 flex-col justify-end gap-[5px] text-note leading-note'

type Props = {
  index: SearchIndex
  /** Without a query, years link to their pages. */
  found: FoundAnswer | undefined
  chosen: number | undefined
}

/** The years as a scale bar, filled if a year has results. With a query, years filter the results. */
export function Years({ index, found, chosen }: Props) {
  const known = yearsOf(index, found?.all.numbers)
  const [first, last] = [known[0]?.year, known.at(-1)?.year]
  if (first === undefined || last === undefined) return null
  const counts = new Map(known.map(({ year, count }) => [year, count]))
  const shown =
    last - first < SCALE
      ? Array.from({ length: last - first + 1 }, (_, i) => first + i)
      : known.map(({ year }) => year)
  return (
    <ul
      data-part={PART.years}
      aria-label={words.years}
      className="year-scale wide:max-w-170 medium:max-w-170"
    >
      {shown.map((year) => {
        const count = counts.get(year) ?? 0
        const isChosen = year === chosen
        return (
          <li key={year} className="year-cell">
            {count === 0 && !isChosen ? (
              <span className={`${CELL} font-medium text-ink-muted`}>{year}</span>
            ) : (
              <Link
                {...(found
                  ? ({
                      to: '/photography/search',
                      search: { q: found.text, ...(isChosen ? {} : { year: String(year) }) },
                      replace: true,
                      resetScroll: false,
                    } as const)
                  : { to: yearPath(year) })}
                data-filled={count > 0 ? '' : undefined}
                aria-current={isChosen || undefined}
                activeOptions={{ exact: true, includeSearch: true }}
                className={`${CELL} font-semibold-small transition-color hover:text-accent aria-[current=true]:text-accent`}
              >
                {words.year(year, count)}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
