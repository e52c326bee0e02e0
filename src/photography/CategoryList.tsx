import type { Covers } from '../content/lists'
import { listedCategories } from '../content/site'
import type { CategoryId } from '../content/schema'
import { useStore } from '../store'
import { CONTENT_WIDTH } from './bands'
import { Plate } from './Plate'
import { type PlateBox, plateSizes } from './plateSizes'
import { useKeptPlace } from './useKeptPlace'

const [narrow, middle, , wide] = CONTENT_WIDTH
/** The boxes of the spread (photography.css), measured at DESIGN's three widths. */
const BOXES: Record<CategoryId, PlateBox[]> = {
  landscape: [
    { from: 1024, width: `(${wide})*.747`, ratio: 1016 / 485 },
    { from: 701, width: middle, ratio: 784 / 464 },
    { from: 0, width: narrow, ratio: 3 / 2 },
  ],
  portraits: [
    { from: 1024, width: `(${wide})*.241`, ratio: 328 / 800 },
    { from: 701, width: `(${middle})*.492`, ratio: 386 / 536 },
    { from: 0, width: narrow, ratio: 4 / 5 },
  ],
  animals: [
    { from: 1024, width: `(${wide})*.41`, ratio: 557 / 299 },
    { from: 701, width: `(${middle})*.492`, ratio: 386 / 261 },
    { from: 0, width: narrow, ratio: 3 / 2 },
  ],
  misc: [
    { from: 1024, width: `(${wide})*.326`, ratio: 443 / 299 },
    { from: 701, width: `(${middle})*.492`, ratio: 386 / 261 },
    { from: 0, width: narrow, ratio: 3 / 2 },
  ],
}

/** The four categories as one spread, fitted to the window. */
export function CategoryList({ covers }: { covers: Covers }) {
  const list = useKeptPlace()
  const enterCategory = useStore((s) => s.enterCategory)
  return (
    <ul ref={list} className="cats">
      {listedCategories().map(({ id, name, path }, i) => (
        <Plate
          key={id}
          id={id}
          place="category"
          name={name}
          cover={covers[id]}
          sizes={plateSizes(BOXES[id], covers[id])}
          first={i < 2}
          link={
            id === 'landscape' || id === 'portraits'
              ? { to: `/photography/${id}` }
              : { to: '/photography/$album', params: { album: path } }
          }
          onChoose={() => enterCategory(id)}
        />
      ))}
    </ul>
  )
}
